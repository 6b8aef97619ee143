#include "onnxgen/file/system/device_links.h"

namespace onnxgen::io::system {

DeviceLink device_link_of(const std::string&) {
  return {};
}

}  // namespace onnxgen::io::system

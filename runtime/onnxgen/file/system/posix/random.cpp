#include "onnxgen/file/system/random.h"

#include <unistd.h>

namespace onnxgen::io::system {

bool fill_random(void* bytes, std::size_t count) noexcept {
  return ::getentropy(bytes, count) == 0;
}

}  // namespace onnxgen::io::system

#include "onnxgen/onnx/encoded_input.h"

#include <cstring>

namespace onnxgen::io {

EncodedInput encoded_input(std::string_view bytes, WireForm form) {
  const auto read = [bytes](std::uint64_t offset, void* to, std::size_t count) {
    std::memcpy(to, bytes.data() + offset, count);
    return Status();
  };
  return {read, bytes.size(), form, bytes};
}

}  // namespace onnxgen::io

#include "onnxgen/io/load/recognize_tensors.h"

#include <cstdint>

#include "onnxgen/wire/varint.h"

namespace onnxgen::io {

const char* text_of(TensorsKind kind) noexcept {
  switch (kind) {
    case TensorsKind::kNone:
      break;
    case TensorsKind::kTensor:
      return "a tensor (TensorProto)";
    case TensorsKind::kSequence:
      return "a sequence of tensors (SequenceProto)";
  }
  return "";
}

// Field 2 is an integer in all three messages, but a string in a model. The first bytes are sufficient, because fields
// are written in the order of their numbers.
bool may_hold_tensors(std::string_view first_bytes) noexcept {
  const char* at = first_bytes.data();
  const char* const end = at + first_bytes.size();
  while (at != end) {
    std::uint32_t tag = 0;
    std::uint64_t number = 0;
    at = wire::read_tag(at, end, tag);
    if (at == nullptr || tag >> 3 > 2) return false;
    if (tag == (2 << 3)) return true;
    at = wire::read_varint(at, end, number);
    if (at == nullptr) return false;
    const bool has_length = (tag & 7) == 2;
    if (has_length && number > static_cast<std::uint64_t>(end - at)) return false;
    if (has_length) at += number;
  }
  return false;
}

}  // namespace onnxgen::io

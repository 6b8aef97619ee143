#include "onnxgen/io/load/recognize_tensors.h"

#include <algorithm>
#include <cstdint>
#include <string>

#include "onnxgen/file/error.h"
#include "onnxgen/onnx/encoded_input.h"
#include "onnxgen/onnx/encoded_tensors.h"
#include "onnxgen/wire/varint.h"

namespace onnxgen::io {
namespace {

// These functions apply the rules of is_tensor() and is_tensor_sequence().
bool is_encoded_tensor(const TensorRecord& tensor) {
  return tensor.type != ElementType::kUndefined && !tensor.has_segment &&
         (!tensor.dims.empty() || tensor.raw.length != 0 || tensor.typed.count != 0);
}

bool is_encoded_sequence(const EncodedTensors& found) {
  const auto is_element = [](const EncodedMessage& message) {
    return message.parent == kNoIndex && message.tensor != kNoIndex;
  };
  const auto has_type = [](const TensorRecord& tensor) { return tensor.type != ElementType::kUndefined; };
  return std::any_of(found.messages.begin(), found.messages.end(), is_element) &&
         std::all_of(found.tensors.begin(), found.tensors.end(), has_type);
}

bool find_all(std::string_view bytes, WireKind kind, const ParseOptions& options, EncodedTensors& found) {
  WalkLimits limits;
  limits.max_depth = options.max_depth;
  limits.max_memory = options.max_allocated_bytes;
  return bool{find_tensors(encoded_input(bytes, kind), limits, found)};
}

TensorsKind kind_of(std::string_view bytes, const ParseOptions& options) {
  EncodedTensors single;
  if (find_all(bytes, WireKind::kTensor, options, single) && is_encoded_tensor(single.tensors.front())) {
    return TensorsKind::kTensor;
  }
  EncodedTensors sequence;
  const bool is_sequence = find_all(bytes, WireKind::kSequence, options, sequence) && is_encoded_sequence(sequence);
  return is_sequence ? TensorsKind::kSequence : TensorsKind::kNone;
}

}  // namespace

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

Status explained_by_tensors(const Status& status, std::string_view bytes, const ParseOptions& options) {
  const bool is_about_bytes = !status.path().empty();
  const TensorsKind kind = is_about_bytes ? kind_of(bytes, options) : TensorsKind::kNone;
  if (kind == TensorsKind::kNone) return status;
  const char* const type = kind == TensorsKind::kTensor ? "onnx::TensorProto" : "onnx::SequenceProto";
  return failure(status.code(), {},
                 status.path() + " at byte " + std::to_string(status.offset()) + "; this is " + text_of(kind) +
                     ", not a model; load it as " + type);
}

}  // namespace onnxgen::io

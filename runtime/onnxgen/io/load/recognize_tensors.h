// Recognizes files that hold tensors outside a model, as ONNX's test data does (input_0.pb).
#pragma once

#include <string_view>
#include <type_traits>

#include "onnxgen/error/status.h"
#include "onnxgen/message/message.h"
#include "onnxgen/onnx/element_type.h"
#include "onnxgen/onnx/external_data.h"

namespace onnxgen::io {

enum class TensorsKind {
  kNone,      // another file, such as a model
  kTensor,    // a TensorProto
  kSequence,  // a SequenceProto or an OptionalProto
};

// Returns the kind for an error text, for example "a tensor (TensorProto)". Empty for kNone.
const char* text_of(TensorsKind kind) noexcept;

// Returns whether the first bytes of a file can be those of a TensorProto, SequenceProto or OptionalProto. Those of a
// model cannot.
bool may_hold_tensors(std::string_view first_bytes) noexcept;

// Returns the failure of a parse as a model. If all of the bytes can be parsed as a TensorProto or SequenceProto
// instead, the failure says so.
Status explained_by_tensors(const Status& status, std::string_view bytes, const ParseOptions& options);

template <class Tensor>
bool is_tensor(const Tensor& tensor) {
  return element_type(tensor.data_type()) != ElementType::kUndefined && !tensor.has_segment() &&
         (tensor.dims_size() != 0 || holds_elements(tensor));
}

// elem_type uses the same numbers in SequenceProto and OptionalProto: 1 for tensors, 3 for sequences.
template <class Sequence>
bool is_tensor_sequence(const Sequence& sequence) {
  if (sequence.elem_type() != Sequence::TENSOR || sequence.tensor_values_size() == 0) return false;
  if (!sequence.unknown_fields().empty()) return false;  // a segment of a tensor
  for (const auto& tensor : sequence.tensor_values()) {
    if (!tensor.has_data_type()) return false;
  }
  return true;
}

// Reads the tensors of a file into `values`, a new SequenceProto. load(message) parses the file as the message and
// returns whether it is one.
template <class Sequence, class Load>
TensorsKind read_tensors(std::string_view first_bytes, const Load& load, Sequence& values) {
  if (!may_hold_tensors(first_bytes)) return TensorsKind::kNone;
  std::decay_t<decltype(values.tensor_values(0))> tensor;
  if (load(tensor) && is_tensor(tensor)) {
    *values.add_tensor_values() = tensor;
    return TensorsKind::kTensor;
  }
  return load(values) && is_tensor_sequence(values) ? TensorsKind::kSequence : TensorsKind::kNone;
}

}  // namespace onnxgen::io

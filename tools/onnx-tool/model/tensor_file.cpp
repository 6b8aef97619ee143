#include "model/tensor_file.h"

#include <cstdint>
#include <string_view>

#include "onnxgen/io/load.h"
#include "onnxgen/wire/varint.h"

namespace onnx_tool {
namespace {

namespace io = onnxgen::io;

// The file is read into memory: the message outlives the source.
template <class M>
bool load_whole(const Source& source, M& message) {
  io::LoadOptions options;
  options.holding = io::Holding::kOwned;
  options.load_external_data = false;
  if (source.is_stream()) return bool{io::try_load_from_memory(source.held().bytes, message, options)};
  return bool{io::try_load(source.name(), message, options)};
}

// Returns whether field 2 is an integer. It is one in all three messages, but a string in a model. The first bytes are
// sufficient, because fields are written in the order of their numbers.
bool may_hold_tensors(std::string_view first_bytes) {
  const char* at = first_bytes.data();
  const char* const end = at + first_bytes.size();
  while (at != end) {
    std::uint32_t tag = 0;
    std::uint64_t number = 0;
    at = onnxgen::wire::read_tag(at, end, tag);
    if (at == nullptr || tag >> 3 > 2) return false;
    if (tag == (2 << 3)) return true;
    at = onnxgen::wire::read_varint(at, end, number);
    if (at == nullptr) return false;
    const bool has_length = (tag & 7) == 2;
    if (has_length && number > static_cast<std::uint64_t>(end - at)) return false;
    if (has_length) at += number;
  }
  return false;
}

bool is_tensor(const onnx::TensorProto& tensor) {
  return io::element_type(tensor.data_type()) != io::ElementType::kUndefined && !tensor.has_segment() &&
         (tensor.dims_size() != 0 || io::holds_elements(tensor));
}

// elem_type uses the same numbers in SequenceProto and OptionalProto: 1 for tensors, 3 for sequences.
bool is_sequence(const onnx::SequenceProto& sequence) {
  if (sequence.elem_type() != onnx::SequenceProto::TENSOR || sequence.tensor_values_size() == 0) return false;
  for (const onnx::TensorProto& tensor : sequence.tensor_values()) {
    if (!tensor.has_data_type()) return false;
  }
  return true;
}

}  // namespace

std::optional<TensorFile> open_tensor_file(const Source& source) {
  if (source.format() != Format::kOnnx || !may_hold_tensors(source.first_bytes())) return std::nullopt;
  TensorFile file;
  onnx::TensorProto tensor;
  if (load_whole(source, tensor) && is_tensor(tensor)) {
    *file.values.add_tensor_values() = tensor;
    return file;
  }
  file.is_sequence = true;
  if (load_whole(source, file.values) && is_sequence(file.values)) return file;
  return std::nullopt;
}

const char* kind_text(const TensorFile& file) noexcept {
  return file.is_sequence ? "a sequence of tensors (SequenceProto)" : "a tensor (TensorProto)";
}

}  // namespace onnx_tool

#include "model/raw_tensor.h"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "failure.h"
#include "onnxgen/io/convert_external.h"
#include "onnxgen/onnx/element_type.h"

namespace onnx_tool {

namespace io = onnxgen::io;

namespace {

// Returns whether an entry of int32_data or uint64_data is a value of the type, if that is an integer type or bool.
// Entries of other types are bits, which exporters store as signed or unsigned numbers.
bool is_value_of(io::ElementType type, std::int64_t entry) {
  using Type = io::ElementType;
  const bool is_signed = type == Type::kInt8 || type == Type::kInt16;
  const bool is_unsigned =
      type == Type::kBool || type == Type::kUint8 || type == Type::kUint16 || type == Type::kUint32;
  if (is_signed) return entry < std::int64_t{1} << (io::element_bits(type) - 1);
  return !is_unsigned || entry >= 0;
}

bool has_values_of_its_type(const onnx::TensorProto& tensor) {
  const io::ElementType type = io::element_type(tensor.data_type());
  const auto is_value = [type](auto entry) { return is_value_of(type, static_cast<std::int64_t>(entry)); };
  return std::all_of(tensor.int32_data().begin(), tensor.int32_data().end(), is_value) &&
         std::all_of(tensor.uint64_data().begin(), tensor.uint64_data().end(), is_value);
}

}  // namespace

void make_raw(onnx::TensorProto& tensor) {
  if (!has_values_of_its_type(tensor)) return;
  io::ExternalDataOptions options;
  options.size_threshold = 0;
  options.allow_size_mismatch = true;
  io::RawForm form;
  onnxgen::Status made;
  check(io::serialize_message(tensor, true, [&](const onnxgen::Span* spans, std::size_t count) {
    made = io::make_raw_form(spans, count, options, form);
    return true;
  }));
  check(made);
  if (form.length == 0 || form.is_raw) return;
  io::clear_elements(tensor);
  tensor.set_raw_data(std::move(form.converted));
}

}  // namespace onnx_tool

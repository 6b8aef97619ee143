#include "tensor_text.h"

#include <iomanip>
#include <iterator>
#include <optional>
#include <sstream>
#include <string_view>

#include "type_text.h"

namespace {

// Bits that an element takes in raw data; nothing for strings and for types that this schema does not know.
std::optional<std::uint64_t> element_bits(std::int32_t data_type) {
  using onnx::TensorProto;
  if (!TensorProto::DataType_IsValid(data_type)) return std::nullopt;
  switch (static_cast<TensorProto::DataType>(data_type)) {
    case TensorProto::UINT2:
    case TensorProto::INT2:
      return 2;
    case TensorProto::UINT4:
    case TensorProto::INT4:
    case TensorProto::FLOAT4E2M1:
      return 4;
    case TensorProto::UINT8:
    case TensorProto::INT8:
    case TensorProto::BOOL:
    case TensorProto::FLOAT8E4M3FN:
    case TensorProto::FLOAT8E4M3FNUZ:
    case TensorProto::FLOAT8E5M2:
    case TensorProto::FLOAT8E5M2FNUZ:
    case TensorProto::FLOAT8E8M0:
      return 8;
    case TensorProto::UINT16:
    case TensorProto::INT16:
    case TensorProto::FLOAT16:
    case TensorProto::BFLOAT16:
      return 16;
    case TensorProto::FLOAT:
    case TensorProto::INT32:
    case TensorProto::UINT32:
      return 32;
    case TensorProto::DOUBLE:
    case TensorProto::INT64:
    case TensorProto::UINT64:
    case TensorProto::COMPLEX64:
      return 64;
    case TensorProto::COMPLEX128:
      return 128;
    case TensorProto::STRING:
    case TensorProto::UNDEFINED:
      break;
  }
  return std::nullopt;
}

}  // namespace

std::uint64_t tensor_bytes(const onnx::TensorProto& tensor) {
  const auto bits = element_bits(tensor.data_type());
  if (!bits) {
    std::uint64_t total = tensor.raw_data().size();
    for (const std::string_view text : tensor.string_data()) total += text.size();
    return total;
  }
  std::uint64_t total_bits = *bits;
  for (const std::int64_t dim : tensor.dims()) total_bits *= static_cast<std::uint64_t>(dim);
  return (total_bits + 7) / 8;
}

std::string bytes_text(std::uint64_t bytes) {
  static constexpr const char* kUnits[] = {"B", "KiB", "MiB", "GiB", "TiB"};
  std::size_t unit = 0;
  auto value = static_cast<double>(bytes);
  for (; value >= 1024 && unit + 1 < std::size(kUnits); ++unit) value /= 1024;
  std::ostringstream text;
  text << std::fixed << std::setprecision(unit == 0 ? 0 : 1) << value << ' ' << kUnits[unit];
  return text.str();
}

std::string tensor_text(const onnx::TensorProto& tensor) {
  std::string text = std::string(tensor.name()) + ": " + element_type_text(tensor.data_type()) + "[";
  std::string_view separator;
  for (const std::int64_t dim : tensor.dims()) {
    text.append(separator).append(std::to_string(dim));
    separator = ", ";
  }
  text += "], " + bytes_text(tensor_bytes(tensor));
  if (tensor.data_location() == onnx::TensorProto::EXTERNAL) text += " in another file";
  return text;
}

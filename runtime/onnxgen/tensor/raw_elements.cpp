#include "onnxgen/tensor/raw_elements.h"

#include <optional>

#include "onnxgen/onnx/element_type.h"
#include "onnxgen/onnx/wire_schema.h"
#include "onnxgen/wire/varint.h"

namespace onnxgen::io {
namespace {

// The field where elements of this type belong and what one entry of it takes in raw form.
struct TypedField {
  std::uint32_t number = 0;  // 0: such elements have no raw form
  unsigned width = 0;
};

TypedField typed_field(ElementType type) noexcept {
  switch (type) {
    case ElementType::kFloat:
    case ElementType::kComplex64:
      return {tensor_field::kFloatData, 4};
    case ElementType::kDouble:
    case ElementType::kComplex128:
      return {tensor_field::kDoubleData, 8};
    case ElementType::kInt64:
      return {tensor_field::kInt64Data, 8};
    case ElementType::kUint32:
      return {tensor_field::kUint64Data, 4};
    case ElementType::kUint64:
      return {tensor_field::kUint64Data, 8};
    case ElementType::kInt32:
      return {tensor_field::kInt32Data, 4};
    case ElementType::kUint16:
    case ElementType::kInt16:
    case ElementType::kFloat16:
    case ElementType::kBfloat16:
      return {tensor_field::kInt32Data, 2};
    case ElementType::kUint8:
    case ElementType::kInt8:
    case ElementType::kBool:
    case ElementType::kFloat8E4M3FN:
    case ElementType::kFloat8E4M3FNUZ:
    case ElementType::kFloat8E5M2:
    case ElementType::kFloat8E5M2FNUZ:
    case ElementType::kFloat8E8M0:
    case ElementType::kUint4:  // an entry is a byte of two or four elements
    case ElementType::kInt4:
    case ElementType::kFloat4E2M1:
    case ElementType::kUint2:
    case ElementType::kInt2:
      return {tensor_field::kInt32Data, 1};
    case ElementType::kUndefined:
    case ElementType::kString:
      break;
  }
  return {};
}

// The varints of `packed` as little-endian numbers of `width` bytes; false where they are not `size` bytes of them.
bool convert_varints(std::string_view packed, unsigned width, std::size_t size, std::string& raw) {
  const char* p = packed.data();
  const char* const end = p + packed.size();
  if (wire::count_varints(p, end) != size / width || size % width != 0) return false;
  raw.resize(size);
  for (char* to = raw.data(); p != end; to += width) {
    std::uint64_t value = 0;
    p = wire::read_varint(p, end, value);
    if (p == nullptr) return false;
    for (unsigned i = 0; i < width; ++i) to[i] = static_cast<char>(value >> 8 * i);
  }
  return true;
}

}  // namespace

std::uint64_t raw_length(const EncodedTensor& tensor) noexcept {
  if (tensor.is_segment || tensor.type == ElementType::kString) return 0;
  if (tensor.data_field == tensor_field::kRawData) return tensor.data_length;
  if (tensor.data_field == 0 || tensor.data_field != typed_field(tensor.type).number) return 0;
  const std::optional<std::uint64_t> count = element_count(tensor.dims.data(), tensor.dims.size());
  return count ? raw_size(tensor.type, *count).value_or(0) : 0;
}

bool raw_elements(const SpanInput& input, const EncodedTensor& tensor, std::vector<std::string_view>& views,
                  std::string& converted) {
  const std::uint64_t expected = raw_length(tensor);
  const bool is_fixed = tensor.data_field == tensor_field::kRawData || tensor.data_field == tensor_field::kFloatData ||
                        tensor.data_field == tensor_field::kDoubleData;
  if (is_fixed && tensor.data_length != expected) return false;
  input.append_views(tensor.data_begin, tensor.data_length, views);
  if (is_fixed) return true;
  std::string joined;
  std::string_view packed = views.empty() ? std::string_view() : views.front();
  if (views.size() > 1) {
    for (const std::string_view view : views) joined.append(view);
    packed = joined;
  }
  views.clear();
  const unsigned width = typed_field(tensor.type).width;
  if (!convert_varints(packed, width, static_cast<std::size_t>(expected), converted)) return false;
  views.push_back(converted);
  return true;
}

}  // namespace onnxgen::io

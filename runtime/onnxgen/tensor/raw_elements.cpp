#include "onnxgen/tensor/raw_elements.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "onnxgen/onnx/element_type.h"
#include "onnxgen/onnx/external_data.h"
#include "onnxgen/onnx/topology.h"
#include "onnxgen/wire/varint.h"

namespace onnxgen::io {
namespace {

// Converts the varints in `packed` to little-endian numbers of `width` bytes. Returns false if the result would not be
// exactly `size` bytes.
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

// Returns the elements if they are one contiguous run in the field that belongs to their type, and otherwise null.
const ElementRun* one_run(const TensorRecord& tensor) noexcept {
  if (tensor.has_segment || tensor.type == ElementType::kString) return nullptr;
  if (tensor.raw.field != 0) return tensor.typed.field == 0 ? &tensor.raw : nullptr;
  const ElementRun& typed = tensor.typed;
  const bool fits = typed.count == 1 && typed.is_packed && typed.field == typed_field(tensor.type);
  return fits ? &typed : nullptr;
}

// Returns the size in raw form that type and shape require, or 0 if it cannot be determined.
std::uint64_t expected_length(const TensorRecord& tensor) noexcept {
  const std::optional<std::uint64_t> count = element_count(tensor.dims.data(), tensor.dims.size());
  return count ? raw_size(tensor.type, *count).value_or(0) : 0;
}

}  // namespace

const ElementRun* raw_run(const TensorRecord& tensor) noexcept {
  const ElementRun* const run = one_run(tensor);
  if (run == nullptr || run->field == tensor_field::kRawData) return run;
  const bool is_fixed = run->field == tensor_field::kFloatData || run->field == tensor_field::kDoubleData;
  return is_fixed && run->length == expected_length(tensor) ? run : nullptr;
}

std::uint64_t raw_length(const TensorRecord& tensor) noexcept {
  const ElementRun* const run = one_run(tensor);
  if (run == nullptr) return 0;
  return run->field == tensor_field::kRawData ? run->length : expected_length(tensor);
}

Status check_elements(const SpanInput& input, const TensorRecord& tensor) {
  const ElementRun* const run = one_run(tensor);
  if (run == nullptr) return Status();
  const bool is_varints = run->field == tensor_field::kInt32Data || run->field == tensor_field::kInt64Data ||
                          run->field == tensor_field::kUint64Data;
  if (!is_varints) return check_size(run->length, tensor.type, tensor.dims, ErrorCode::kInvalidTensor);
  const std::optional<std::uint64_t> count = element_count(tensor.dims.data(), tensor.dims.size());
  if (!count) return check_size(run->length, tensor.type, tensor.dims, ErrorCode::kInvalidTensor);
  const std::uint64_t required = typed_entries(tensor.type, *count);
  std::vector<std::string_view> views;
  input.append_views(run->offset, run->length, views);
  std::uint64_t entries = 0;  // each ends with a byte below 128, regardless of how the input is split
  for (const std::string_view view : views) entries += wire::count_varints(view.data(), view.data() + view.size());
  if (entries == required) return Status();
  FileContext context;
  context.detail =
      size_mismatch_text(entries, "entries", tensor.type, tensor.dims, required) + std::string(kSizeMismatchRemedy);
  return Status(ErrorCode::kInvalidTensor, std::move(context));
}

bool raw_elements(const SpanInput& input, const TensorRecord& tensor, std::vector<std::string_view>& views,
                  std::string& converted) {
  if (const ElementRun* const run = raw_run(tensor)) {
    input.append_views(run->offset, run->length, views);
    return true;
  }
  const ElementRun* const run = one_run(tensor);
  const bool is_varints =
      run != nullptr && run->field != tensor_field::kFloatData && run->field != tensor_field::kDoubleData;
  if (!is_varints) return false;
  input.append_views(run->offset, run->length, views);
  std::string joined;
  std::string_view packed = views.empty() ? std::string_view() : views.front();
  if (views.size() > 1) {
    for (const std::string_view view : views) joined.append(view);
    packed = joined;
  }
  views.clear();
  const unsigned width = std::max(element_bits(tensor.type) / 8, 1U);  // elements of less than a byte are packed
  const std::uint64_t size = expected_length(tensor);
  if (size > converted.max_size()) return false;
  if (!convert_varints(packed, width, static_cast<std::size_t>(size), converted)) return false;
  views.push_back(converted);
  return true;
}

}  // namespace onnxgen::io

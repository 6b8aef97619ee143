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

// Calls visit(index, value) -> bool for the entries in the varints of a tensor's field, as a parse of the field yields
// them. Stops and returns false if a varint is malformed or a visit returns false.
template <class Visit>
bool for_each_entry(std::string_view packed, std::uint32_t field, const Visit& visit) {
  const char* p = packed.data();
  const char* const end = p + packed.size();
  for (std::uint64_t i = 0; p != end; ++i) {
    std::uint64_t bits = 0;
    p = wire::read_varint(p, end, bits);
    if (p == nullptr) return false;
    if (field == tensor_field::kInt32Data)
      bits = static_cast<std::uint64_t>(std::int64_t{static_cast<std::int32_t>(bits)});
    if (!visit(i, static_cast<std::int64_t>(bits))) return false;
  }
  return true;
}

std::uint64_t count_entries(std::string_view packed) noexcept {
  return wire::count_varints(packed.data(), packed.data() + packed.size());
}

// Converts the varints in `packed` to little-endian elements of `size` bytes in total. Returns false if there is
// another number of entries, or if one does not fit.
bool convert_varints(std::string_view packed, const TensorRecord& tensor, std::size_t size, std::string& raw) {
  const unsigned width = std::max(element_bits(tensor.type) / 8, 1U);  // elements of less than a byte are packed
  if (count_entries(packed) != size / width || size % width != 0) return false;
  raw.resize(size);
  char* to = raw.data();
  return for_each_entry(packed, tensor.typed.field, [&](std::uint64_t, std::int64_t entry) {
    if (!fits_entry(tensor.type, entry)) return false;
    for (unsigned i = 0; i < width; ++i) *to++ = static_cast<char>(static_cast<std::uint64_t>(entry) >> 8 * i);
    return true;
  });
}

// Returns the bytes of the run: a view of the input, or of `joined` if the input is split there.
std::string_view contiguous(const SpanInput& input, const ElementRun& run, std::string& joined) {
  std::vector<std::string_view> views;
  input.append_views(run.offset, run.length, views);
  if (views.size() <= 1) return views.empty() ? std::string_view() : views.front();
  for (const std::string_view view : views) joined.append(view);
  return joined;
}

// Returns the elements if they are one contiguous run in the field that belongs to their type, and otherwise null.
const ElementRun* one_run(const TensorRecord& tensor) noexcept {
  if (tensor.has_segment || tensor.type == ElementType::kString) return nullptr;
  if (tensor.raw.field != 0) return tensor.typed.field == 0 ? &tensor.raw : nullptr;
  const ElementRun& typed = tensor.typed;
  const bool fits = typed.count == 1 && typed.is_packed && typed.field == typed_field(tensor.type);
  return fits ? &typed : nullptr;
}

// Returns the size in raw form that type and shape require.
std::uint64_t expected_length(const TensorRecord& tensor) noexcept {
  const std::optional<std::uint64_t> count = element_count(tensor.dims.data(), tensor.dims.size());
  return count ? raw_size(tensor.type, *count).value_or(kNoRawLength) : kNoRawLength;
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
  if (run->field == tensor_field::kRawData) return run->length;
  const std::uint64_t expected = expected_length(tensor);
  return expected != 0 ? expected : run->length;
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
  std::string joined;
  const std::string_view packed = contiguous(input, *run, joined);
  const std::uint64_t entries = count_entries(packed);
  std::string problem;
  if (entries != required) {
    problem = size_mismatch_text(entries, "entries", tensor.type, tensor.dims, required);
  } else {
    for_each_entry(packed, run->field, [&](std::uint64_t i, std::int64_t entry) {
      if (!fits_entry(tensor.type, entry)) problem = oversized_entry_text(tensor.type, i, entry);
      return problem.empty();
    });
  }
  if (problem.empty()) return Status();
  FileContext context;
  context.detail = problem + std::string(kSizeMismatchRemedy);
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
  const std::uint64_t size = expected_length(tensor);
  if (size > converted.max_size()) return false;
  std::string joined;
  const std::string_view packed = contiguous(input, *run, joined);
  if (!convert_varints(packed, tensor, static_cast<std::size_t>(size), converted)) return false;
  views.push_back(converted);
  return true;
}

}  // namespace onnxgen::io

#include "onnxgen/onnx/external_data.h"

#include <limits>

#include "onnxgen/error/printable.h"

namespace onnxgen::io {
namespace {

Status invalid(std::string detail) {
  FileContext context;
  context.detail = std::move(detail);
  return Status(ErrorCode::kInvalidExternalData, std::move(context));
}

Status mismatch_error(ErrorCode code, const std::string& detail) {
  FileContext context;
  context.detail = detail + std::string(kSizeMismatchRemedy);
  return Status(code, std::move(context));
}

// Returns the size of the elements in raw data. Returns no value if the type has no raw form, the shape is invalid, or
// the size exceeds 2^63 - 1.
std::optional<std::uint64_t> required_size(ElementType type, const std::vector<std::int64_t>& dims) {
  const std::optional<std::uint64_t> count = element_count(dims.data(), dims.size());
  return count ? raw_size(type, *count) : std::nullopt;
}

// Returns the error text for a type and shape that do not determine a size.
std::string unlimited_size_text(ElementType type, const std::vector<std::int64_t>& dims) {
  if (!element_count(dims.data(), dims.size())) return invalid_shape_text(dims);
  return std::string(type_name(type)) + " " + shape_text(dims) + " has 2^63 bytes or more";
}

}  // namespace

bool is_place_key(std::string_view key) noexcept {
  return key == "location" || key == "offset" || key == "length" || key == "checksum" || key == kBasePathKey ||
         key == kStampKey;
}

Status check_data_range(std::uint64_t offset, std::optional<std::uint64_t> length, std::uint64_t size,
                        std::string_view whole) {
  if (offset <= size && length.value_or(0) <= size - offset) return Status();
  FileContext context;
  context.detail = "offset " + std::to_string(offset) + (length ? " and length " + std::to_string(*length) : "") +
                   ", but " + std::string(whole) + " has only " + std::to_string(size) + " bytes";
  return Status(ErrorCode::kOutOfFile, std::move(context));
}

std::string checksum_mismatch_text(std::string_view stated, std::string_view actual) {
  return "the model states SHA-1 " + quoted(stated) + ", but the file has " + std::string(actual);
}

std::string invalid_shape_text(const std::vector<std::int64_t>& dims) {
  return "shape " + shape_text(dims) + " has a negative dimension or too many elements";
}

std::string size_mismatch_text(std::uint64_t found, const char* unit, ElementType type,
                               const std::vector<std::int64_t>& dims, std::optional<std::uint64_t> required) {
  const std::string text = "the data has " + std::to_string(found) + " " + unit + ", but ";
  if (!required) return text + unlimited_size_text(type, dims);
  return text + std::string(type_name(type)) + " " + shape_text(dims) + " requires " + std::to_string(*required);
}

Status check_size(std::uint64_t bytes, ElementType type, const std::vector<std::int64_t>& dims, ErrorCode code) {
  const std::optional<std::uint64_t> required = required_size(type, dims);
  if (element_bits(type) == 0 || required == bytes) return Status();
  return mismatch_error(code, size_mismatch_text(bytes, "bytes", type, dims, required));
}

Status settle_length(ExternalDataEntry& entry, ElementType type, const std::vector<std::int64_t>& dims,
                     SizeMismatch mismatch) {
  const std::optional<std::uint64_t> required = required_size(type, dims);
  if (entry.length == 0 && element_count(dims.data(), dims.size()) != 0) entry.length.reset();
  if (!entry.length) entry.length = required;
  if (mismatch == SizeMismatch::kAllow) return Status();
  if (entry.length) return check_size(*entry.length, type, dims, ErrorCode::kInvalidExternalData);
  const bool has_no_size = element_bits(type) == 0;
  return has_no_size ? Status() : mismatch_error(ErrorCode::kInvalidExternalData, unlimited_size_text(type, dims));
}

Status held_elements_of_external() {
  FileContext context;
  context.detail =
      "the tensor is marked as external, but the model contains elements of it as well; remove the elements, or the "
      "mark (convert_to_inline() removes it)";
  return Status(ErrorCode::kInvalidTensor, std::move(context));
}

Status parse_entries(const TensorRecord& tensor, ExternalDataEntry& entry) {
  ExternalDataParser parser;
  Status status;
  for (const auto& [key, value] : tensor.entries) {
    if (status) status = parser.add(key, value);
  }
  if (status) status = parser.finish(entry);
  return status.in_tensor(tensor.name);
}

std::optional<std::uint64_t> parse_decimal(std::string_view text) noexcept {
  constexpr auto kMax = std::numeric_limits<std::uint64_t>::max();
  if (text.empty()) return std::nullopt;
  std::uint64_t value = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') return std::nullopt;
    const auto digit = static_cast<std::uint64_t>(c - '0');
    if (value > kMax / 10 || value * 10 > kMax - digit) return std::nullopt;
    value = value * 10 + digit;
  }
  return value;
}

Status ExternalDataParser::add(std::string_view key, std::string_view value) {
  const auto seen = [key](bool& flag) {
    return std::exchange(flag, true) ? invalid("the key " + quoted(key) + " occurs twice") : Status();
  };
  const auto number = [key, value](std::uint64_t& to) {
    const std::optional<std::uint64_t> parsed = parse_decimal(value);
    if (!parsed) return invalid(std::string(key) + " " + quoted(value) + " is not a decimal number below 2^64");
    to = *parsed;
    return Status();
  };
  if (key == "location") {
    entry_.location.assign(value);
    return seen(has_location_);
  }
  if (key == "offset") {
    const Status status = seen(has_offset_);
    return status ? number(entry_.offset) : status;
  }
  if (key == "length") {
    bool has_length = entry_.length.has_value();
    const Status status = seen(has_length);
    return status ? number(entry_.length.emplace()) : status;
  }
  if (key == kStampKey) entry_.stamp.assign(value);
  if (key == "checksum") {
    entry_.checksum.assign(value);
    return seen(has_checksum_);
  }
  return Status();
}

Status ExternalDataParser::finish(ExternalDataEntry& entry) {
  if (!has_location_) return invalid("the location is missing");
  if (entry_.location.empty()) return invalid("the location is empty");
  entry = std::move(entry_);
  return Status();
}

}  // namespace onnxgen::io

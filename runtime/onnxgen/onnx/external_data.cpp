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
  return "the data has " + std::to_string(found) + " " + unit + ", but " + std::string(type_name(type)) + " " +
         shape_text(dims) + " requires " + (required ? std::to_string(*required) : "more than 2^64");
}

Status check_size(std::uint64_t bytes, ElementType type, const std::vector<std::int64_t>& dims, ErrorCode code) {
  const std::optional<std::uint64_t> count = element_count(dims.data(), dims.size());
  const std::optional<std::uint64_t> required = count ? raw_size(type, *count) : std::nullopt;
  if (!required || *required == bytes) return Status();
  FileContext context;
  context.detail = size_mismatch_text(bytes, "bytes", type, dims, required) + std::string(kSizeMismatchRemedy);
  return Status(code, std::move(context));
}

Status settle_length(ExternalDataEntry& entry, ElementType type, const std::vector<std::int64_t>& dims,
                     SizeMismatch mismatch) {
  const std::optional<std::uint64_t> count = element_count(dims.data(), dims.size());
  if (entry.length == 0 && count && *count != 0) entry.length.reset();
  if (!entry.length) {
    if (count) entry.length = raw_size(type, *count);
    return Status();
  }
  if (mismatch == SizeMismatch::kAllow) return Status();
  return check_size(*entry.length, type, dims, ErrorCode::kInvalidExternalData);
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

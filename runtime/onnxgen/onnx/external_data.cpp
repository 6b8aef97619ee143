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

Status check_size(std::uint64_t bytes, ElementType type, const std::vector<std::int64_t>& dims, ErrorCode code) {
  const std::optional<std::uint64_t> count = element_count(dims.data(), dims.size());
  const std::optional<std::uint64_t> required = count ? raw_size(type, *count) : std::nullopt;
  if (!required || *required == bytes) return Status();
  FileContext context;
  context.detail = "its data has " + std::to_string(bytes) + " bytes, but " + std::string(type_name(type)) + " " +
                   shape_text(dims) + " requires " + std::to_string(*required) + std::string(kSizeMismatchRemedy);
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
    return std::exchange(flag, true) ? invalid("the key " + quoted(key) + " stands twice") : Status();
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
  if (!has_location_) return invalid("there is no location");
  if (entry_.location.empty()) return invalid("its location is empty");
  entry = std::move(entry_);
  return Status();
}

}  // namespace onnxgen::io

// Rules for reserved ranges and extension ranges: within bounds, not empty, not overlapping.
#include <cstdint>
#include <iterator>
#include <limits>
#include <map>
#include <string_view>

#include "schema/limits.h"
#include "schema/rules/rules.h"

namespace onnxgen::schema::rules {
namespace {

// Returns false and reports an error if the range itself is invalid.
bool is_valid(const NumberRange& range, std::int32_t min, std::int32_t max, std::string_view what,
              Diagnostics& diagnostics) {
  if (range.begin < min || range.end < min || range.begin > max || range.end > max) {
    diagnostics.error(range.span, "{} numbers must be between {} and {}", what, min, max);
    return false;
  }
  if (range.end < range.begin) {
    diagnostics.error(range.span, "range ends before it begins");
    return false;
  }
  return true;
}

struct KnownRange {
  const NumberRange* range;
  std::string_view kind;
};

// Ranges that do not overlap, by their first number.
using KnownRanges = std::map<std::int32_t, KnownRange>;

// Adds the range to `known`, or reports an error if it overlaps another one.
void add(const NumberRange& range, std::string_view kind, KnownRanges& known, Diagnostics& diagnostics) {
  const auto after = known.upper_bound(range.end);
  if (after == known.begin() || std::prev(after)->second.range->end < range.begin) {
    known.emplace(range.begin, KnownRange{&range, kind});
    return;
  }
  const KnownRange& other = std::prev(after)->second;
  const char* const article = kind == other.kind ? "another" : other.kind == "reserved" ? "a" : "an";
  diagnostics.error(range.span, "{} range overlaps {} {} range", kind, article, other.kind)
      .note(other.range->span, "declared here");
}

}  // namespace

void ranges_are_valid(const Message& message, Diagnostics& diagnostics) {
  // Items of a MessageSet have 31-bit numbers.
  const std::int32_t max =
      message.message_set_wire_format ? std::numeric_limits<std::int32_t>::max() - 1 : kMaxFieldNumber;
  // Useless ranges are errors only in editions, because protoc 3.21 accepts them.
  const bool is_legacy_file = is_legacy(message.file->edition);
  const std::int32_t max_reserved = std::numeric_limits<std::int32_t>::max() - (is_legacy_file ? 0 : 1);
  KnownRanges known;
  for (const NumberRange& range : message.reserved_ranges) {
    if (is_legacy_file && range.begin > range.end && range.end >= 1) {
      diagnostics.warning(range.span, "range ends before it begins, so it reserves nothing");
    } else if (is_valid(range, 1, max_reserved, "reserved", diagnostics)) {
      add(range, "reserved", known, diagnostics);
    }
  }
  for (const NumberRange& range : message.extension_ranges) {
    if (is_valid(range, 1, max, "extension", diagnostics)) add(range, "extension", known, diagnostics);
  }
}

void ranges_are_valid(const Enum& enumeration, Diagnostics& diagnostics) {
  constexpr std::int32_t kMin = std::numeric_limits<std::int32_t>::min();
  constexpr std::int32_t kMax = std::numeric_limits<std::int32_t>::max();
  KnownRanges known;
  for (const NumberRange& range : enumeration.reserved_ranges) {
    if (is_valid(range, kMin, kMax, "reserved", diagnostics)) add(range, "reserved", known, diagnostics);
  }
}

}  // namespace onnxgen::schema::rules

// Reserved ranges and extension ranges: in bounds, not empty, not on top of each other.
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string_view>
#include <vector>

#include "schema/limits.h"
#include "schema/rules.h"

namespace onnxgen::schema::rules {
namespace {

// False, with a report, if the range is wrong in itself.
bool is_valid(const NumberRange& range, std::int32_t min, std::int32_t max, std::string_view what,
              Diagnostics& diagnostics) {
  if (range.begin < min || range.end < min || range.begin > max || range.end > max) {
    diagnostics.error(range.span, "{} numbers are {} to {}", what, min, max);
    return false;
  }
  if (range.end < range.begin) {
    diagnostics.error(range.span, "range ends before it begins");
    return false;
  }
  return true;
}

bool overlap(const NumberRange& a, const NumberRange& b) {
  return a.begin <= b.end && b.begin <= a.end;
}

struct KnownRange {
  const NumberRange* range;
  std::string_view kind;
};

// The range, unless it lies on one before it.
void add(const NumberRange& range, std::string_view kind, std::vector<KnownRange>& known, Diagnostics& diagnostics) {
  for (const KnownRange& other : known) {
    if (!overlap(*other.range, range)) continue;
    diagnostics
        .error(range.span, "{} range overlaps a range that is already {}", kind,
               other.kind == "reserved" ? "reserved" : "left to extensions")
        .note(other.range->span, "declared here");
    return;
  }
  known.push_back({&range, kind});
}

}  // namespace

void ranges_are_valid(const Message& message, Diagnostics& diagnostics) {
  // The items of a MessageSet have numbers of 31 bits.
  const std::int32_t max_extension =
      message.message_set_wire_format ? std::numeric_limits<std::int32_t>::max() - 1 : kMaxFieldNumber;
  std::vector<KnownRange> known;
  for (const NumberRange& range : message.reserved_ranges) {
    if (is_valid(range, 1, kMaxFieldNumber, "reserved", diagnostics)) add(range, "reserved", known, diagnostics);
  }
  for (const NumberRange& range : message.extension_ranges) {
    if (is_valid(range, 1, max_extension, "extension", diagnostics)) add(range, "extension", known, diagnostics);
  }
}

void ranges_are_valid(const Enum& enumeration, Diagnostics& diagnostics) {
  constexpr std::int32_t kMin = std::numeric_limits<std::int32_t>::min();
  constexpr std::int32_t kMax = std::numeric_limits<std::int32_t>::max();
  std::vector<KnownRange> known;
  for (const NumberRange& range : enumeration.reserved_ranges) {
    if (is_valid(range, kMin, kMax, "reserved", diagnostics)) add(range, "reserved", known, diagnostics);
  }
}

}  // namespace onnxgen::schema::rules

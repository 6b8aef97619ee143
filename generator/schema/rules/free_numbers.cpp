#include "schema/rules/free_numbers.h"

#include <fmt/format.h>

#include "schema/limits.h"

namespace onnxgen::schema::rules {

std::string FreeNumbers::suggestion() {
  if (!message_.complete) return {};
  if (!taken_) {
    taken_.emplace(Taken{{}, RangeIndex(message_.reserved_ranges), RangeIndex(message_.extension_ranges)});
    for (const auto& field : message_.fields) taken_->fields.insert(field->number);
  }
  while (last_ < kMaxFieldNumber) {
    const std::int32_t end = end_of_taken(++last_);
    if (end == 0) return fmt::format("; the next free number is {}", last_);
    last_ = end;
  }
  return {};
}

// Returns the last number of the used range that contains `number`, or 0 if `number` is free.
std::int32_t FreeNumbers::end_of_taken(std::int32_t number) const {
  if (number >= kFirstImplementationNumber && number <= kLastImplementationNumber) return kLastImplementationNumber;
  if (const NumberRange* reserved = taken_->reserved.find(number)) return reserved->end;
  if (const NumberRange* extensions = taken_->extensions.find(number)) return extensions->end;
  return taken_->fields.count(number) != 0 ? number : 0;
}

}  // namespace onnxgen::schema::rules

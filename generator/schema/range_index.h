// Finds the range that contains a number.
#pragma once

#include <cstdint>
#include <iterator>
#include <map>
#include <vector>

#include "schema/schema.h"

namespace onnxgen::schema {

// Index of ranges that do not overlap. If ranges overlap, either one is found; a separate rule reports the overlap.
class RangeIndex {
 public:
  explicit RangeIndex(const std::vector<NumberRange>& ranges) {
    for (const NumberRange& range : ranges) {
      if (range.begin <= range.end) by_begin_.emplace(range.begin, &range);
    }
  }

  // Returns nullptr if no range contains the number.
  const NumberRange* find(std::int32_t number) const {
    const auto after = by_begin_.upper_bound(number);
    if (after == by_begin_.begin()) return nullptr;
    const NumberRange* range = std::prev(after)->second;
    return number <= range->end ? range : nullptr;
  }

 private:
  std::map<std::int32_t, const NumberRange*> by_begin_;
};

}  // namespace onnxgen::schema

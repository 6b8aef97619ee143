// Which of many ranges a number lies in.
#pragma once

#include <cstdint>
#include <iterator>
#include <map>
#include <vector>

#include "schema/schema.h"

namespace onnxgen::schema {

// Of ranges that do not overlap: where some do, a rule says so, and either is found.
class RangeIndex {
 public:
  explicit RangeIndex(const std::vector<NumberRange>& ranges) {
    for (const NumberRange& range : ranges) {
      if (range.begin <= range.end) by_begin_.emplace(range.begin, &range);
    }
  }

  // Null if it lies in none.
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

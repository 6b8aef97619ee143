// Field numbers to suggest where one cannot be had.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <unordered_set>

#include "schema/range_index.h"
#include "schema/schema.h"

namespace onnxgen::schema::rules {

class FreeNumbers {
 public:
  // `message` must outlive it. Nothing is looked at until a number is asked for.
  explicit FreeNumbers(const Message& message) : message_(message) {}

  // "; the next free number is 4", a larger one each time. Empty where all numbers are taken, or
  // where some may be that are not known.
  std::string suggestion();

 private:
  struct Taken {
    std::unordered_set<std::int32_t> fields;
    RangeIndex reserved;
    RangeIndex extensions;
  };

  std::int32_t end_of_taken(std::int32_t number) const;

  const Message& message_;
  std::optional<Taken> taken_;
  std::int32_t last_ = 0;  // that was suggested
};

}  // namespace onnxgen::schema::rules

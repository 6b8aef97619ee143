// Suggests free field numbers.
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
  // `message` must outlive this object. Used numbers are collected at the first call of suggestion().
  explicit FreeNumbers(const Message& message) : message_(message) {}

  // Returns "; the next free number is 4", with a larger number on each call. Empty if no number is free, or if the
  // message is incomplete, because numbers may then be used in a missing part.
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
  std::int32_t last_ = 0;  // last suggested number
};

}  // namespace onnxgen::schema::rules

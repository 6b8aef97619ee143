// Converts decimal numbers as in text and JSON, such as "-12.5e3". The functions accept any valid number that a scanner
// has found, of any length, without a trailing `f`.
#pragma once

#include <cstdint>
#include <string_view>

namespace onnxgen::text {

enum class WholeNumber : std::uint8_t { kExact, kHasFraction, kTooLarge };

struct Magnitude {
  WholeNumber is = WholeNumber::kExact;
  bool is_negative = false;
  std::uint64_t value = 0;
};

// Returns the value of a number that is integral in any notation: 100, 1e2, 100.00.
Magnitude whole_number(std::string_view number) noexcept;

// Sets `value` to the nearest value, or to zero with the number's sign if it is too small. Returns false if the number
// is too large.
bool real_number(std::string_view number, double& value);
bool real_number(std::string_view number, float& value);

}  // namespace onnxgen::text

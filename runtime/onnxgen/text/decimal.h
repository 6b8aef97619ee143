// Decimal numbers as text and JSON write them: "-12.5e3". The functions take what a scanner has found to be one, of any
// length, without an `f` behind it.
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

// The value of a number that is a whole one, whatever form it has: 100, 1e2, 100.00.
Magnitude whole_number(std::string_view number) noexcept;

// The nearest value; zero, with its sign, for what is too small. False for what is too large.
bool real_number(std::string_view number, double& value);
bool real_number(std::string_view number, float& value);

}  // namespace onnxgen::text

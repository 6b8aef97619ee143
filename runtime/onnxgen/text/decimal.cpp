#include "onnxgen/text/decimal.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <system_error>

#include "onnxgen/text/real_chars.h"

namespace onnxgen::text {
namespace {

// Parts of a number: whole.fraction * 10^exponent.
struct Decimal {
  bool is_negative = false;
  std::string_view whole;
  std::string_view fraction;
  std::int64_t exponent = 0;
};

// Upper limit for exponents. No text is long enough to compensate for a larger one, so the result is the same.
constexpr std::int64_t kLargestExponent = std::int64_t{1} << 56;

std::int64_t exponent_of(std::string_view text) noexcept {
  const bool is_negative = text[0] == '-';
  if (is_negative || text[0] == '+') text.remove_prefix(1);
  std::int64_t value = 0;
  for (const char digit : text) value = std::min(value * 10 + (digit - '0'), kLargestExponent);
  return is_negative ? -value : value;
}

Decimal split(std::string_view number) noexcept {
  Decimal decimal;
  decimal.is_negative = number[0] == '-';
  if (decimal.is_negative) number.remove_prefix(1);
  if (const std::size_t e = number.find_first_of("eE"); e != std::string_view::npos) {
    decimal.exponent = exponent_of(number.substr(e + 1));
    number = number.substr(0, e);
  }
  const std::size_t point = number.find('.');
  decimal.whole = number.substr(0, point);
  if (point != std::string_view::npos) decimal.fraction = number.substr(point + 1);
  return decimal;
}

bool is_zero(std::string_view digits) noexcept {
  return digits.find_first_not_of('0') == std::string_view::npos;
}

// Returns whether the absolute value of a nonzero number is less than 1.
bool is_below_one(const Decimal& decimal) noexcept {
  const std::size_t first = decimal.whole.find_first_not_of('0');
  // The number equals 0.d... * 10^(digits + decimal.exponent) with a nonzero digit d. Without an exponent, `digits` is
  // the number of whole digits from the first nonzero one, or minus the number of zeros after the decimal point.
  const std::int64_t digits = first != std::string_view::npos
                                  ? static_cast<std::int64_t>(decimal.whole.size() - first)
                                  : -static_cast<std::int64_t>(decimal.fraction.find_first_not_of('0'));
  return digits + decimal.exponent <= 0;
}

// Appends one digit to a number that has been exact so far.
void append_digit(Magnitude& magnitude, unsigned digit) noexcept {
  if (magnitude.value > (std::numeric_limits<std::uint64_t>::max() - digit) / 10) {
    magnitude.is = WholeNumber::kTooLarge;
  } else {
    magnitude.value = magnitude.value * 10 + digit;
  }
}

template <class Real>
bool read_nearest(std::string_view number, Real& value) {
  if (read_real(number, value)) return true;
  const Decimal decimal = split(number);
  value = decimal.is_negative ? -Real{0} : Real{0};
  return is_below_one(decimal);
}

}  // namespace

Magnitude whole_number(std::string_view number) noexcept {
  Magnitude magnitude;
  magnitude.is_negative = number[0] == '-';
  const char* const begin = number.data() + (magnitude.is_negative ? 1 : 0);
  const char* const end = number.data() + number.size();
  const std::from_chars_result plain = std::from_chars(begin, end, magnitude.value);
  if (plain.ptr == end) {
    if (plain.ec != std::errc()) magnitude.is = WholeNumber::kTooLarge;
    return magnitude;
  }
  const Decimal decimal = split(number);
  magnitude.value = 0;
  if (is_zero(decimal.whole) && is_zero(decimal.fraction)) return magnitude;
  // Appends the significant digits one by one. Digits after the decimal point must be zeros.
  const std::int64_t point = static_cast<std::int64_t>(decimal.whole.size()) + decimal.exponent;
  const std::size_t count = decimal.whole.size() + decimal.fraction.size();
  const auto digit_at = [&decimal](std::size_t i) {
    return i < decimal.whole.size() ? decimal.whole[i] - '0' : decimal.fraction[i - decimal.whole.size()] - '0';
  };
  for (std::size_t i = 0; i < count; ++i) {
    const int digit = digit_at(i);
    if (static_cast<std::int64_t>(i) >= point) {
      if (digit != 0) magnitude.is = WholeNumber::kHasFraction;
    } else if (magnitude.is == WholeNumber::kExact) {
      append_digit(magnitude, static_cast<unsigned>(digit));
    }
  }
  for (std::int64_t zeros = point - static_cast<std::int64_t>(count); zeros > 0; --zeros) {
    if (magnitude.is != WholeNumber::kExact) break;
    append_digit(magnitude, 0);
  }
  return magnitude;
}

bool real_number(std::string_view number, double& value) {
  return read_nearest(number, value);
}

bool real_number(std::string_view number, float& value) {
  return read_nearest(number, value);
}

}  // namespace onnxgen::text

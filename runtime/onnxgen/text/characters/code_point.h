// Code points and their escapes in text and JSON, such as \u20ac.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace onnxgen::text {

// Returns whether `c` is an ASCII digit, independent of the locale.
constexpr bool is_digit(char c) noexcept {
  return c >= '0' && c <= '9';
}

// Returns whether `c` is an ASCII letter or an underscore: a character that can begin an identifier.
constexpr bool is_letter(char c) noexcept {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

// Returns the value of a hexadecimal digit, or -1 if `c` is not one.
int hex_value(char c) noexcept;

// Returns the value of the first `digits` characters of `text`, which must be hexadecimal digits.
std::uint32_t hex_number(std::string_view text, std::size_t digits) noexcept;

// Surrogates: the halves of a UTF-16 pair, which are not characters by themselves.
constexpr bool is_high_surrogate(std::uint32_t code) noexcept {
  return code >= 0xD800 && code < 0xDC00;
}
constexpr bool is_low_surrogate(std::uint32_t code) noexcept {
  return code >= 0xDC00 && code < 0xE000;
}
constexpr std::uint32_t joined_surrogates(std::uint32_t high, std::uint32_t low) noexcept {
  return 0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00);
}

// Length of the escape of a surrogate: \u and four hexadecimal digits.
constexpr std::size_t kSurrogateEscape = 6;

// Returns the low surrogate whose escape is at the start of `text`, or 0 if there is none.
std::uint32_t escaped_low_surrogate(std::string_view text) noexcept;

}  // namespace onnxgen::text

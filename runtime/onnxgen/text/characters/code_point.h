// Code points as the escapes of text and JSON write them: \u20ac.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace onnxgen::text {

// Whatever the locale.
constexpr bool is_digit(char c) noexcept {
  return c >= '0' && c <= '9';
}

// -1 for what is no hexadecimal digit.
int hex_value(char c) noexcept;

// The number that the first `digits` characters of `text` are, which is as long and has hexadecimal digits there.
std::uint32_t hex_number(std::string_view text, std::size_t digits) noexcept;

// The halves of UTF-16, which are no characters by themselves.
constexpr bool is_high_surrogate(std::uint32_t code) noexcept {
  return code >= 0xD800 && code < 0xDC00;
}
constexpr bool is_low_surrogate(std::uint32_t code) noexcept {
  return code >= 0xDC00 && code < 0xE000;
}
constexpr std::uint32_t joined_surrogates(std::uint32_t high, std::uint32_t low) noexcept {
  return 0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00);
}

// Writes a character up to 0x10FFFF in one to four bytes. Returns the position after it.
char* write_utf8(char* to, std::uint32_t code) noexcept;
void append_utf8(std::string& out, std::uint32_t code);

}  // namespace onnxgen::text

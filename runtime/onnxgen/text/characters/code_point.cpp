#include "onnxgen/text/characters/code_point.h"

#include <algorithm>

namespace onnxgen::text {

int hex_value(char c) noexcept {
  if (c >= '0' && c <= '9') return c - '0';
  const char lower = static_cast<char>(c | 0x20);
  return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

std::uint32_t hex_number(std::string_view text, std::size_t digits) noexcept {
  std::uint32_t value = 0;
  for (std::size_t i = 0; i < digits; ++i) value = value << 4 | static_cast<std::uint32_t>(hex_value(text[i]));
  return value;
}

std::uint32_t escaped_low_surrogate(std::string_view text) noexcept {
  if (text.size() < kSurrogateEscape || text.substr(0, 2) != "\\u") return 0;
  text = text.substr(2, 4);
  if (std::any_of(text.begin(), text.end(), [](char c) { return hex_value(c) < 0; })) return 0;
  const std::uint32_t code = hex_number(text, text.size());
  return is_low_surrogate(code) ? code : 0;
}

}  // namespace onnxgen::text

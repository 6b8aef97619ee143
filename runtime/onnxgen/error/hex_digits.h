// Writes bytes as hexadecimal digits.
#pragma once

#include <string>
#include <string_view>

namespace onnxgen {

inline constexpr std::string_view kHexDigits = "0123456789abcdef";

// Returns two lower-case digits for each byte.
inline std::string hex_of(std::string_view bytes) {
  std::string digits;
  digits.reserve(2 * bytes.size());
  for (const char byte : bytes) {
    digits += kHexDigits[static_cast<unsigned char>(byte) >> 4];
    digits += kHexDigits[static_cast<unsigned char>(byte) & 0xF];
  }
  return digits;
}

}  // namespace onnxgen

// Formats bytes for failure reports.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>

namespace onnxgen::tests {

inline std::string hex(const std::string& bytes) {
  std::string text;
  for (const char c : bytes) {
    constexpr const char* kDigits = "0123456789abcdef";
    text += kDigits[static_cast<unsigned char>(c) >> 4];
    text += kDigits[static_cast<unsigned char>(c) & 15];
  }
  return text;
}

// Returns "6 bytes, 2 as expected, then 0a0b instead of 0c0d", with up to 60 bytes of each.
inline std::string differing_bytes(const std::string& actual, const std::string& expected) {
  std::size_t same = 0;
  while (same < std::min(actual.size(), expected.size()) && actual[same] == expected[same]) ++same;
  return std::to_string(actual.size()) + " bytes, " + std::to_string(same) + " as expected, then " +
         hex(actual.substr(same, 60)) + " instead of " + hex(expected.substr(same, 60));
}

}  // namespace onnxgen::tests

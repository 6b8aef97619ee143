// Classification and case conversion of ASCII characters. Independent of the locale, so that output never varies.
#pragma once

#include <string>
#include <string_view>

namespace onnxgen::source {

constexpr bool is_lower(char c) {
  return c >= 'a' && c <= 'z';
}
constexpr bool is_upper(char c) {
  return c >= 'A' && c <= 'Z';
}
constexpr bool is_digit(char c) {
  return c >= '0' && c <= '9';
}
constexpr bool is_alphanumeric(char c) {
  return is_lower(c) || is_upper(c) || is_digit(c);
}
constexpr char to_lower(char c) {
  return is_upper(c) ? static_cast<char>(c - 'A' + 'a') : c;
}
constexpr char to_upper(char c) {
  return is_lower(c) ? static_cast<char>(c - 'a' + 'A') : c;
}

inline std::string lower_case(std::string_view text) {
  std::string result(text);
  for (char& c : result) c = to_lower(c);
  return result;
}
inline std::string upper_case(std::string_view text) {
  std::string result(text);
  for (char& c : result) c = to_upper(c);
  return result;
}

}  // namespace onnxgen::source

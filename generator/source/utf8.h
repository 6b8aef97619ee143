// The UTF-8 functions that source files need.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace onnxgen::source {

// First character of a byte string. `length` is 0 if the bytes are empty or not valid UTF-8.
struct Character {
  char32_t code_point = 0;
  std::size_t length = 0;
};
Character decode_utf8(std::string_view bytes);

// Returns the offset of the first invalid byte, or npos if the text is valid UTF-8.
std::size_t find_invalid_utf8(std::string_view bytes);

// Replaces each byte that is not valid UTF-8 by '?'.
std::string with_valid_utf8(std::string text);

// Returns the width of the character in terminal cells: 0, 1 or 2.
std::size_t terminal_width(char32_t code_point);

}  // namespace onnxgen::source

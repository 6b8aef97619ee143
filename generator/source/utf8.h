// UTF-8 as far as source files need it.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace onnxgen::source {

// One character at the start of some bytes. `length` is 0 where they are not valid UTF-8.
struct Character {
  char32_t code_point = 0;
  std::size_t length = 0;
};
Character decode_utf8(std::string_view bytes);

// Where the first byte that is not UTF-8 stands; npos if all is.
std::size_t find_invalid_utf8(std::string_view bytes);

// The text with '?' for each byte that is not UTF-8.
std::string with_valid_utf8(std::string text);

// How many cells of a terminal the character takes: 0, 1 or 2.
std::size_t terminal_width(char32_t code_point);

}  // namespace onnxgen::source

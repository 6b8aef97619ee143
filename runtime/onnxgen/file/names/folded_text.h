// Text without what file systems may leave out of account when they compare names.
#pragma once

#include <string>
#include <string_view>

namespace onnxgen::io {

// Appends `text` with its case folded, decomposed (Unicode's NFD), without invisible characters, and with accents over
// one letter in a fixed order. Two texts that any file system takes for one become the same text; few others do, such
// as "ß" and "ss". Bytes that are not UTF-8 stay as they are.
void append_folded(std::string_view text, std::string& to);

}  // namespace onnxgen::io

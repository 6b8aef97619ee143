// Removal of the differences between names that file systems may ignore.
#pragma once

#include <string>
#include <string_view>

namespace onnxgen::io {

// Appends `text` case-folded, decomposed (Unicode's NFD), without invisible characters, and with the accents of each
// letter in a fixed order. Names that any file system treats as equal become equal. Bytes that are not valid UTF-8
// remain unchanged.
void append_folded(std::string_view text, std::string& to);

}  // namespace onnxgen::io

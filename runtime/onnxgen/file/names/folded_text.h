// Text without what file systems may leave out of account when they compare names.
#pragma once

#include <string>
#include <string_view>

namespace onnxgen::io {

// Appends `text` case-folded, decomposed (Unicode's NFD), without invisible characters, and with the accents of a
// letter in a fixed order. Texts that any file system treats as equal become equal. Bytes that are not UTF-8 stay
// unchanged.
void append_folded(std::string_view text, std::string& to);

}  // namespace onnxgen::io

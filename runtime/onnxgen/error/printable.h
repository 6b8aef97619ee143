// Text from a model, a file or a path, made fit for a message that is printed to a terminal or a log.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace onnxgen {

// How much a message shows of a name, and of a path or a sentence.
inline constexpr std::size_t kLongestName = 200;
inline constexpr std::size_t kLongestSentence = 1000;
inline constexpr std::size_t kLongestPath = 4096;

// `text` as it stands, but for what could forge a message or hide a part of it: control characters, bytes that are no
// UTF-8, line separators and marks that turn the direction of writing become \n, \x1b or \u202e. A backslash stays, so
// that text which went through here once does not change any more; it cannot be turned back either. What would be
// longer than `longest` bytes, at least 100, loses its middle: "aaa[... 1048 bytes left out ...]zzz".
std::string printable(std::string_view text, std::size_t longest);

// A name in the middle of a sentence: "'w'".
std::string quoted(std::string_view name);

}  // namespace onnxgen

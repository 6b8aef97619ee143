// Makes text from a model, file or path safe to print to a terminal or a log.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace onnxgen {

// Maximum lengths in a message, in bytes.
inline constexpr std::size_t kLongestName = 200;
inline constexpr std::size_t kLongestFieldPath = 400;
inline constexpr std::size_t kLongestSentence = 1000;
inline constexpr std::size_t kLongestPath = 4096;

// Returns `text` with everything escaped that could forge or hide part of a message: control characters, bytes that are
// not UTF-8, line separators and marks that change the direction of writing become \n, \x1b or \u202e. Backslashes are
// not escaped; a second call therefore changes nothing, but the original cannot be recovered.
//
// A result longer than `longest` bytes (at least 100) loses its middle: "aaa[... 1048 bytes left out ...]zzz".
std::string printable(std::string_view text, std::size_t longest);

// Returns a name in printable form and in quotes: "'w'".
std::string quoted(std::string_view name);

}  // namespace onnxgen

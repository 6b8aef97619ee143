// UTF-8: validation, as of proto3 `string` fields, and encoding.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace onnxgen::wire {

// Returns whether `text` is well-formed UTF-8 (RFC 3629): no overlong forms, no surrogates, nothing above U+10FFFF.
bool is_valid_utf8(std::string_view text) noexcept;

// Returns the length in bytes of the first character of `text`, or 0 if it is malformed. `text` must not be empty.
std::size_t utf8_sequence_length(std::string_view text) noexcept;

// Writes a code point up to 0x10FFFF as one to four bytes. Returns the position after it.
char* write_utf8(char* to, std::uint32_t code) noexcept;
void append_utf8(std::string& out, std::uint32_t code);

}  // namespace onnxgen::wire

// UTF-8 validation of proto3 `string` fields.
#pragma once

#include <cstddef>
#include <string_view>

namespace onnxgen::wire {

// Returns whether `text` is well-formed UTF-8 (RFC 3629): no overlong forms, no surrogates, nothing above U+10FFFF.
bool is_valid_utf8(std::string_view text) noexcept;

// Returns the length in bytes of the first character of `text`, or 0 if it is malformed. `text` must not be empty.
std::size_t utf8_sequence_length(std::string_view text) noexcept;

}  // namespace onnxgen::wire

// UTF-8 validation, as proto3 demands it of `string` fields.
#pragma once

#include <cstddef>
#include <string_view>

namespace onnxgen::wire {

// True for well-formed UTF-8 (RFC 3629): no overlong forms, no surrogates, nothing past U+10FFFF.
bool is_valid_utf8(std::string_view text) noexcept;

// Length of the character that `text`, which is not empty, begins with; 0 where that is not well-formed.
std::size_t utf8_sequence_length(std::string_view text) noexcept;

}  // namespace onnxgen::wire

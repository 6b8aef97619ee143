// UTF-8 validation, as proto3 demands it of `string` fields.
#pragma once

#include <string_view>

namespace onnxgen::wire {

// True for well-formed UTF-8 (RFC 3629): no overlong forms, no surrogates, nothing past U+10FFFF.
bool is_valid_utf8(std::string_view text) noexcept;

}  // namespace onnxgen::wire

// Formats numbers and bytes exactly as libprotobuf does.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace onnxgen::text {

void append_integer(std::string& out, std::int64_t value);
void append_integer(std::string& out, std::uint64_t value);

// Appends a number with six significant digits if these read back as the same value, otherwise with nine. Examples:
// 0.1, 1e+10, 16777216, -inf, nan.
void append_float(std::string& out, float value);
// Appends a number with fifteen or seventeen significant digits.
void append_double(std::string& out, double value);

// Appends "0x" and `digits` hexadecimal digits.
void append_hex(std::string& out, std::uint64_t bits, int digits);

enum class HighBytes { kEscaped, kKept };

// Appends bytes, escaping quotes, backslashes and everything that is not printable ASCII as in C: \n, \302. Bytes from
// 0x80 can be kept unescaped.
void append_escaped(std::string& out, std::string_view bytes, HighBytes high_bytes = HighBytes::kEscaped);

}  // namespace onnxgen::text

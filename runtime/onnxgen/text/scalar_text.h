// Numbers and bytes as text, to the letter as libprotobuf writes them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace onnxgen::text {

void append_integer(std::string& out, std::int64_t value);
void append_integer(std::string& out, std::uint64_t value);

// In six significant digits where those read back as the same value, else in nine: 0.1, 1e+10, 16777216, -inf, nan.
void append_float(std::string& out, float value);
// In fifteen or seventeen.
void append_double(std::string& out, double value);

// "0x" and `digits` hexadecimal ones.
void append_hex(std::string& out, std::uint64_t bits, int digits);

enum class HighBytes { kEscaped, kKept };

// With what is no printable ASCII, quotes and backslashes escaped as in C: \n, \302. Bytes from 0x80 on may be kept.
void append_escaped(std::string& out, std::string_view bytes, HighBytes high_bytes = HighBytes::kEscaped);

}  // namespace onnxgen::text

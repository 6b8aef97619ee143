// C++ literals for the output.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace onnxgen::plan {

// Returns a string literal with quotes. Bytes that are not printable ASCII are written as three octal digits, so that
// the result does not depend on the compiler's character set or on the next character.
std::string string_literal(std::string_view bytes);

// Part of a long text, written as adjacent string literals of at most about 114 columns each.
struct LiteralPart {
  std::vector<std::string> lines;
  std::size_t size = 0;  // in bytes
};

// Splits the bytes into parts that every compiler accepts as string literals.
std::vector<LiteralPart> literal_parts(std::string_view bytes);

// Returns an expression for a std::string_view with these bytes, including NULs: "text", or std::string_view("a\000b",
// 3).
std::string view_literal(std::string_view bytes);

std::string signed_literal(std::int64_t value);
std::string unsigned_literal(std::uint64_t value);

// Rounds as protoc does: values beyond the largest finite float become infinite.
float to_float(double value);

// Round-trips exactly. Infinities and NaN use std::numeric_limits.
std::string float_literal(double value);
std::string double_literal(double value);

}  // namespace onnxgen::plan

// C++ literals: the text of constants in the output.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace onnxgen::plan {

// A string literal with the quotes. Every byte that is not printable ASCII is written as three octal digits, so that
// neither the compiler's character set nor the next character matters.
std::string string_literal(std::string_view bytes);

// A std::string_view that has these bytes, NULs included: "text", or std::string_view("a\000b", 3).
std::string view_literal(std::string_view bytes);

std::string int32_literal(std::int64_t value);
std::string int64_literal(std::int64_t value);
std::string unsigned_literal(std::uint64_t value);

// Rounded as protoc does it: what lies beyond the largest finite value becomes infinite.
float to_float(double value);

// Round-trips exactly; infinities and NaN through std::numeric_limits.
std::string float_literal(double value);
std::string double_literal(double value);

}  // namespace onnxgen::plan

// Values of number and string literals.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "source/diagnostics.h"

namespace onnxgen::syntax {

// Parses a decimal, octal (leading 0) or hexadecimal (leading 0x) literal. Returns nullopt if it needs more than 64
// bits.
std::optional<std::uint64_t> integer_value(std::string_view digits);

// Parses a literal such as "1.", ".5" or "1e10". Returns infinity if the value is too large.
double float_value(std::string_view digits);

// Appends the bytes that a string literal denotes. `span` includes the quotes. Reports and skips invalid escapes.
void append_string_value(const source::Span& span, std::string& bytes, source::Diagnostics& diagnostics);

}  // namespace onnxgen::syntax

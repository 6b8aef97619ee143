// The values of number and string literals.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "source/diagnostics.h"

namespace onnxgen::syntax {

// Decimal, octal (leading 0) or hexadecimal (leading 0x). Nothing if it needs more than 64 bits.
std::optional<std::uint64_t> integer_value(std::string_view digits);

// "1.", ".5", "1e10". Too large a value is infinity.
double float_value(std::string_view digits);

// Appends the bytes that a literal stands for; `span` covers it with its quotes. A bad escape is reported and skipped.
void append_string_value(const source::Span& span, std::string& bytes, source::Diagnostics& diagnostics);

}  // namespace onnxgen::syntax

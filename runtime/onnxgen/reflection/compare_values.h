// Compares single values of fields.
#pragma once

#include <cstdint>

#include "onnxgen/reflection/compare.h"

namespace onnxgen::reflection {

// Compares keys of a map in the order in which maps store them. Returns a negative number, 0 or a positive number.
int compare_keys(FieldType type, const FieldValue& a, const FieldValue& b);

// Returns whether two numbers, bools or enums, in the form of FieldValue::bits, are equal by the options.
bool are_equal_numbers(FieldType type, std::uint64_t a, std::uint64_t b, const CompareOptions& options);

// Returns whether two values in this form are floating-point numbers, one 0 and the other -0.
bool are_opposite_zeros(FieldType type, std::uint64_t a, std::uint64_t b);

}  // namespace onnxgen::reflection

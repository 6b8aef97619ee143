// Operator inputs that determine the shape of an output: shapes, axes and similar numbers.
#pragma once

#include <cstddef>
#include <string_view>

namespace onnxgen::check {

// Returns whether input `index` of an operator in the standard domain is such an input, in any version of the operator.
bool is_shape_input(std::string_view op_type, std::size_t index) noexcept;

}  // namespace onnxgen::check

// Inputs of operators whose elements are a shape, axes, or other numbers that the shape of the output depends on.
#pragma once

#include <cstddef>
#include <string_view>

namespace onnxgen::check {

// Returns whether input `index` of an operator of the standard domain is one, in any version of the operator.
bool is_shape_input(std::string_view op_type, std::size_t index) noexcept;

}  // namespace onnxgen::check

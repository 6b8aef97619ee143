// Elements of tensors, as the page and the JSON of `graph` show them.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "onnxgen/tensor/tensor_view.h"

namespace onnx_tool {

// Weights and constants with more elements are shown without them.
constexpr std::uint64_t kMostOfWeight = 8;
// Number of elements that are shown of a tensor in an attribute.
constexpr std::uint64_t kMostOfAttribute = 1024;

// Complex numbers are texts, and so are lists with an integer of more than 63 bits.
using Elements =
    std::variant<std::vector<std::int64_t>, std::vector<float>, std::vector<double>, std::vector<std::string>>;

// Returns the first `most` elements, or all if there are fewer.
Elements first_elements(const onnxgen::io::TensorView& view, std::uint64_t most);

}  // namespace onnx_tool

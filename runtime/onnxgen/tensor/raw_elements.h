// The elements of a serialized tensor in the raw form that external data has: packed, little-endian.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/onnx/span_input.h"
#include "onnxgen/onnx/tensor_record.h"

namespace onnxgen::io {

// The elements of `tensor` where they stand in the message in raw form already: raw_data, or packed float_data and
// double_data of a fitting type and number. Null where they do not: strings, segments, elements that are not one run.
const ElementRun* raw_run(const TensorRecord& tensor) noexcept;

// Bytes that the elements take in raw form; 0 where there are none, or none that can leave the message: strings,
// segments, elements that are not one run or stand in a field where their type does not belong.
std::uint64_t raw_length(const TensorRecord& tensor) noexcept;

// The elements in raw form, little-endian: views of the input where it has them so, else made in `converted`, which
// must then stay. False, with no views, where there are not raw_length(tensor) bytes of them.
bool raw_elements(const SpanInput& input, const TensorRecord& tensor, std::vector<std::string_view>& views,
                  std::string& converted);

// Returns kInvalidTensor, which names both sizes, if the message holds more or fewer elements than the tensor's type
// and shape require. Tensors whose elements are not one run are not checked: they cannot leave the message.
Status check_elements(const SpanInput& input, const TensorRecord& tensor);

}  // namespace onnxgen::io

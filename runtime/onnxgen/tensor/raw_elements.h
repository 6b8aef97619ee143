// The elements of a serialized tensor in the raw form used by external data: packed, little-endian.
#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/onnx/span_input.h"
#include "onnxgen/onnx/tensor_record.h"

namespace onnxgen::io {

// Returns the elements of `tensor` if the message already stores them in raw form: raw_data, or packed float_data and
// double_data of the right type and count. Otherwise returns null: for strings, segments, and elements that are not one
// contiguous run.
const ElementRun* raw_run(const TensorRecord& tensor) noexcept;

// Size of elements in raw form that type and shape do not determine: the shape is invalid, or needs 2^63 bytes or more.
inline constexpr std::uint64_t kNoRawLength = (std::numeric_limits<std::uint64_t>::max)();

// Returns the size of the elements in raw form, in bytes: that of raw_data or, for typed elements, the size that type
// and shape require, which may be kNoRawLength. Returns 0 if there are none, or none that can be moved out of the
// message: strings, segments, elements that are not one contiguous run or that are in a field of another type. Typed
// elements of a tensor whose shape has none count as encoded. check_elements() refuses these and kNoRawLength.
std::uint64_t raw_length(const TensorRecord& tensor) noexcept;

// Returns the elements in raw form, little-endian: views of the input if it stores them in this form, or a view of
// `converted`, which must then outlive the view. Returns false, and no views, if the elements do not have
// raw_length(tensor) bytes or an entry does not fit into its type.
bool raw_elements(const SpanInput& input, const TensorRecord& tensor, std::vector<std::string_view>& views,
                  std::string& converted);

// Returns kInvalidTensor if the number of elements in the message differs from what type and shape require, or if an
// entry does not fit into its type. Does not check elements that are not one contiguous run, which cannot be moved out
// of the message.
Status check_elements(const SpanInput& input, const TensorRecord& tensor);

}  // namespace onnxgen::io

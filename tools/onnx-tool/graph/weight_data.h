// Contents of weights for the page.
#pragma once

#include <string>

#include "onnx/onnx-ml.pb.h"
#include "output/json_text.h"

namespace onnx_tool {

// Adds up to two items to an array: `elements`, or 0 if empty; and, with `has_values`, an array of minimum, maximum,
// mean, zeros, NaNs, infinities and the counts of a histogram of the finite elements. If there are infinities, the
// minimum and maximum of the finite elements follow.
void add_weight_data(JsonText& json, const std::string& elements, const onnx::TensorProto& tensor, bool has_values);

// Adds the member "statistics" to an object, with the same array, if the elements are numbers.
void add_statistics(JsonText& json, const onnx::TensorProto& tensor);

}  // namespace onnx_tool

// A model's structure as compact JSON, from which the HTML page draws.
#pragma once

#include <string>

#include "onnx/onnx-ml.pb.h"

namespace onnx_tool {

// Returns the document that page/model.js reads; that file describes it. Equal models have equal documents. With
// `has_values`, each weight has statistics and a histogram; its data must be loaded.
std::string page_data(const onnx::ModelProto& model, bool has_values);

}  // namespace onnx_tool

// Encodes the model file once the locations of its tensors' data are known.
#pragma once

#include <deque>
#include <string>
#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/file/file_content.h"
#include "onnxgen/io/save/save_plan.h"
#include "onnxgen/onnx/encoded_tensors.h"
#include "onnxgen/onnx/span_input.h"

namespace onnxgen::io {

// How the model names a data file.
struct DataName {
  std::string location;
  std::string checksum;  // empty if there is none
};

struct ModelContent {
  FileContent content;
  std::deque<std::string> text;  // the parts of `content` that are not part of the input
};

// Encodes the model with its moved tensors made external. `names` has one element for each of the plan's files.
Status encode_model(const SpanInput& input, WireForm form, const EncodedTensors& found, const SavePlan& plan,
                    const std::vector<DataName>& names, ModelContent& model);

}  // namespace onnxgen::io

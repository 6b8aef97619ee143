// Copies the structure of a model without its weights, for Holding::kSkipped.
#pragma once

#include <functional>
#include <string>

#include "onnxgen/error/status.h"
#include "onnxgen/io/load_options.h"
#include "onnxgen/onnx/encoded_input.h"
#include "onnxgen/onnx/tensor_record.h"

namespace onnxgen::io {

// Where skipped elements can be found again. The tensors record this in their entries.
struct SkippedData {
  std::string location;  // location of the input itself; kNotLoadedLocation if it has none
  std::string stamp;     // required state of that file; empty if it is not compared
  // Returns whether a tensor keeps its elements. May be empty; no tensor keeps them then.
  std::function<bool(const TensorRecord&)> keeps_elements;
};

// Copies the message in `input` to `output` without its weights. Only the structure is read. Elements stored as one run
// of raw bytes are left out; their tensors become external, with the offset and length of the bytes in the input. A
// copied tensor therefore still records where its elements are. Elements without a raw form in the input (strings,
// varints, several runs) are kept.
Status copy_structure(const EncodedInput& input, const SkippedData& skipped, const ParseOptions& options,
                      std::string& output);

}  // namespace onnxgen::io

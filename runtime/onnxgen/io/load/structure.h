// The structure of a model without its weights, for Holding::kSkipped.
#pragma once

#include <functional>
#include <string>

#include "onnxgen/error/status.h"
#include "onnxgen/io/load_options.h"
#include "onnxgen/onnx/encoded_input.h"
#include "onnxgen/onnx/tensor_record.h"

namespace onnxgen::io {

// Where the elements that are left out can be found again: what the tensors will say.
struct LeftBehind {
  std::string location;  // of the input itself; kNotLoadedLocation where it has none
  std::string stamp;     // what it must be like then; empty where nothing is to be compared
  // Whether a tensor keeps its elements all the same. May be empty.
  std::function<bool(const TensorRecord&)> keeps_elements;
};

// Writes the message that `input` holds to `output`, reading its structure only. Elements that are raw bytes are left
// out and their tensors made external, with offset and length of the bytes in the input: wherever such a tensor is
// copied to, it says that it has elements and where they are. Elements that have no raw form in the input (strings,
// varints, several runs) are kept.
Status copy_structure(const EncodedInput& input, const LeftBehind& left, const ParseOptions& options,
                      std::string& output);

}  // namespace onnxgen::io

// Descriptions of attributes and tensors. Names and strings in them are as in the model, so they are not safe to print
// on a terminal.
#pragma once

#include <string>

#include "onnx/onnx-ml.pb.h"

namespace onnx_tool {

// Returns the value of an attribute, such as "3", "[1, 1, 1, 1]", "float[2] = [0, 1]" or "a graph of 12 nodes". For a
// reference to an attribute of a function, returns the name of that attribute: "attribute axis of the function".
// Element types in attributes such as "to" are named. Of each tensor, at most kMostOfAttribute elements are shown.
std::string attribute_text(const onnx::AttributeProto& attribute);

// Returns whether a node is a constant: a weight, if its attribute is a tensor.
bool is_constant(const onnx::NodeProto& node);

// Like attribute_text(), but shows a tensor as a weight, without its elements if there are many. For the attribute of a
// constant.
std::string constant_text(const onnx::AttributeProto& attribute);

// Returns the type and shape of a tensor, such as "float[64, 3, 7, 7]" or "sparse float[64, 10]".
std::string tensor_type_text(const onnx::TensorProto& tensor);
std::string sparse_type_text(const onnx::SparseTensorProto& tensor);

// Returns the type and, if its data is loaded, the elements of a tensor.
std::string tensor_text(const onnx::TensorProto& tensor);
std::string tensor_text(const onnx::SparseTensorProto& tensor);

// Returns the elements of a weight of at most kMostOfWeight elements whose data is loaded: "[1, 768]", "0.5" for a
// scalar, or "[1, 2] at [0, 7]" for a sparse weight. Otherwise empty.
std::string weight_text(const onnx::TensorProto& tensor);
std::string weight_text(const onnx::SparseTensorProto& tensor);

}  // namespace onnx_tool

// Changes of a model that people make by hand. Each is a Failure, and the model as it was, where it cannot be made.
#pragma once

#include <cstdint>
#include <string>

#include "onnx/onnx-ml.pb.h"

namespace onnx_tool {

// Gives an input or output of the graph another name, everywhere in the graph and in its subgraphs. A Failure where
// there is no such input or output, or the new name is one of another value.
void rename_input(onnx::ModelProto& model, const std::string& from, const std::string& to);
void rename_output(onnx::ModelProto& model, const std::string& from, const std::string& to);

// Nodes of this name, in subgraphs and functions too.
void rename_node(onnx::ModelProto& model, const std::string& from, const std::string& to);

// Replaces the value of the key, or adds it.
void set_metadata(onnx::ModelProto& model, const std::string& key, const std::string& value);
void remove_metadata(onnx::ModelProto& model, const std::string& key);

// The version that the model imports of the domain; empty and "ai.onnx" are the same. Nodes are not changed.
void set_opset(onnx::ModelProto& model, const std::string& domain, std::int64_t version);

// Removes the descriptions of everything: model, graphs, nodes, values, tensors, attributes, functions.
void strip_doc_strings(onnx::ModelProto& model);

}  // namespace onnx_tool

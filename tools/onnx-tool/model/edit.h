// Changes of a model on request of the user. Every function throws a Failure if the change is not possible, and then
// leaves the model unchanged.
#pragma once

#include <cstdint>
#include <string>

#include "onnx/onnx-ml.pb.h"

namespace onnx_tool {

// Renames an input or output of the graph, everywhere in the graph and its subgraphs. Throws a Failure if there is no
// such input or output, or if another value already has the new name.
void rename_input(onnx::ModelProto& model, const std::string& from, const std::string& to);
void rename_output(onnx::ModelProto& model, const std::string& from, const std::string& to);

// Renames all nodes with this name, including nodes in subgraphs and functions.
void rename_node(onnx::ModelProto& model, const std::string& from, const std::string& to);

// Sets the value of a key. Adds the key if it does not exist, and removes all but its first entry if it has several.
void set_metadata(onnx::ModelProto& model, const std::string& key, const std::string& value);
void remove_metadata(onnx::ModelProto& model, const std::string& key);

// Sets the opset version that the model imports for the domain. An empty domain and "ai.onnx" are equivalent; if
// the model imports both, one of them remains. Nodes are not changed.
void set_opset(onnx::ModelProto& model, const std::string& domain, std::int64_t version);

// Removes all descriptions: of the model, graphs, nodes, values, tensors, attributes and functions.
void strip_doc_strings(onnx::ModelProto& model);

}  // namespace onnx_tool

// Changes of a model on request of the user. Every function throws a Failure if the change is not possible, and then
// leaves the model unchanged.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "onnx/onnx-ml.pb.h"

namespace onnx_tool {

// Pairs of an old and a new name.
using Renames = std::vector<std::pair<std::string, std::string>>;

// Renames inputs and outputs of the graph, everywhere in the graph and its subgraphs, all at once. Throws a Failure if
// there is no such input or output, or if another value would have the new name.
void rename_ends(onnx::ModelProto& model, const Renames& inputs, const Renames& outputs);

// Renames all nodes with these names at once, including nodes in subgraphs and functions.
void rename_nodes(onnx::ModelProto& model, const Renames& nodes);

// Sets the value of a key. Adds the key if it does not exist, and removes all but its first entry if it has several.
void set_metadata(onnx::ModelProto& model, const std::string& key, const std::string& value);
void remove_metadata(onnx::ModelProto& model, const std::string& key);

// Sets the opset version that the model imports for the domain. An empty domain and "ai.onnx" are equivalent; if
// the model imports both, one of them remains. Nodes are not changed.
void set_opset(onnx::ModelProto& model, const std::string& domain, std::int64_t version);

// Removes all descriptions: of the model, graphs, nodes, values, tensors, attributes and functions.
void strip_doc_strings(onnx::ModelProto& model);

}  // namespace onnx_tool

// Removes parts of a model that are too large to display, and marks where they were.
#pragma once

#include <string>

#include "onnx/onnx-ml.pb.h"

namespace onnx_tool {

// Removes the elements of large tensors. With Remark::kInMetadata, a metadata entry states their number.
enum class Remark { kInMetadata, kNone };
void elide_tensors(onnx::ModelProto& model, Remark remark);

// Removes the contents of graphs nested more than `depth` levels deep, except name, inputs and outputs. The description
// of such a graph states how many nodes it had. With Remark::kInMetadata, a metadata entry states the number as well.
void elide_subgraphs(onnx::ModelProto& model, int depth, Remark remark);

// Adds a metadata entry to a model of which text format and JSON cannot express a part: the bits of a NaN, or unknown
// fields. Call this before the model is printed in these forms.
void mark_loss_in_text(onnx::ModelProto& model);

// Throws a Failure if a remark shows that a part of the model was removed. `path` is the file of the model, for the
// message.
void check_not_elided(const onnx::ModelProto& model, const std::string& path);

}  // namespace onnx_tool

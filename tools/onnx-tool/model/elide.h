// Leaving out what nobody reads on a screen. What is left out says so where it stood.
#pragma once

#include "onnx/onnx-ml.pb.h"

namespace onnx_tool {

// Of tensors with many elements. With a remark, an entry "elided" among their metadata says how many there are.
enum class Remark { kInMetadata, kNone };
void elide_tensors(onnx::ModelProto& model, Remark remark);

// Of graphs that are nested in more than `depth` others: the graph's description says how many nodes it had.
void elide_subgraphs(onnx::ModelProto& model, int depth);

}  // namespace onnx_tool

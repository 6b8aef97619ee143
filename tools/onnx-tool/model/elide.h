// Leaving out what nobody reads on a screen. What is left out says so where it stood.
#pragma once

#include <string>

#include "onnx/onnx-ml.pb.h"

namespace onnx_tool {

// An entry of the metadata of tensors and graphs from which something was left out.
inline constexpr const char* kElidedKey = "elided";

// Removes the elements of large tensors. With a remark, an entry of their metadata says how many there were.
enum class Remark { kInMetadata, kNone };
void elide_tensors(onnx::ModelProto& model, Remark remark);

// Removes what is in graphs that are nested in more than `depth` others: the graph's description says how many nodes it
// had, and with a remark an entry of its metadata says so as well.
void elide_subgraphs(onnx::ModelProto& model, int depth, Remark remark);

// Throws a Failure if a remark says that something was left out of the model in the file at `path`.
void check_not_elided(const onnx::ModelProto& model, const std::string& path);

}  // namespace onnx_tool

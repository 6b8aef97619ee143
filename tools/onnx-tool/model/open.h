// Models of every format, from files and servers.
#pragma once

#include <cstdint>
#include <string>

#include "model/access.h"
#include "model/source.h"
#include "onnx/onnx-ml.pb.h"
#include "onnxgen/file/progress.h"
#include "onnxgen/io/index.h"

namespace onnx_tool {

enum class Weights {
  kStructure,  // tensors say where their elements are; those of a large model are not read
  kOwn,        // those that the model's own file has, mapped; the others say where theirs are (on a server, all do)
  kAll,        // every tensor has its elements, mapped where they can be
};

struct OpenedModel {
  Format format = Format::kOnnx;
  std::uint64_t file_size = 0;  // of the model's own file; 0 on a server and for a folder
  onnx::ModelProto model;
};

// Throws a Failure for what is no model, or cannot be read.
OpenedModel open_model(const std::string& source, Weights weights, const Access& access,
                       const onnxgen::io::ProgressCallback& progress = {});

// The model where at least the tensor of this name or path has its elements: of one on a server, the others stay there.
OpenedModel open_with_tensor(const std::string& source, const std::string& name, const Access& access);

// Where the tensors of a model are. A file or object is indexed where it lies; of other formats the index is of the
// model as it would be written, and the offsets mean nothing.
struct OpenedIndex {
  Format format = Format::kOnnx;
  onnxgen::io::TensorIndex index;
};
OpenedIndex open_index(const std::string& source, const Access& access);

// The index of a model in memory: the tensors that for_each_tensor visits, in the same order.
onnxgen::io::TensorIndex index_of(const onnx::ModelProto& model, const Access& access);

}  // namespace onnx_tool

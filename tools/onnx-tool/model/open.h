// Opens models of every format, from files and servers.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "model/access.h"
#include "model/source.h"
#include "model/tensor_file.h"
#include "onnx/onnx-ml.pb.h"
#include "onnxgen/io/index.h"

namespace onnx_tool {

enum class Weights {
  kStructure,  // data of large models is not read; their tensors have locations instead
  kOwn,        // data in the model file is mapped; other tensors have locations (on a server, all)
  kAll,        // every tensor has its data, mapped where possible, and checksums are verified
};

struct OpenedModel {
  Format format = Format::kOnnx;
  std::uint64_t file_size = 0;  // size in bytes of the model file; 0 for servers and folders
  onnx::ModelProto model;
};

// Throws a Failure if `source` is not a model, has no graph or cannot be read. Shows the progress on a terminal.
OpenedModel open_model(const Source& source, Weights weights, const Access& access);

// Like open_model(), but accepts a model without a graph, such as a library of functions.
OpenedModel open_any_model(const Source& source, Weights weights, const Access& access);

// Like open_any_model(), but only the tensor with this name or path is sure to have its data. For a model on a server
// and a name, no other data is loaded.
OpenedModel open_with_tensor(const Source& source, const std::string& name, const Access& access);

// Locations of the tensors of a model, which may have no graph. Plain model files and objects on a server are indexed
// in place. For other formats, the model is indexed as it would be written to a file; the offsets are then meaningless.
struct OpenedIndex {
  Format format = Format::kOnnx;
  onnxgen::io::TensorIndex index;
};
OpenedIndex open_index(const Source& source, const Access& access);

// Indexes a model in memory. The index contains the tensors that for_each_tensor() visits, in the same order.
onnxgen::io::TensorIndex index_of(const onnx::ModelProto& model, const Access& access);
onnxgen::io::TensorIndex index_of(const TensorFile& file, const Access& access);

// Parses a model in a text format. It may have no graph. `shown` is its name in error messages.
void parse_model(std::string_view text, Format format, const std::string& shown, onnx::ModelProto& model);

}  // namespace onnx_tool

// Indexes of models on servers, and reads of what is in them.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/io/index.h"
#include "onnxgen/onnx/topology.h"
#include "onnxgen/remote/options.h"
#include "onnxgen/remote/remote_model.h"

namespace onnxgen::remote {

// An index of io, whose files are URLs; and the version of the object, by which later reads know it.
struct Index : io::TensorIndex {
  std::uint64_t size = 0;
  std::string version;
};

// Of a model that is open.
Status index_model(RemoteModel& model, io::WireKind kind, const Options& options, Index& index);
Status read_indexed(RemoteModel& model, const std::vector<const io::IndexedTensor*>& tensors,
                    std::vector<std::string>& bytes);

}  // namespace onnxgen::remote

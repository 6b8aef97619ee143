// Index of a model on a server.
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

// Index of a model on a server. The `file` members hold URLs. `size` (in bytes) and `version` identify the object for
// later reads.
struct Index : io::TensorIndex {
  std::uint64_t size = 0;
  std::string version;
  bool is_encrypted = false;  // the object is encrypted, and offsets refer to the decrypted model
};

// Internal; see index() and read_tensor() in remote.h.
Status index_model(RemoteModel& model, io::WireKind kind, const Options& options, Index& index);
Status read_indexed(RemoteModel& model, const std::vector<const io::IndexedTensor*>& tensors,
                    std::vector<std::string>& bytes);

}  // namespace onnxgen::remote

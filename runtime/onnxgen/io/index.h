// An index of the tensors of a model file. Only the structure is read, so that even a model of 100 GB takes a few
// reads.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/file/error.h"
#include "onnxgen/file/file.h"
#include "onnxgen/file/path_policy.h"
#include "onnxgen/onnx/element_type.h"
#include "onnxgen/onnx/external_data.h"
#include "onnxgen/onnx/tensor_path.h"
#include "onnxgen/onnx/tensor_record.h"
#include "onnxgen/onnx/topology.h"
#include "onnxgen/onnx/wire_cursor.h"

namespace onnxgen::io {

struct IndexedTensor {
  std::string name;  // may be empty
  TensorPath path;   // path.text() is "graph.initializer[3]" or "graph.node[7].attribute[0].t"
  ElementType type = ElementType::kUndefined;
  std::int32_t type_number = 0;  // as in the file, also where this library does not know it
  std::vector<std::int64_t> dims;

  TensorStorage storage = TensorStorage::kNone;
  // The number of the field of TensorProto that holds the elements (see tensor_field); 0 for kNone and kExternal.
  std::uint32_t data_field = 0;
  // The file that has the elements: the model itself or, for kExternal, the file beside it that the location names.
  // Empty if the model is not a file, or if the location is one that no path policy allows.
  std::string file;
  std::uint64_t offset = 0;
  // In bytes. If an external tensor states no length, this is what its type and shape take; 0 means that these do not
  // say it either, and the data goes on to the end of its file.
  std::uint64_t length = 0;
  // For kExternal: the entries as the file has them.
  ExternalDataEntry external;
};

struct IndexOptions {
  int max_depth = 100;                     // messages nested in one another
  std::uint64_t max_tensors = 50'000'000;  // more is kInputTooLarge
  // How many bytes of memory the index may take; more is kAllocationLimit. A tensor takes about 800 bytes, and its name
  // and shape in addition.
  std::uint64_t max_memory = std::uint64_t{1} << 30;
  // How many bytes are read at first, and after each hop over weights. Set it higher if a read is expensive, as a
  // request to a server is.
  std::size_t read_size = WireCursor::kSmallestWindow;
  PathPolicy paths;  // for read_tensor
  // List external tensors whose stated length differs from what their type and shape require. Otherwise the index fails
  // with kInvalidExternalData.
  bool allow_size_mismatch = false;
};

// The index of a model file; its tensors are in the order of the file.
struct TensorIndex {
  std::string file;  // of the model; empty when there is none
  FileFacts facts;   // of that file as it was then
  std::vector<IndexedTensor> tensors;

  // The first tensor of this name, or null.
  const IndexedTensor* find(std::string_view name) const noexcept;
};

// Fills `index` with every tensor of the model at `path`. `kind` says what the file holds.
Status try_index(const std::string& path, TensorIndex& index, const IndexOptions& options = {},
                 WireKind kind = WireKind::kModel);
TensorIndex index(const std::string& path, const IndexOptions& options = {}, WireKind kind = WireKind::kModel);

// Makes an index of anything that can be read, such as an object of a store. `read` reads `count` bytes at an offset,
// all of them or none; offsets only grow from call to call.
Status try_index(const ReadFunction& read, std::uint64_t size, TensorIndex& index, const IndexOptions& options = {},
                 WireKind kind = WireKind::kModel);
TensorIndex index(const ReadFunction& read, std::uint64_t size, const IndexOptions& options = {},
                  WireKind kind = WireKind::kModel);

// Reads the bytes of one tensor of kRaw, kTyped or kExternal storage into `bytes`; external files must obey
// options.paths. If the model was saved since the index was made, as its identity, size and time tell, the error is
// kFileChanged.
Status try_read_tensor(const TensorIndex& index, const IndexedTensor& tensor, std::string& bytes,
                       const IndexOptions& options = {});
std::string read_tensor(const TensorIndex& index, const IndexedTensor& tensor, const IndexOptions& options = {});

}  // namespace onnxgen::io

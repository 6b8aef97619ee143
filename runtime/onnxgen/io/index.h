// The tensors of a model file, found by reading its structure only: a model of 100 GB costs a few reads.
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
  // Field number of the elements in TensorProto (tensor_field): 0 for kNone and kExternal.
  std::uint32_t data_field = 0;
  // The file that has the elements: the model itself or, for kExternal, the location beside it. Empty for a model that
  // is no file, and where the location is one that no path policy allows.
  std::string file;
  std::uint64_t offset = 0;
  // Bytes. For an external tensor that states no length, what its type and shape take; 0 where these do not say it, and
  // then it goes on to the end of its file.
  std::uint64_t length = 0;
  // The entries as they stand, for kExternal.
  ExternalDataEntry external;
};

struct IndexOptions {
  int max_depth = 100;                     // messages nested in one another
  std::uint64_t max_tensors = 50'000'000;  // more is kInputTooLarge
  // Bytes of memory that the index may take; more is kAllocationLimit. A tensor takes about 800, its name and shape
  // come on top.
  std::uint64_t max_memory = std::uint64_t{1} << 30;
  // What is read at first and after each hop over weights. Make it what a request costs, where one costs much.
  std::size_t read_size = WireCursor::kSmallestWindow;
  PathPolicy paths;  // for read_tensor
};

// In the order of the file.
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

// The same over a function that reads `count` bytes at an offset, all of them or none: an object store, an archive's
// member. Offsets only grow.
Status try_index(const ReadFunction& read, std::uint64_t size, TensorIndex& index, const IndexOptions& options = {},
                 WireKind kind = WireKind::kModel);
TensorIndex index(const ReadFunction& read, std::uint64_t size, const IndexOptions& options = {},
                  WireKind kind = WireKind::kModel);

// Reads the bytes of one tensor of kRaw, kTyped or kExternal into `bytes`, external ones under options.paths. The model
// may have been saved since: kFileChanged, by its identity, size and time.
Status try_read_tensor(const TensorIndex& index, const IndexedTensor& tensor, std::string& bytes,
                       const IndexOptions& options = {});
std::string read_tensor(const TensorIndex& index, const IndexedTensor& tensor, const IndexOptions& options = {});

}  // namespace onnxgen::io

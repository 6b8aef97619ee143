// Lists the tensors of a model file without loading it. Only the structure is read, so even a 100 GB model needs only a
// few reads.
//
//   const onnxgen::io::TensorIndex index = onnxgen::io::index("model.onnx");
//   for (const onnxgen::io::IndexedTensor& tensor : index.tensors) {
//     std::cout << tensor.name << ": " << tensor.length << " bytes in " << tensor.file << '\n';
//   }
//   const std::string bytes = onnxgen::io::read_tensor(index, *index.find("conv1.weight"));
//
// Functions come in pairs: index() and read_tensor() throw Error; try_index() and try_read_tensor() return a Status.
// After a failure the result is empty.
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

// Location, type and shape of one tensor.
struct IndexedTensor {
  std::string name;  // may be empty
  TensorPath path;   // for example "graph.initializer[3]" or "graph.node[7].attribute[0].t"; see path.text()
  ElementType type = ElementType::kUndefined;
  std::int32_t type_number = 0;  // as in the file, even if this library does not know the type
  std::vector<std::int64_t> dims;

  TensorStorage storage = TensorStorage::kNone;
  // Field number in TensorProto of the field that holds the elements (see tensor_field). 0 for kNone and kExternal.
  std::uint32_t data_field = 0;
  // File that holds the elements: the model file or, for kExternal, the data file that the location names. Empty if the
  // model is not a file, or if no path policy allows the location.
  std::string file;
  // Offset in `file`, in bytes.
  std::uint64_t offset = 0;
  // Length in bytes. For an external tensor without a stated length: the size that its type and shape require. 0 if
  // these do not determine a size; the data then extends to the end of the file.
  std::uint64_t length = 0;
  // For kExternal: the entries as stored in the file.
  ExternalDataEntry external;
};

// Limits and options of an index.
struct IndexOptions {
  int max_depth = 100;                     // maximum nesting depth of messages
  std::uint64_t max_tensors = 50'000'000;  // exceeding it is kInputTooLarge
  // Maximum memory for the index, in bytes; exceeding it is kAllocationLimit. Each tensor uses about 800 bytes plus its
  // name and shape.
  std::uint64_t max_memory = std::uint64_t{1} << 30;
  // Number of bytes to read at the start and after each skip over weights. Increase it if each read is expensive, for
  // example a request to a server.
  std::size_t read_size = WireCursor::kSmallestWindow;
  PathPolicy paths;  // for read_tensor()
  // List external tensors whose stated length differs from what their type and shape require. If false, such a tensor
  // makes the index fail with kInvalidExternalData.
  bool allow_size_mismatch = false;
};

// Index of a model file. The tensors are in file order.
struct TensorIndex {
  std::string file;                // path of the model; empty if the model is not a file
  FileAttributes file_attributes;  // identity, size and time of that file when it was indexed
  std::vector<IndexedTensor> tensors;

  // Returns the first tensor with this name, or nullptr. The pointer is valid as long as `tensors` is not changed.
  // Takes time proportional to the number of tensors.
  const IndexedTensor* find(std::string_view name) const noexcept;
};

// Fills `index` with every tensor of the model at `path`. `kind` is the message type that the file contains. Besides
// the limits of IndexOptions, fails with kOpenFailed or kReadFailed, with kTruncated for an empty model, with
// kFormatRefused or kEncrypted for a file in another format, with an error of the parser for malformed bytes, and with
// kInvalidExternalData for malformed entries of an external tensor.
Status try_index(const std::string& path, TensorIndex& index, const IndexOptions& options = {},
                 WireKind kind = WireKind::kModel);
TensorIndex index(const std::string& path, const IndexOptions& options = {}, WireKind kind = WireKind::kModel);

// Indexes a model that `read` provides, such as an object in a store. `size` is the model's size in bytes. `read` must
// read exactly `count` bytes at an offset or fail, and its failure is returned. Offsets only increase from call to
// call. `read` is called on the calling thread and not used after the call.
Status try_index(const ReadFunction& read, std::uint64_t size, TensorIndex& index, const IndexOptions& options = {},
                 WireKind kind = WireKind::kModel);
TensorIndex index(const ReadFunction& read, std::uint64_t size, const IndexOptions& options = {},
                  WireKind kind = WireKind::kModel);

// Reads the bytes of one tensor into `bytes`. The storage must be kRaw, kTyped or kExternal; a tensor without elements
// gives no bytes. External files must satisfy options.paths, otherwise kPathRefused. Fails with kUnsupported for other
// storage or if the index was not made from a file, with kOutOfFile if the file is too short, and with kFileChanged if
// the identity, size or time of the model file has changed since it was indexed.
Status try_read_tensor(const TensorIndex& index, const IndexedTensor& tensor, std::string& bytes,
                       const IndexOptions& options = {});
std::string read_tensor(const TensorIndex& index, const IndexedTensor& tensor, const IndexOptions& options = {});

}  // namespace onnxgen::io

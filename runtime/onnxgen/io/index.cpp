#include "onnxgen/io/index.h"

#include <algorithm>
#include <utility>

#include "onnxgen/error/try_allocating.h"
#include "onnxgen/file/file.h"
#include "onnxgen/file/folder.h"
#include "onnxgen/file/string_bytes.h"
#include "onnxgen/io/load/model_format.h"
#include "onnxgen/onnx/encoded_tensors.h"
#include "onnxgen/onnx/external_data.h"

namespace onnxgen::io {
namespace {

// Builds a TensorIndex from the tensors found in an encoded model.
class Indexer {
 public:
  Indexer(EncodedTensors& found, WalkLimits& limits, SizeMismatch mismatch, TensorIndex& index)
      : found_(found), limits_(limits), mismatch_(mismatch), index_(index), paths_(found.messages.size()) {}

  Status run() {
    Status status = limits_.charge(found_.tensors.size() * sizeof(IndexedTensor));
    if (status) index_.tensors.reserve(found_.tensors.size());
    for (std::size_t i = 0; i < found_.tensors.size() && status; ++i) {
      status = add(found_.tensors[i]).in_tensor(found_.tensors[i].name);
    }
    return status;
  }

 private:
  Status add(EncodedTensor& record) {
    IndexedTensor tensor;
    Status status = make_path(record.occurrences.front(), tensor.path);
    tensor.storage = record.storage();
    tensor.file = index_.file;
    if (status && tensor.storage == TensorStorage::kExternal) {
      status = add_external(record, tensor);
    } else {
      const ElementRun& elements = record.elements();
      tensor.data_field = elements.field;
      tensor.offset = elements.offset;
      tensor.length = elements.length;
    }
    if (status) status = limits_.charge(tensor.file.size());
    if (!status) return status;
    tensor.type = record.type;
    tensor.type_number = record.type_number;
    tensor.name = std::move(record.name);
    tensor.dims = std::move(record.dims);
    index_.tensors.push_back(std::move(tensor));
    return status;
  }

  Status add_external(const EncodedTensor& record, IndexedTensor& tensor) const {
    Status status = find_external_data(record, mismatch_, tensor.external);
    if (!status) return status;
    const std::string& location = tensor.external.location;
    const std::string folder = folder_of(index_.file);
    tensor.file = folder == "." ? location : folder + (folder == "/" ? "" : "/") + location;
    if (!check_location(location)) tensor.file.clear();
    tensor.offset = tensor.external.offset;
    tensor.length = tensor.external.length.value_or(0);
    return status;
  }

  // Builds the path of a message. Paths of messages that contain several tensors are built only once.
  Status make_path(std::size_t message, TensorPath& path) {
    if (found_.messages[message].field == nullptr) return Status();
    if (paths_[message].empty()) {
      const EncodedMessage& found = found_.messages[message];
      TensorPath parent;
      Status status = limits_.charge(TensorPath::kStepBytes);
      if (status && found.parent != kNoIndex) status = make_path(found.parent, parent);
      if (!status) return status;
      paths_[message] = parent.child(*found.field, found.index);
    }
    path = paths_[message];
    return Status();
  }

  EncodedTensors& found_;
  WalkLimits& limits_;
  SizeMismatch mismatch_;
  TensorIndex& index_;
  std::vector<TensorPath> paths_;  // paths of found_.messages; empty until needed
};

Status make_index(const EncodedInput& input, const IndexOptions& options, TensorIndex& index) {
  WalkLimits limits;
  limits.max_depth = options.max_depth;
  limits.max_tensors = options.max_tensors;
  limits.max_memory = options.max_memory;
  EncodedTensors found;
  Status status = find_tensors(input, limits, found, options.read_size);
  return status ? Indexer(found, limits, size_mismatch(options), index).run() : status;
}

}  // namespace

const IndexedTensor* TensorIndex::find(std::string_view name) const noexcept {
  for (const IndexedTensor& tensor : tensors) {
    if (tensor.name == name) return &tensor;
  }
  return nullptr;
}

Status try_index(const ReadFunction& read, std::uint64_t size, TensorIndex& index, const IndexOptions& options,
                 WireKind kind) {
  index = TensorIndex();
  Status status = or_out_of_memory([&] { return make_index({read, size, kind, {}}, options, index); });
  if (!status) index = TensorIndex();
  return status;
}

Status try_index(const std::string& path, TensorIndex& index, const IndexOptions& options, WireKind kind) {
  index = TensorIndex();
  Status status = or_out_of_memory([&] {
    File file;
    Status opened = File::open(path, file);
    if (opened) opened = attributes_of(file, index.file_attributes);
    if (opened) opened = check_not_empty(index.file_attributes.size, kind);
    if (opened) opened = check_plain(file, index.file_attributes.size);
    if (!opened) return opened;
    index.file = path;
    return make_index(encoded_input(file, index.file_attributes.size, kind), options, index);
  });
  if (!status) index = TensorIndex();
  return explained(status, path).in_file(path);
}

TensorIndex index(const std::string& path, const IndexOptions& options, WireKind kind) {
  TensorIndex result;
  throw_if_failed(try_index(path, result, options, kind));
  return result;
}

TensorIndex index(const ReadFunction& read, std::uint64_t size, const IndexOptions& options, WireKind kind) {
  TensorIndex result;
  throw_if_failed(try_index(read, size, result, options, kind));
  return result;
}

namespace {

// Call this after opening the data files: if the model is then still the indexed one, the opened data files belong to
// it.
Status check_unchanged(const TensorIndex& index) {
  FileAttributes now;
  Status status = attributes_of(index.file, now);
  if (!status || is_unchanged(index.file_attributes, now)) return status;
  return failure(ErrorCode::kFileChanged, index.file, "the file was modified after it was indexed; index it again");
}

Status open_for(const TensorIndex& index, const IndexedTensor& tensor, const IndexOptions& options, File& file) {
  if (tensor.storage != TensorStorage::kExternal) return File::open(index.file, file);
  Folder folder;
  FileAttributes attributes;
  Status status = Folder::open(folder_of(index.file), folder);
  if (!status) return status;
  folder.allow_links_beside(index.file, index.file_attributes);
  return open_beneath(folder, tensor.external.location, options.paths, file, attributes);
}

Status read_bytes(const TensorIndex& index, const IndexedTensor& tensor, std::string& bytes,
                  const IndexOptions& options) {
  if (tensor.storage == TensorStorage::kNone) return Status();
  if (tensor.storage == TensorStorage::kScattered || index.file.empty()) {
    const char* const why = index.file.empty() ? "the index was not made from a file"
                                               : "the tensor's data is not one contiguous run of bytes";
    return failure(ErrorCode::kUnsupported, index.file, why);
  }
  File file;
  std::uint64_t size = 0;
  Status status = open_for(index, tensor, options, file);
  if (status) status = check_unchanged(index);
  if (status) status = file.size(size);
  if (status && size < kLargestPointer) status = check_not_pointer(file).in_file(file.path());
  if (!status) return status;
  const bool is_open_ended = tensor.storage == TensorStorage::kExternal && !tensor.external.length;
  const std::uint64_t length = is_open_ended ? size - std::min(size, tensor.offset) : tensor.length;
  status =
      check_data_range(tensor.offset, is_open_ended ? std::nullopt : std::optional(length), size).in_file(file.path());
  if (!status) return status;
  Progress uncounted({}, 0);
  status = check_memory_for_strings(length);
  return status ? read_to_string(file, tensor.offset, length, bytes, uncounted) : status;
}

}  // namespace

Status try_read_tensor(const TensorIndex& index, const IndexedTensor& tensor, std::string& bytes,
                       const IndexOptions& options) {
  bytes.clear();
  const Status status = or_out_of_memory([&] { return read_bytes(index, tensor, bytes, options); });
  if (!status) bytes.clear();
  return status.in_tensor(tensor.name);
}

std::string read_tensor(const TensorIndex& index, const IndexedTensor& tensor, const IndexOptions& options) {
  std::string bytes;
  throw_if_failed(try_read_tensor(index, tensor, bytes, options));
  return bytes;
}

}  // namespace onnxgen::io

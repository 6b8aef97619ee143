#include "onnxgen/remote/remote.h"

#include <algorithm>
#include <limits>
#include <unordered_set>

#include "onnxgen/file/string_bytes.h"
#include "onnxgen/remote/structure_reader.h"

namespace onnxgen::remote {
namespace {

// URLs in place of the paths that an index of a file has.
void name_files(const Url& url, Index& index) {
  index.file = url.shown();
  for (io::IndexedTensor& tensor : index.tensors) {
    Url other;
    if (tensor.storage != io::TensorStorage::kExternal) {
      tensor.file = index.file;
    } else {
      tensor.file = beside(url, tensor.external.location, other) ? other.shown() : std::string();
    }
  }
}

Status index_once(const std::string& url, Index& index, const Options& options, io::WireKind kind) {
  RemoteModel model;
  Status status = RemoteModel::open(url, options, model);
  if (status) status = model.begin(kind);
  if (!status) return status;
  Object& object = model.object();
  StructureReader reader(object, options.index.max_memory);
  const auto read = [&reader](std::uint64_t at, void* to, std::size_t count) { return reader.read(at, to, count); };
  io::IndexOptions walk = options.index;
  walk.read_size = io::WireCursor::kSmallestWindow;  // windows are the reader's business
  status = io::try_index(read, object.size(), index, walk, kind);
  if (!status) return status.in_file(object.url().shown());
  index.size = object.size();
  index.version = object.version();
  name_files(object.url(), index);
  return status;
}

// What brings the elements of an indexed tensor.
Status make_request(const RemoteModel& model, const io::IndexedTensor& tensor, io::ExternalRequest& request) {
  request.tensor = tensor.name;
  if (tensor.storage == io::TensorStorage::kInPieces) {
    return io::failure(ErrorCode::kUnsupported, tensor.file, "the elements are not one run of bytes")
        .in_tensor(tensor.name);
  }
  request.entry = tensor.external;
  if (tensor.storage == io::TensorStorage::kExternal) return Status();
  request.entry.location = model.own_location();
  request.entry.stamp = model.own_stamp();
  request.entry.offset = tensor.offset;
  request.entry.length = tensor.length;
  return Status();
}

Status read_once(const std::string& url, const Index& index, const std::vector<const io::IndexedTensor*>& tensors,
                 std::vector<std::string>& bytes, const Options& options) {
  RemoteModel model;
  Status status = RemoteModel::open(url, options, model);
  if (!status) return status;
  model.expect(index.size, index.version);
  std::vector<io::ExternalRequest> requests(tensors.size());
  for (std::size_t i = 0; i < tensors.size() && status; ++i) status = make_request(model, *tensors[i], requests[i]);
  std::vector<io::HeldBytes> held;
  if (status) status = model.load_tensors(requests, std::numeric_limits<std::uint64_t>::max(), false, held);
  for (const io::ExternalRequest& request : requests) {
    if (status) status = io::copy_to_string(request.bytes, bytes.emplace_back());
  }
  return status.in_file(model.object().url().shown());
}

}  // namespace

std::function<bool(const TensorSummary&)> named(std::vector<std::string> names) {
  return [wanted = std::unordered_set<std::string>(names.begin(), names.end())](const TensorSummary& tensor) {
    return wanted.count(std::string(tensor.name)) != 0;
  };
}

Status try_index(const std::string& url, Index& index, const Options& options, io::WireKind kind) {
  const auto once = [&] {
    index = Index();
    return index_once(url, index, options, kind);
  };
  const Status status = or_out_of_memory([&] { return as_one_version(options, once); });
  if (!status) index = Index();
  return status;
}

Index index(const std::string& url, const Options& options, io::WireKind kind) {
  Index result;
  io::throw_if_failed(try_index(url, result, options, kind));
  return result;
}

Status try_read_tensors(const std::string& url, const Index& index,
                        const std::vector<const io::IndexedTensor*>& tensors, std::vector<std::string>& bytes,
                        const Options& options) {
  bytes.clear();
  const Status status = or_out_of_memory([&] { return read_once(url, index, tensors, bytes, options); });
  if (!status) bytes.clear();
  return status;
}

std::vector<std::string> read_tensors(const std::string& url, const Index& index,
                                      const std::vector<const io::IndexedTensor*>& tensors, const Options& options) {
  std::vector<std::string> bytes;
  io::throw_if_failed(try_read_tensors(url, index, tensors, bytes, options));
  return bytes;
}

Status try_read_tensor(const std::string& url, const Index& index, const io::IndexedTensor& tensor, std::string& bytes,
                       const Options& options) {
  bytes.clear();
  std::vector<std::string> one;
  const Status status = try_read_tensors(url, index, {&tensor}, one, options);
  if (status) bytes = std::move(one.front());
  return status;
}

std::string read_tensor(const std::string& url, const Index& index, const io::IndexedTensor& tensor,
                        const Options& options) {
  std::string bytes;
  io::throw_if_failed(try_read_tensor(url, index, tensor, bytes, options));
  return bytes;
}

}  // namespace onnxgen::remote

#include "onnxgen/remote/model_index.h"

#include <limits>

#include "onnxgen/file/error.h"
#include "onnxgen/file/string_bytes.h"
#include "onnxgen/io/load/external_files.h"
#include "onnxgen/remote/structure_reader.h"

namespace onnxgen::remote {
namespace {

// Sets the `file` members to URLs.
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

// Makes the request that reads the elements of an indexed tensor.
Status make_request(const RemoteModel& model, const io::IndexedTensor& tensor, io::ExternalRequest& request) {
  request.tensor = tensor.name;
  if (tensor.storage == io::TensorStorage::kScattered) {
    return io::failure(ErrorCode::kUnsupported, tensor.file, "the tensor's data is not one contiguous run of bytes")
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

}  // namespace

Status index_model(RemoteModel& model, io::WireKind kind, const Options& options, Index& index) {
  Object& object = model.object();
  StructureReader reader(object, options.index.max_memory);
  const auto read = [&reader](std::uint64_t at, void* to, std::size_t count) { return reader.read(at, to, count); };
  io::IndexOptions walk = options.index;
  walk.read_size = io::WireCursor::kSmallestWindow;  // StructureReader chooses the windows
  Status status = io::try_index(read, object.size(), index, walk, kind);
  if (!status) return status.in_file(object.url().shown());
  index.size = object.stored_size();
  index.version = object.version();
  index.is_encrypted = object.has_segments();
  name_files(object.url(), index);
  return status;
}

Status read_indexed(RemoteModel& model, const std::vector<const io::IndexedTensor*>& tensors,
                    std::vector<std::string>& bytes) {
  Status status;
  std::vector<io::ExternalRequest> requests(tensors.size());
  for (std::size_t i = 0; i < tensors.size() && status; ++i) status = make_request(model, *tensors[i], requests[i]);
  std::vector<io::HeldBytes> held;
  if (status) status = model.load_tensors(requests, std::numeric_limits<std::uint64_t>::max(), false, held);
  for (const io::ExternalRequest& request : requests) {
    if (status) status = io::copy_to_string(request.bytes, bytes.emplace_back());
  }
  return status.in_file(model.object().url().shown());
}

}  // namespace onnxgen::remote

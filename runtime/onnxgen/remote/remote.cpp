#include "onnxgen/remote/remote.h"

#include <algorithm>
#include <unordered_set>

#include "onnxgen/file/string_bytes.h"

namespace onnxgen::remote {
namespace {

Status index_once(const std::string& url, Index& index, const Options& options, io::WireKind kind) {
  RemoteModel model;
  Status status = RemoteModel::open(url, options, model);
  if (status) status = model.begin_structure(kind);
  return status ? model.explained(index_model(model, kind, options, index)) : status;
}

Status read_once(const std::string& url, const Index& index, const std::vector<const io::IndexedTensor*>& tensors,
                 std::vector<std::string>& bytes, const Options& options) {
  RemoteModel model;
  Status status = RemoteModel::open(url, options, model);
  if (!status) return status;
  if (index.is_encrypted) {
    return io::failure(ErrorCode::kEncrypted, model.object().url().shown(),
                       "the model is encrypted; read its tensors with remote::read_encrypted_tensors()");
  }
  model.expect(index.size, index.version);
  return read_indexed(model, tensors, bytes);
}

Status read_beginning_once(const std::string& url, std::uint64_t most_bytes, std::string& bytes,
                           const Options& options) {
  RemoteModel model;
  Status status = RemoteModel::open(url, options, model);
  if (status) status = model.begin_object();
  if (!status) return status;
  Object& object = model.object();
  const std::uint64_t size = std::min(object.size(), most_bytes);
  status = io::check_memory_for_strings(size);
  if (status) bytes.resize(static_cast<std::size_t>(size));
  if (status) status = object.read_at(0, bytes.data(), bytes.size());
  return status.in_file(object.url().shown());
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

Status try_read_beginning(const std::string& url, std::uint64_t most_bytes, std::string& bytes,
                          const Options& options) {
  const Status status = or_out_of_memory(
      [&] { return as_one_version(options, [&] { return read_beginning_once(url, most_bytes, bytes, options); }); });
  if (!status) bytes.clear();
  return status;
}

std::string read_beginning(const std::string& url, std::uint64_t most_bytes, const Options& options) {
  std::string bytes;
  io::throw_if_failed(try_read_beginning(url, most_bytes, bytes, options));
  return bytes;
}

}  // namespace onnxgen::remote

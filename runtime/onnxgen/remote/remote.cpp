#include "onnxgen/remote/remote.h"

#include <unordered_set>

namespace onnxgen::remote {
namespace {

Status index_once(const std::string& url, Index& index, const Options& options, io::WireKind kind) {
  RemoteModel model;
  Status status = RemoteModel::open(url, options, model);
  if (status) status = model.begin_structure(kind);
  return status ? index_model(model, kind, options, index) : status;
}

Status read_once(const std::string& url, const Index& index, const std::vector<const io::IndexedTensor*>& tensors,
                 std::vector<std::string>& bytes, const Options& options) {
  RemoteModel model;
  Status status = RemoteModel::open(url, options, model);
  if (!status) return status;
  model.expect(index.size, index.version);
  return read_indexed(model, tensors, bytes);
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

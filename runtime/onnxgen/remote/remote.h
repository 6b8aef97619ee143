// Models on servers: S3-compatible stores and plain HTTP, read by ranges, so that what a program does not want of a
// model stays where it is. Link onnxgen::remote, which there is where libcurl is.
//
// URLs are https://, http:// where Options::allow_http says so, s3://bucket/key, and presigned ones. What is read of an
// object is of one version: an object that is replaced meanwhile is read anew, once, or an error. Nothing that a server
// or a model says is believed; docs/remote.md has the rules and what each call costs.
//
// Each function comes in two forms: one throws io::Error, try_...() returns a Status that names the URL without its
// query, the tensor and the cause. After a failure the result is empty.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "onnxgen/error/try_allocating.h"
#include "onnxgen/file/error.h"
#include "onnxgen/io/index.h"
#include "onnxgen/io/load/held_message.h"
#include "onnxgen/onnx/encoded_input.h"
#include "onnxgen/remote/load_message.h"
#include "onnxgen/remote/options.h"
#include "onnxgen/remote/remote_model.h"

namespace onnxgen::remote {

// An index of io, whose files are URLs; and the version of the object, by which later reads know it.
struct Index : io::TensorIndex {
  std::uint64_t size = 0;
  std::string version;
};

// Every tensor of the model at `url`, by a few requests for its structure.
Status try_index(const std::string& url, Index& index, const Options& options = {},
                 io::WireKind kind = io::WireKind::kModel);
Index index(const std::string& url, const Options& options = {}, io::WireKind kind = io::WireKind::kModel);

// The bytes of tensors of kRaw, kTyped or kExternal, by as few requests as Options::ranges say. `url` is that of the
// index; if the object is another by now, that is kFileChanged.
Status try_read_tensors(const std::string& url, const Index& index,
                        const std::vector<const io::IndexedTensor*>& tensors, std::vector<std::string>& bytes,
                        const Options& options = {});
std::vector<std::string> read_tensors(const std::string& url, const Index& index,
                                      const std::vector<const io::IndexedTensor*>& tensors,
                                      const Options& options = {});
Status try_read_tensor(const std::string& url, const Index& index, const io::IndexedTensor& tensor, std::string& bytes,
                       const Options& options = {});
std::string read_tensor(const std::string& url, const Index& index, const io::IndexedTensor& tensor,
                        const Options& options = {});

// Replaces `message` by the model at `url`: all of it, its structure, or that and the tensors that
// LoadOptions::choose chooses. All bytes are in memory.
template <class M>
Status try_load(const std::string& url, M& message, const LoadOptions& options = {}) {
  const auto load_once = [&] {
    RemoteModel model;
    Status status = RemoteModel::open(url, options, model);
    return status ? detail::load_message(model, message, options) : status;
  };
  const Status status = or_out_of_memory([&] { return as_one_version(options, load_once); });
  if (!status) message.Clear();
  return status;
}

template <class M>
M load(const std::string& url, const LoadOptions& options = {}) {
  M message;
  io::throw_if_failed(try_load(url, message, options));
  return message;
}

// Gives tensors of a message that was loaded from `url`, or made to have external data beside it, their bytes: all, or
// those that are chosen now. kFileChanged if the model is another by now. After a failure the message is as it was.
template <class M>
Status try_load_tensors(M& message, const std::string& url, const LoadOptions& options = {}) {
  return or_out_of_memory([&] {
    RemoteModel model;
    Status status = RemoteModel::open(url, options, model);
    if (status) status = model.begin(io::wire_kind_of<M>());
    return status ? detail::attach_tensors(message, model, options) : status;
  });
}

template <class M>
void load_tensors(M& message, const std::string& url, const LoadOptions& options = {}) {
  io::throw_if_failed(try_load_tensors(message, url, options));
}

}  // namespace onnxgen::remote

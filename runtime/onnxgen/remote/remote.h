// Reads and writes models on servers: S3-compatible stores and plain HTTP. Models are read by ranges, so that parts
// which a program does not want are not transferred. Link onnxgen::remote, which is built if libcurl is there.
//
// URLs are https://, http:// where Options::allow_http says so, s3://bucket/key, and presigned ones. Everything that a
// call reads of an object is of one version: if the object is replaced meanwhile, the call begins again once, and then
// fails. Nothing that a server or a model says is believed; docs/remote.md has the rules and what each call costs.
//
// Each function comes in two forms: one throws io::Error, try_...() returns a Status that names the URL without its
// query, the tensor and the cause. After a failure the result is empty.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "onnxgen/error/try_allocating.h"
#include "onnxgen/file/error.h"
#include "onnxgen/io/index.h"
#include "onnxgen/onnx/encoded_input.h"
#include "onnxgen/onnx/message_traits.h"
#include "onnxgen/remote/load_message.h"
#include "onnxgen/remote/model_index.h"
#include "onnxgen/remote/options.h"
#include "onnxgen/remote/remote_model.h"
#include "onnxgen/remote/upload.h"

namespace onnxgen::remote {

// Makes an index of the tensors of the model at `url`, by a few requests for its structure.
Status try_index(const std::string& url, Index& index, const Options& options = {},
                 io::WireKind kind = io::WireKind::kModel);
Index index(const std::string& url, const Options& options = {}, io::WireKind kind = io::WireKind::kModel);

// Reads the bytes of tensors of kRaw, kTyped or kExternal storage, in as few requests as Options::ranges allows. `url`
// must be that of the index; if the object has changed since, the error is kFileChanged.
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

// Writes the object at `url`, whatever it is, to a file, which takes its name once it is complete: whenever the program
// is killed, there is the old file or the new one.
Status try_download(const std::string& url, const std::string& path, const DownloadOptions& options = {});
void download(const std::string& url, const std::string& path, const DownloadOptions& options = {});

// Writes `message` to an object: to s3:// in parts, which its last request makes the object, so that readers see the
// old model or the new one; to other URLs by one PUT, as presigned ones want it. Parts of an upload that fails are
// removed. External data stays where it is, and a tensor whose elements were not loaded is kInvalidExternalData.
template <class M>
Status try_save(const M& message, const std::string& url, const SaveOptions& options = {}) {
  return or_out_of_memory([&] {
    Status saved;
    const auto upload = [&](const Span* spans, std::size_t count) {
      saved = upload_message(spans, count, io::wire_form_of<M>(), url, options);
      return true;
    };
    const Status written = io::serialize_message(message, options.allow_partial, upload);
    return written ? saved : written;
  });
}

template <class M>
void save(const M& message, const std::string& url, const SaveOptions& options = {}) {
  io::throw_if_failed(try_save(message, url, options));
}

// Divides the tensors among `count` processes, so that each byte is read by one of them, and returns those of process
// `rank`: neighbours in the file, about as many bytes as for the others. Tensors without elements are left out.
std::vector<const io::IndexedTensor*> shard(const io::TensorIndex& index, std::size_t rank, std::size_t count);
// Divides the tensors by a function of the caller, which says the rank that reads a tensor.
std::vector<const io::IndexedTensor*> shard(const io::TensorIndex& index, std::size_t rank,
                                            const std::function<std::size_t(const io::IndexedTensor&)>& rank_of);

// Loads the data of tensors of a message that was loaded from `url` without it, or that has external data beside `url`:
// of all tensors, or of those that the options choose. If the model has changed since, the error is kFileChanged. After
// a failure the message is as it was.
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

// Loads and saves models on servers: S3-compatible stores and plain HTTP.
//
//   using namespace onnxgen;
//   const std::string url = "https://models.example/llm/model.onnx";
//
//   remote::LoadOptions options;
//   options.weights = remote::Weights::kNone;  // names, types and shapes only
//   auto model = remote::load<onnx::ModelProto>(url, options);
//
//   options.weights = remote::Weights::kChosen;
//   options.choose = remote::named({"embedding.weight"});
//   remote::load_tensors(model, url, options);
//
//   const remote::Index index = remote::index(url);
//   const std::string bytes = remote::read_tensor(url, index, index.tensors[0]);
//
// Models are read by ranges, so that unneeded parts are not transferred. Link onnxgen::remote, which is built if
// libcurl is found.
//
// URLs are https://, s3://bucket/key or, if Options::allow_http is set, http://. They may be presigned. A call reads
// one version of each object. If an object is replaced during the call, a load or an index restarts once and then fails
// with kFileChanged; a function that uses an existing index or message fails at once. Servers and models are not
// trusted. docs/remote.md describes the rules and the cost of each call.
//
// Each function has two forms. One throws io::Error; try_...() returns a Status that names the URL without its query,
// the tensor and the cause. After a failure the result is empty. Callbacks run on the calling thread. The functions may
// be called from several threads at once for different messages.
//
// Besides the errors of io::load(): kPathRefused for a URL, redirect or address that the options do not allow,
// kOpenFailed and kReadFailed for error responses and broken connections, kInputTooLarge for limits of the options,
// and kUnsupported for servers that identify no version of an object (see Options::accept_unversioned).
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "onnxgen/error/status.h"
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

// Lists the tensors of the model at `url`. Reads only the structure, with a few requests. `kind` is the type of message
// that the object contains.
Status try_index(const std::string& url, Index& index, const Options& options = {},
                 io::WireKind kind = io::WireKind::kModel);
Index index(const std::string& url, const Options& options = {}, io::WireKind kind = io::WireKind::kModel);

// Reads the bytes of tensors whose storage is kRaw, kTyped or kExternal, with as few requests as Options::ranges
// allows. `bytes` gets one string for each tensor, in the order of `tensors`. `url` must be the URL of the index. Fails
// with kFileChanged if the object has changed since the index was made, with kUnsupported for a tensor whose elements
// are not contiguous, and with kEncrypted for an EncryptedIndex.
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

// Replaces `message` with the model at `url`. LoadOptions::weights selects all tensors, none, or those that
// LoadOptions::choose accepts. The message keeps the bytes of its tensors in memory, or maps them from the cache.
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

// Downloads the object at `url`, of any type, to a file. The file is written under a temporary name and renamed once it
// is complete: if the program is killed, the path holds either the old file or the new one.
Status try_download(const std::string& url, const std::string& path, const DownloadOptions& options = {});
void download(const std::string& url, const std::string& path, const DownloadOptions& options = {});

// Reads the first `most_bytes` bytes of the object at `url`, or all of a smaller object. The object need not be a
// model.
Status try_read_beginning(const std::string& url, std::uint64_t most_bytes, std::string& bytes,
                          const Options& options = {});
std::string read_beginning(const std::string& url, std::uint64_t most_bytes, const Options& options = {});

// Saves `message` as an object.
//
// An s3:// URL receives a large message in parts, which the last request assembles: readers see either the old object
// or the new one. If the upload fails, its parts are removed. Other URLs, such as presigned ones, receive one PUT
// request. External data is not uploaded. Fails with kInvalidExternalData if the elements of a tensor were not loaded.
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

// Divides the tensors among `count` processes, at least one, so that each byte is read by one process. Returns the
// tensors of process `rank`, which must be less than `count`: consecutive tensors, with about the same number of bytes
// for each process. Tensors without elements are omitted. An external tensor whose length neither the model nor type
// and shape determine counts as 0 bytes. The pointers refer to `index`. Throws std::bad_alloc if memory is exhausted.
std::vector<const io::IndexedTensor*> shard(const io::TensorIndex& index, std::size_t rank, std::size_t count);
// Divides the tensors by the caller's function, which returns the rank that reads a tensor.
std::vector<const io::IndexedTensor*> shard(const io::TensorIndex& index, std::size_t rank,
                                            const std::function<std::size_t(const io::IndexedTensor&)>& rank_of);

// Loads tensor data into a message that was loaded from `url` without it, or whose external data is stored next to
// `url`: all tensors, or those that the options select. Fails with kFileChanged if the model has changed since, and
// with kEncrypted if load_encrypted() loaded the message. After a failure the message is unchanged.
template <class M>
Status try_load_tensors(M& message, const std::string& url, const LoadOptions& options = {}) {
  return or_out_of_memory([&] {
    RemoteModel model;
    Status status = RemoteModel::open(url, options, model);
    if (status) status = model.begin_object();  // which may hold the model as text
    return status ? detail::attach_tensors(message, model, options) : status;
  });
}

template <class M>
void load_tensors(M& message, const std::string& url, const LoadOptions& options = {}) {
  io::throw_if_failed(try_load_tensors(message, url, options));
}

}  // namespace onnxgen::remote

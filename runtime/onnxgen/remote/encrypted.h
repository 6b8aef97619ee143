// Loads encrypted models from servers.
//
//   using namespace onnxgen;
//   const remote::EncryptedIndex index = remote::index_encrypted(url, key);  // reads the whole object once
//   remote::EncryptedOptions options;
//   options.segments = index.segments;  // now only the required segments are read
//   options.weights = remote::Weights::kNone;
//   auto model = remote::load_encrypted<onnx::ModelProto>(url, key, options);
//
// Link onnxgen::crypto in addition to onnxgen::remote.
//
// One tag authenticates the whole encrypted model, so the first call reads all of it before using anything.
// index_encrypted() stores the digests of all segments in EncryptedIndex::segments. With these, later calls read only
// the segments they need, and verify each segment before using it.
//
// Each function has two forms. One throws io::Error; try_...() returns a Status. Errors are those of remote.h and of
// crypto::load(). After a failure the result is empty, unless a comment says otherwise.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "onnxgen/crypto/decrypted_model.h"
#include "onnxgen/crypto/key.h"
#include "onnxgen/crypto/options.h"
#include "onnxgen/crypto/segments.h"
#include "onnxgen/error/status.h"
#include "onnxgen/error/try_allocating.h"
#include "onnxgen/file/error.h"
#include "onnxgen/io/load/held_message.h"
#include "onnxgen/io/load/model_format.h"
#include "onnxgen/onnx/encoded_input.h"
#include "onnxgen/remote/load_message.h"
#include "onnxgen/remote/model_index.h"
#include "onnxgen/remote/options.h"
#include "onnxgen/remote/remote_model.h"

namespace onnxgen::remote {

// Options of reading encrypted models.
struct EncryptedOptions : LoadOptions {
  // EncryptedIndex::segments of the same object and key. If empty, a call that reads only a part of the model first
  // reads all of it.
  std::string segments;
  // Refuse the format ONNXCRY1, which anyone can modify without the key. Only Weights::kAll can read that format.
  bool require_authentication = false;
};

// Index of an encrypted model.
struct EncryptedIndex : Index {
  // Digests of the object's segments, about one byte for each 2 KiB of the object. The key authenticates them, so they
  // may be stored anywhere.
  std::string segments;
};

namespace detail {

// Makes reads of the object return decrypted content. `known` is EncryptedIndex::segments or empty.
inline Status read_by_segments(Object& object, const crypto::Key& key, const std::string& known,
                               std::shared_ptr<const crypto::Segments>& segments) {
  crypto::Segments found;
  const auto read = [&object](std::uint64_t at, char* to, std::size_t count) {
    return object.read_spread(at, to, count);
  };
  Status status = known.empty() ? crypto::Segments::make(object.stored_size(), key, read, found)
                                : crypto::Segments::decode(known, object.stored_size(), key, found);
  if (!status) return status;
  segments = std::make_shared<const crypto::Segments>(std::move(found));
  Segmentation segmentation;
  segmentation.begin = segments->begin();
  segmentation.size = segments->payload_size();
  segmentation.segment_size = crypto::Segments::kSegmentSize;
  segmentation.open = [segments](std::uint64_t index, char* bytes, std::size_t count) {
    return segments->open(index, bytes, count);
  };
  object.read_through(std::move(segmentation));
  return status;
}

// Reads and decrypts the whole model. Without a cache, decrypts it in the memory that it is read into.
inline Status decrypt_all(RemoteModel& remote, const crypto::Key& key, io::WireForm form,
                          const EncryptedOptions& options, crypto::DecryptedModel& model) {
  io::Progress uncounted({}, 0);  // the session reports progress
  crypto::LoadOptions decryption;
  decryption.require_encryption = true;
  decryption.require_authentication = options.require_authentication;
  decryption.parse = options.parse;
  if (!options.cache.folder.empty()) {
    io::HeldBytes encrypted;
    Status status = remote.read_all(ParseOptions(), encrypted);
    if (!status) return status;
    return crypto::decrypt_model_memory(encrypted.bytes, key, form, decryption, uncounted, model);
  }
  Object& object = remote.object();
  const auto read = [&object](std::uint64_t at, char* to, std::size_t count) { return object.read_at(at, to, count); };
  return crypto::decrypt_model_read(read, object.size(), key, form, decryption, uncounted, model);
}

template <class M>
Status load_encrypted_once(const std::string& url, const crypto::Key& key, M& message,
                           const EncryptedOptions& options) {
  const io::WireForm form = io::wire_form_of<M>();
  RemoteModel remote;
  crypto::DecryptedModel model;
  Status status = RemoteModel::open(url, options, remote);
  if (!status) return status;
  if (options.weights == Weights::kAll) {
    remote.hold_whole_objects();
    status = remote.begin_object();
    if (status) status = decrypt_all(remote, key, form, options, model);
  } else {
    std::shared_ptr<const crypto::Segments> segments;
    status = remote.begin_object();
    if (status) status = read_by_segments(remote.object(), key, options.segments, segments);
    if (status) status = io::check_not_empty(remote.object().size(), form.kind);
    if (status) status = remote.read_structure(form, options.parse, model.held);
  }
  if (status) status = io::keep_secret(message, model.held.bytes);
  if (status) status = crypto::hide_cause(model.format, io::parse_held(message, std::move(model.held), options.parse));
  if (status) status = attach_tensors(message, remote, options);
  return status.in_file(remote.object().url().shown());
}

}  // namespace detail

// Replaces `message` with the encrypted model at `url`. LoadOptions::weights selects all tensors, none, or those that
// LoadOptions::choose accepts. Refuses a model that is not encrypted.
template <class M>
Status try_load_encrypted(const std::string& url, const crypto::Key& key, M& message,
                          const EncryptedOptions& options = {}) {
  const auto once = [&] { return detail::load_encrypted_once(url, key, message, options); };
  const Status status = or_out_of_memory([&] { return as_one_version(options, once); });
  if (!status) message.Clear();
  return status;
}

template <class M>
M load_encrypted(const std::string& url, const crypto::Key& key, const EncryptedOptions& options = {}) {
  M message;
  io::throw_if_failed(try_load_encrypted(url, key, message, options));
  return message;
}

// Loads tensor data into a message that was loaded without it: all tensors, or those that the options select. After a
// failure the message is unchanged.
template <class M>
Status try_load_encrypted_tensors(M& message, const std::string& url, const crypto::Key& key,
                                  const EncryptedOptions& options = {}) {
  return or_out_of_memory([&] {
    RemoteModel remote;
    std::shared_ptr<const crypto::Segments> segments;
    Status status = RemoteModel::open(url, options, remote);
    if (status) status = remote.begin_object();
    if (status) status = detail::read_by_segments(remote.object(), key, options.segments, segments);
    if (status) status = detail::attach_tensors(message, remote, options);
    return status;
  });
}

template <class M>
void load_encrypted_tensors(M& message, const std::string& url, const crypto::Key& key,
                            const EncryptedOptions& options = {}) {
  io::throw_if_failed(try_load_encrypted_tensors(message, url, key, options));
}

// Lists the tensors of the encrypted model at `url`. Offsets refer to the decrypted model.
inline Status try_index_encrypted(const std::string& url, const crypto::Key& key, EncryptedIndex& index,
                                  const EncryptedOptions& options = {}, io::WireKind kind = io::WireKind::kModel) {
  const auto once = [&] {
    index = EncryptedIndex();
    RemoteModel remote;
    std::shared_ptr<const crypto::Segments> segments;
    Status status = RemoteModel::open(url, options, remote);
    if (!status) return status;
    status = remote.begin_object();
    if (status) status = detail::read_by_segments(remote.object(), key, options.segments, segments);
    if (status) status = io::check_not_empty(remote.object().size(), kind);
    if (status) status = index_model(remote, kind, options, index);
    if (status) status = segments->encode(index.segments);
    return status.in_file(remote.object().url().shown());
  };
  const Status status = or_out_of_memory([&] { return as_one_version(options, once); });
  if (!status) index = EncryptedIndex();
  return status;
}

inline EncryptedIndex index_encrypted(const std::string& url, const crypto::Key& key,
                                      const EncryptedOptions& options = {}, io::WireKind kind = io::WireKind::kModel) {
  EncryptedIndex index;
  io::throw_if_failed(try_index_encrypted(url, key, index, options, kind));
  return index;
}

// Reads the bytes of tensors, as try_read_tensors() does. Reads only the segments that contain them.
inline Status try_read_encrypted_tensors(const std::string& url, const crypto::Key& key, const EncryptedIndex& index,
                                         const std::vector<const io::IndexedTensor*>& tensors,
                                         std::vector<std::string>& bytes, const Options& options = {}) {
  bytes.clear();
  const Status status = or_out_of_memory([&] {
    RemoteModel remote;
    std::shared_ptr<const crypto::Segments> segments;
    Status done = RemoteModel::open(url, options, remote);
    if (!done) return done;
    remote.expect(index.size, index.version);
    done = detail::read_by_segments(remote.object(), key, index.segments, segments);
    if (done) done = read_indexed(remote, tensors, bytes);
    return done.in_file(remote.object().url().shown());
  });
  if (!status) bytes.clear();
  return status;
}

inline std::vector<std::string> read_encrypted_tensors(const std::string& url, const crypto::Key& key,
                                                       const EncryptedIndex& index,
                                                       const std::vector<const io::IndexedTensor*>& tensors,
                                                       const Options& options = {}) {
  std::vector<std::string> bytes;
  io::throw_if_failed(try_read_encrypted_tensors(url, key, index, tensors, bytes, options));
  return bytes;
}

}  // namespace onnxgen::remote

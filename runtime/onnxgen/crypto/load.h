// Loads models that may be encrypted: any generated message, from a file or from memory.
//
// The first bytes tell what a model is: ONNXCRY1, 2 and 3 are decrypted, anything else is loaded by onnxgen::io. The
// plaintext lies in memory alone; tensors point into it, and it is wiped when the message and whatever else shares it
// are gone. So is the memory of a native message, where its names, numbers and other small values lie; classes of the
// protobuf profile keep these on the heap, where they are not wiped. Copies that a program makes of a message are not
// wiped either.
//
// An authenticated model (ONNXCRY2, ONNXCRY3) is parsed only after its tag was found right: a model that was changed in
// a single bit is never seen. A wrong key and a damaged model give the same error, kDecryptionFailed, which says
// nothing else. Cut or foreign headers have errors of their own, kTruncated and kFormatRefused.
//
// Each function comes in two forms: load...<M>() returns the message or throws io::Error; try_load...() fills a message
// and returns a Status. After a failure the message is empty.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "onnxgen/crypto/decrypted_model.h"
#include "onnxgen/crypto/key.h"
#include "onnxgen/crypto/options.h"
#include "onnxgen/error/try_allocating.h"
#include "onnxgen/file/error.h"
#include "onnxgen/io/load.h"
#include "onnxgen/io/load/external_support.h"
#include "onnxgen/io/load/held_message.h"
#include "onnxgen/io/load/model_watch.h"

namespace onnxgen::crypto {

namespace detail {

// `folder` is where locations of external data start, which an encrypted model of others may have.
template <class M>
Status finish_load(M& message, DecryptedModel model, const std::string& folder, const LoadOptions& options,
                   io::Progress& progress, io::ModelWatch* watch = nullptr) {
  const bool is_complete = options.load_external_data && options.holding != io::Holding::kSkipped;
  Status status = is_complete ? io::check_external_support<M>(model.held.bytes, options.parse) : Status();
  if (status) status = io::keep_secret(message, model.held.bytes.size());
  if (status) status = io::parse_held(message, std::move(model.held), options.parse);
  status = hide_cause(model.format, status);
  if (status && is_complete) {
    status = io::attach_external_data(message, folder, options, progress, watch);
  }
  return status ? progress.report() : status;
}

}  // namespace detail

// Replaces `message` by the contents of the file. For a model that is not encrypted, the key is not used.
template <class M>
Status try_load(const std::string& path, const Key& key, M& message, const LoadOptions& options = {}) {
  bool is_plain = false;
  const auto load_once = [&](io::ModelWatch& watch) {
    io::Progress progress(options.progress, 0);
    DecryptedModel model;
    Status decrypted = decrypt_model_file(path, key, io::wire_form_of<M>(), options, progress, model);
    is_plain = decrypted && model.is_plain;
    if (!decrypted || is_plain) return decrypted;
    return detail::finish_load(message, std::move(model), io::folder_of(path), options, progress, &watch);
  };
  const Status status = or_out_of_memory([&] { return io::load_as_one(path, options.lock_timeout, load_once); });
  if (status && is_plain) return io::try_load(path, message, options);
  return io::finish(message, status, path);
}

template <class M>
M load(const std::string& path, const Key& key, const LoadOptions& options = {}) {
  M message;
  io::throw_if_failed(try_load(path, key, message, options));
  return message;
}

// Loads a model from `bytes`, the contents of such a file. They are not needed afterwards.
template <class M>
Status try_load_from_memory(std::string_view bytes, const Key& key, M& message, const LoadOptions& options = {}) {
  const Status status = or_out_of_memory([&] {
    io::Progress progress(options.progress, 0);
    DecryptedModel model;
    Status decrypted = decrypt_model_memory(bytes, key, io::wire_form_of<M>(), options, progress, model);
    if (!decrypted) return decrypted;
    if (model.is_plain) return io::try_load_from_memory(bytes, message, options);
    return detail::finish_load(message, std::move(model), {}, options, progress);
  });
  return io::finish(message, status, {});
}

template <class M>
M load_from_memory(std::string_view bytes, const Key& key, const LoadOptions& options = {}) {
  M message;
  io::throw_if_failed(try_load_from_memory(bytes, key, message, options));
  return message;
}

}  // namespace onnxgen::crypto

// Loads models that may be encrypted: any generated message, from a file or from memory.
//
//   const auto key = onnxgen::crypto::Key::from_passphrase("correct horse");
//   const auto model = onnxgen::crypto::load<onnx::ModelProto>("model.onnxc", key);
//
// The first bytes determine what a model is: ONNXCRY1, 2 and 3 are decrypted, anything else is loaded by onnxgen::io.
// The plaintext exists only in memory. Tensors point into it, and it is wiped when the message and all other users of
// it are destroyed. The memory of a native message, which holds its names, numbers and other small values, is wiped as
// well. Classes of the protobuf profile keep these values on the heap, where they are not wiped. Copies that a program
// makes of a message are not wiped either.
//
// An authenticated model (ONNXCRY2, ONNXCRY3) is parsed only after its tag has been verified, so a modified model is
// never visible to the program. A wrong key and a damaged model give the same error, kDecryptionFailed, without a
// reason. A truncated header is kTruncated, an unknown one kFormatRefused.
//
// Each function has two forms. load...<M>() returns the message or throws io::Error. try_load...() fills a message and
// returns a Status. After a failure the message is empty. Further errors are kInvalidKey and those of io::load(). The
// functions may be called from several threads at once for different messages, also with one key.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "onnxgen/crypto/decrypted_model.h"
#include "onnxgen/crypto/key.h"
#include "onnxgen/crypto/options.h"
#include "onnxgen/error/status.h"
#include "onnxgen/error/try_allocating.h"
#include "onnxgen/file/error.h"
#include "onnxgen/io/load.h"
#include "onnxgen/io/load/external_support.h"
#include "onnxgen/io/load/held_message.h"
#include "onnxgen/io/load/model_watch.h"

namespace onnxgen::crypto {

namespace detail {

// Parses the decrypted model and loads its external data, which encrypted models of other programs may have. Locations
// are relative to `folder`.
template <class M>
Status finish_load(M& message, DecryptedModel model, const std::string& folder, const LoadOptions& options,
                   io::Progress& progress, io::ModelWatch* watch = nullptr) {
  const bool is_complete = options.load_external_data && options.holding != io::Holding::kSkipped;
  Status status = is_complete ? io::check_external_support<M>(model.held.bytes, options.parse) : Status();
  if (status) status = io::keep_secret(message, model.held.bytes);
  if (status) status = io::parse_held(message, std::move(model.held), options.parse);
  status = hide_cause(model.format, status);
  if (status && is_complete) {
    status = io::attach_external_data(message, folder, options, progress, watch);
  }
  return status ? progress.report() : status;
}

}  // namespace detail

// Replaces `message` with the contents of the file. If the model is not encrypted, the key is not used.
template <class M>
Status try_load(const std::string& path, const Key& key, M& message, const LoadOptions& options = {}) {
  bool is_plain = false;
  const auto load_once = [&](io::ModelWatch& watch) {
    io::Progress progress(options.progress, 0);
    DecryptedModel model;
    Status decrypted = decrypt_model_file(watch, key, io::wire_form_of<M>(), options, progress, model);
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

// Loads a model from `bytes`, the contents of such a file. They are not needed after the call.
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

// Encrypted models on servers. Link onnxgen::crypto beside onnxgen::remote.
#pragma once

#include <string>
#include <utility>

#include "onnxgen/crypto/decrypted_model.h"
#include "onnxgen/crypto/key.h"
#include "onnxgen/crypto/options.h"
#include "onnxgen/error/try_allocating.h"
#include "onnxgen/file/error.h"
#include "onnxgen/io/load/held_message.h"
#include "onnxgen/onnx/encoded_input.h"
#include "onnxgen/remote/load_message.h"
#include "onnxgen/remote/options.h"
#include "onnxgen/remote/remote_model.h"

namespace onnxgen::remote {

namespace detail {

template <class M>
Status load_encrypted_once(const std::string& url, const crypto::Key& key, M& message, const LoadOptions& options,
                           const crypto::LoadOptions& decryption) {
  RemoteModel remote;
  io::HeldBytes encrypted;
  crypto::DecryptedModel model;
  io::Progress uncounted({}, 0);  // the session counts
  Status status = RemoteModel::open(url, options, remote);
  if (status) status = remote.object().open(options.ranges.first_window);
  if (status) status = remote.read_all(decryption.parse, encrypted);
  if (!status) return status;
  status = crypto::decrypt_model_memory(encrypted.bytes, key, io::wire_form_of<M>(), decryption, uncounted, model);
  if (status) status = io::keep_secret(message, model.held.bytes.size());
  if (status) status = crypto::hide_cause(model.format, io::parse_held(message, std::move(model.held), options.parse));
  if (status) status = attach_tensors(message, remote, options);
  return status.in_file(remote.object().url().shown());
}

}  // namespace detail

// Replaces `message` by the encrypted model at `url`; one that is not encrypted is refused. The tag is over all of it:
// nothing is seen before everything has come and was found right. LoadOptions::weights is about external data.
template <class M>
Status try_load_encrypted(const std::string& url, const crypto::Key& key, M& message, const LoadOptions& options = {},
                          crypto::LoadOptions decryption = {}) {
  decryption.require_encryption = true;
  const auto once = [&] { return detail::load_encrypted_once(url, key, message, options, decryption); };
  const Status status = or_out_of_memory([&] { return as_one_version(options, once); });
  if (!status) message.Clear();
  return status;
}

template <class M>
M load_encrypted(const std::string& url, const crypto::Key& key, const LoadOptions& options = {},
                 const crypto::LoadOptions& decryption = {}) {
  M message;
  io::throw_if_failed(try_load_encrypted(url, key, message, options, decryption));
  return message;
}

}  // namespace onnxgen::remote

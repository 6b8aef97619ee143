// Saves models encrypted: any generated message, to a file or to memory.
//
//   const auto key = onnxgen::crypto::Key::from_passphrase("correct horse");
//   onnxgen::crypto::save(model, "model.onnxc", key);
//
// The message is not changed. Large values are encrypted directly from their memory, without a copy. Plaintext is never
// written to disk. Saving is as safe as with io::save(): if the program is killed or the power fails, the path holds
// either the old model or the new one. After a failure no new files remain except those that the Status names, unless
// it says that the model has been saved.
//
// The payload is a single message: external tensors become inline, with the data that they hold or that
// SaveOptions::external_data finds. Data loaded from other containers is already part of the message.
//
// Each function has two forms. save...() throws io::Error. try_save...() returns a Status that names the file, the
// tensor and the cause: kInvalidKey, also for an empty passphrase; kInputTooLarge if the message exceeds
// largest_payload(); and the errors of io::save(), and of io::load() for external data.
#pragma once

#include <cstddef>
#include <string>

#include "onnxgen/crypto/encrypted_save.h"
#include "onnxgen/crypto/format.h"
#include "onnxgen/crypto/key.h"
#include "onnxgen/crypto/options.h"
#include "onnxgen/error/status.h"
#include "onnxgen/error/try_allocating.h"
#include "onnxgen/file/error.h"
#include "onnxgen/io/save.h"
#include "onnxgen/io/save/mappings_of.h"
#include "onnxgen/onnx/message_traits.h"

namespace onnxgen::crypto {

namespace detail {

// Serializes the message and calls save(spans, count, mappings) -> Status.
template <class M, class Save>
Status with_serialized(const M& message, const SaveOptions& options, Save&& save) {
  return or_out_of_memory([&] {
    const io::Mappings mappings = io::mappings_of(message);
    Status saved = io::check_mappings(mappings);
    if (!saved) return saved;
    const Status status =
        io::serialize_message(message, options.allow_partial, [&](const Span* spans, std::size_t count) {
          saved = save(spans, count, mappings);
          return true;
        });
    return status ? saved : status;
  });
}

}  // namespace detail

// Writes `message` to `path`, replacing an existing file. The folder must exist.
template <class M>
Status try_save(const M& message, const std::string& path, const Key& key, const SaveOptions& options = {}) {
  const auto save = [&](const Span* spans, std::size_t count, const io::Mappings& mappings) {
    return save_encrypted(spans, count, io::wire_form_of<M>(), mappings, path, key, options);
  };
  return detail::with_serialized(message, options, save).in_file(path);
}

template <class M>
void save(const M& message, const std::string& path, const Key& key, const SaveOptions& options = {}) {
  io::throw_if_failed(try_save(message, path, key, options));
}

// Replaces `output` with the contents of an encrypted file. `output` is empty after a failure.
template <class M>
Status try_save_to_memory(const M& message, std::string& output, const Key& key, const SaveOptions& options = {}) {
  output.clear();
  return detail::with_serialized(
      message, options, [&](const Span* spans, std::size_t count, const io::Mappings& mappings) {
        return save_encrypted(spans, count, io::wire_form_of<M>(), mappings, output, key, options);
      });
}

template <class M>
std::string save_to_memory(const M& message, const Key& key, const SaveOptions& options = {}) {
  std::string output;
  io::throw_if_failed(try_save_to_memory(message, output, key, options));
  return output;
}

}  // namespace onnxgen::crypto

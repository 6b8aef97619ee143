// Saves models encrypted: any generated message, to a file or to memory.
//
// The message is not changed, and its large values are not copied: they are encrypted from where they are. Plaintext is
// never written to a disk. A save is as safe as that of io::save: the path holds the old model or the new one, whenever
// the program is killed or the power goes, and after a failure nothing new is left.
//
// The payload is one message: external tensors become inline ones, with the data that they hold or that
// SaveOptions::external_data finds. What was loaded from other containers is in the message already.
//
// Each function comes in two forms: save...() throws io::Error; try_save...() returns a Status that names the file, the
// tensor and the cause.
#pragma once

#include <cstddef>
#include <string>

#include "onnxgen/crypto/encrypted_save.h"
#include "onnxgen/crypto/format.h"
#include "onnxgen/crypto/key.h"
#include "onnxgen/crypto/options.h"
#include "onnxgen/error/try_allocating.h"
#include "onnxgen/file/error.h"
#include "onnxgen/io/save.h"
#include "onnxgen/io/save/mappings_of.h"
#include "onnxgen/onnx/message_traits.h"

namespace onnxgen::crypto {

namespace detail {

// Calls save(spans, count, mappings) -> Status with the serialized message.
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

// Writes `message` to `path`, replacing a file that is there. The folder must exist.
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

// Replaces `output` by what a file would hold. After a failure it is empty.
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

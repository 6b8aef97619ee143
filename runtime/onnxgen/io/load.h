// Loads any generated message from a file, memory or a stream, with its external data.
//
//   const auto model = onnxgen::io::load<onnx::ModelProto>("model.onnx");
//
// Classes of both profiles can be loaded. Classes of the protobuf profile store bytes in their own strings: for them,
// Holding only selects how files are read, and the message does not need the files after the load.
//
// Each function has two forms. load...<M>() returns the message or throws Error. try_load...() fills a message and
// returns a Status that names the file, the tensor and the cause. After a failure the message is empty. Empty input is
// an error for a model (kTruncated), but not for other messages. load...<M>() also throws Error if memory is exhausted.
//
// Besides the errors of a parse: kOpenFailed and kReadFailed of a file, kFormatRefused and kEncrypted for a file in
// another format, kInputTooLarge, and kCancelled. For external data: kInvalidExternalData, kPathRefused, kOutOfFile,
// kChecksumMismatch, and kFileChanged if the model was saved again during the load.
//
// The functions may be called from several threads at once for different messages.
#pragma once

#include <iosfwd>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "onnxgen/error/status.h"
#include "onnxgen/error/try_allocating.h"
#include "onnxgen/file/error.h"
#include "onnxgen/file/held_bytes.h"
#include "onnxgen/io/load/external_support.h"
#include "onnxgen/io/load/held_message.h"
#include "onnxgen/io/load/model_bytes.h"
#include "onnxgen/io/load/model_format.h"
#include "onnxgen/io/load/model_watch.h"
#include "onnxgen/io/load/recognize.h"
#include "onnxgen/io/load/recognize_tensors.h"
#include "onnxgen/io/load_options.h"
#include "onnxgen/onnx/external_data.h"
#include "onnxgen/onnx/message_traits.h"
#include "onnxgen/onnx/require_class.h"
#include "onnxgen/onnx/tensor_walk.h"

namespace onnxgen::io {

namespace detail {

// Holds bytes that the caller keeps alive during the load.
template <class M>
Status hold_memory(std::shared_ptr<const void> owner, std::string_view bytes, const LoadOptions& options,
                   HeldBytes& held) {
  if constexpr (kCanBorrow<M>) {
    return read_model_memory(std::move(owner), bytes, wire_form_of<M>(), options, held);
  } else {
    return read_model_memory(bytes, wire_form_of<M>(), options, held);  // the message makes its own copy
  }
}

// Parses the held bytes. If they are not a model, but tensors, the error says so.
template <class M>
Status parse_or_recognize_tensors(M& message, HeldBytes held, const LoadOptions& options) {
  const bool may_be_tensors =
      wire_kind_of<M>() == WireKind::kModel && may_hold_tensors(held.bytes.substr(0, kRecognizedBytes));
  const HeldBytes kept = may_be_tensors ? held : HeldBytes();
  const Status status = kCanBorrow<M> && options.holding == Holding::kOwned
                            ? parse_owned(message, std::move(held), options.parse)
                            : parse_held(message, std::move(held), options.parse);
  return status || !may_be_tensors ? status : explained_by_tensors(status, kept.bytes, options.parse);
}

// Parses the held bytes, then loads the external data.
template <class M>
Status finish_load(M& message, HeldBytes held, const std::string& folder, const LoadOptions& options,
                   Progress& progress, ModelWatch* watch = nullptr) {
  const bool is_complete = options.load_external_data && options.holding != Holding::kSkipped;
  Status status = is_complete ? check_external_support<M>(held.bytes, options.parse) : Status();
  if (status) status = parse_or_recognize_tensors(message, std::move(held), options);
  if (status && is_complete) {
    status = attach_external_data(message, folder, options, progress, watch);
  }
  if (status) status = progress.report();
  return status;
}

}  // namespace detail

// Replaces `message` with the contents of the file. Locations of external data are relative to the file's folder unless
// the options name another folder.
template <class M>
Status try_load(const std::string& path, M& message, const LoadOptions& options = {}) {
  if constexpr (require_message<M>()) {
    const auto load_once = [&](ModelWatch& watch) {
      Progress progress(options.progress, 0);
      HeldBytes held;
      Status read = read_model_file(watch, wire_form_of<M>(), options, progress, held);
      if (!read) return read;
      return detail::finish_load(message, std::move(held), folder_of(path), options, progress, &watch);
    };
    const Status status = or_out_of_memory([&] { return load_as_one(path, options.lock_timeout, load_once); });
    return finish(message, explained(status, path), path);
  }
}

template <class M>
M load(const std::string& path, const LoadOptions& options = {}) {
  M message;
  throw_if_failed(try_load(path, message, options));
  return message;
}

// Loads a model from bytes in memory, such as a downloaded file. If `owner` is given, it must keep `bytes` alive; the
// message then borrows the bytes, unless Holding::kOwned is set or the class cannot borrow. Without an owner, the bytes
// are copied and not needed after the call. External data comes from options.external_data_buffers, or from files if
// the options name files or a folder.
template <class M>
Status try_load_from_memory(std::shared_ptr<const void> owner, std::string_view bytes, M& message,
                            const LoadOptions& options = {}) {
  if constexpr (require_message<M>()) {
    const Status status = or_out_of_memory([&] {
      Progress progress(options.progress, 0);
      HeldBytes held;
      Status read = detail::hold_memory<M>(std::move(owner), bytes, options, held);
      return read ? detail::finish_load(message, std::move(held), {}, options, progress) : read;
    });
    return finish(message, explained(status, bytes, bytes.size()), {});
  }
}
template <class M>
Status try_load_from_memory(std::string_view bytes, M& message, const LoadOptions& options = {}) {
  return try_load_from_memory(nullptr, bytes, message, options);
}

template <class M>
M load_from_memory(std::shared_ptr<const void> owner, std::string_view bytes, const LoadOptions& options = {}) {
  M message;
  throw_if_failed(try_load_from_memory(std::move(owner), bytes, message, options));
  return message;
}
template <class M>
M load_from_memory(std::string_view bytes, const LoadOptions& options = {}) {
  return load_from_memory<M>(nullptr, bytes, options);
}

// Loads a model from a stream, reading to its end. The bytes are held in memory for every value of Holding. External
// data is found as by load_from_memory().
template <class M>
Status try_load_from_stream(std::istream& input, M& message, const LoadOptions& options = {}) {
  if constexpr (require_message<M>()) {
    const Status status = or_out_of_memory([&] {
      Progress progress(options.progress, 0);
      HeldBytes held;
      Status read = read_model_stream(input, wire_form_of<M>(), options, progress, held);
      return read ? detail::finish_load(message, std::move(held), {}, options, progress) : read;
    });
    return finish(message, status, {});
  }
}

template <class M>
M load_from_stream(std::istream& input, const LoadOptions& options = {}) {
  M message;
  throw_if_failed(try_load_from_stream(input, message, options));
  return message;
}

// Loads the data of all external tensors of a message in memory, as load() does with load_external_data. Locations are
// relative to `folder`. After a failure the message is unchanged. The data files are read in their current state: this
// function cannot detect that the model was saved again since it was loaded.
template <class M>
Status try_load_external_data(M& root, const std::string& folder, const LoadOptions& options = {}) {
  return or_out_of_memory([&] {
    Progress progress(options.progress, 0);
    Status status = check_external_support(root, options.parse);
    return status ? attach_external_data(root, folder, options, progress) : status;
  });
}

template <class M>
void load_external_data(M& root, const std::string& folder, const LoadOptions& options = {}) {
  throw_if_failed(try_load_external_data(root, folder, options));
}

}  // namespace onnxgen::io

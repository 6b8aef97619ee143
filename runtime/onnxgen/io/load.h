// Loading models: any generated message, from a file, memory or a stream, with its external data.
//
// Classes of both profiles are loaded. Those of the protobuf profile keep bytes in strings of their own: what Holding
// says is then how the files are read, and nothing depends on them afterwards.
//
// Each function comes in two forms: load...<M>() returns the message or throws Error; try_load...() fills a message and
// returns a Status that names the file, the tensor and the cause. After a failure the message is empty. A model of no
// bytes is such a failure, wherever it comes from; other messages may be empty.
#pragma once

#include <algorithm>
#include <functional>
#include <iosfwd>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "onnxgen/error/try_allocating.h"
#include "onnxgen/file/error.h"
#include "onnxgen/file/held_bytes.h"
#include "onnxgen/io/load/external_files.h"
#include "onnxgen/io/load/model_bytes.h"
#include "onnxgen/io/load/model_watch.h"
#include "onnxgen/io/load_options.h"
#include "onnxgen/onnx/external_data.h"
#include "onnxgen/onnx/message_traits.h"
#include "onnxgen/onnx/tensor_walk.h"
#include "onnxgen/onnx/topology.h"

namespace onnxgen::io {

namespace detail {

// Moves what keeps bytes alive into the message's care, if its class can borrow; else it stays in `held`.
template <class M>
Status keep_held(M& root, HeldBytes&& held) {
  bool kept = true;
  if (held.mapping != nullptr) kept = keep_alive(root, held.mapping);
  if (kept && held.memory != nullptr) kept = keep_alive(root, held.memory);
  return kept ? Status() : Status(ErrorCode::kOutOfMemory);
}

template <class M>
Status parse_held(M& message, HeldBytes held, const ParseOptions& options) {
  const std::string_view bytes = held.bytes;
  if (held.mapping != nullptr) return parse_message(message, std::move(held.mapping), bytes, options);
  return parse_message(message, std::move(held.memory), bytes, options);
}

// Parses what was read into memory for this message alone, and gives back what it does not borrow.
template <class M>
Status parse_owned(M& message, HeldBytes held, ParseOptions options) {
  const std::string_view memory = held.bytes;
  options.min_borrowed_bytes = std::max(options.min_borrowed_bytes, kSmallestSpan);
  Status status = parse_held(message, std::move(held), options);
  if (!status) return status;
  std::vector<std::string_view> borrowed;
  status = serialize_message(message, true, [&](const Span* spans, std::size_t count) {
    const std::less<> before;  // a total order, whatever the pointers point into
    for (std::size_t i = 0; i < count; ++i) {
      const bool is_outside =
          before(spans[i].data(), memory.data()) || !before(spans[i].data(), memory.data() + memory.size());
      if (!is_outside) borrowed.push_back(spans[i]);
    }
    return true;
  });
  if (status) give_back_unused(memory, std::move(borrowed));
  return status;
}

// Gives all external tensors below `root` their bytes. `watch` is that of the model's file, if `root` comes from one.
template <class M>
Status attach_external_data(M& root, const std::string& folder, const LoadOptions& options, Progress& progress,
                            ModelWatch* watch = nullptr) {
  std::vector<ExternalRequest> requests;
  std::vector<HeldBytes> held;
  Status status;
  for_each_tensor(std::as_const(root), [&](const auto& tensor, const TensorSite&) {
    if constexpr (kHasExternalData<std::decay_t<decltype(tensor)>>) {
      if (!status || !is_external(tensor)) return;
      ExternalRequest& request = requests.emplace_back();
      request.tensor = tensor.name();
      status = parse_external_data(tensor, request.entry);
      settle_length(request.entry, tensor);
    }
  });
  if (!status || requests.empty()) return status;
  const Delivery delivery = kCanBorrow<M> ? Delivery::kBorrowed : Delivery::kCopied;
  status = load_external_files(requests, folder, options, progress, held, delivery, watch);
  if (!status) return status;
  for (HeldBytes& bytes : held) {
    status = keep_held(root, std::move(bytes));
    if (!status) return status;
  }
  std::size_t next = 0;  // the walk meets the tensors in the same order
  for_each_tensor(root, [&](auto& tensor, const TensorSite&) {
    if constexpr (kHasExternalData<std::decay_t<decltype(tensor)>>) {
      if (!is_external(tensor)) return;
      ExternalRequest& request = requests[next++];
      if constexpr (kCanBorrow<M>) {
        tensor.borrow_raw_data(request.bytes);
      } else {
        tensor.set_raw_data(std::move(request.copy));
      }
      clear_external_data(tensor);
    }
  });
  return Status();
}

// Bytes that the caller keeps for the time of the load.
template <class M>
Status hold_memory(std::shared_ptr<const void> owner, std::string_view bytes, const LoadOptions& options,
                   HeldBytes& held) {
  if constexpr (kCanBorrow<M>) {
    return read_model_memory(std::move(owner), bytes, wire_form_of<M>(), options, held);
  } else {
    return read_model_memory(bytes, wire_form_of<M>(), options, held);  // the message copies them itself
  }
}

// Parses what is held and goes on to the external data.
template <class M>
Status finish_load(M& message, HeldBytes held, const std::string& folder, const LoadOptions& options,
                   Progress& progress, ModelWatch* watch = nullptr) {
  const bool is_owned = kCanBorrow<M> && options.holding == Holding::kOwned;
  Status status = is_owned ? parse_owned(message, std::move(held), options.parse)
                           : parse_held(message, std::move(held), options.parse);
  if (status && options.load_external_data && options.holding != Holding::kSkipped) {
    status = attach_external_data(message, folder, options, progress, watch);
  }
  if (status) status = progress.report();
  return status;
}

template <class M>
Status finish(M& message, const Status& status, const std::string& path) {
  if (!status) message.Clear();
  return status.in_file(path);
}

}  // namespace detail

// Replaces `message` by what the file holds. Locations are relative to the file's folder unless the options name
// another.
template <class M>
Status try_load(const std::string& path, M& message, const LoadOptions& options = {}) {
  const auto load_once = [&](ModelWatch& watch) {
    Progress progress(options.progress, 0);
    HeldBytes held;
    Status read = read_model_file(path, wire_form_of<M>(), options, progress, held);
    if (!read) return read;
    return detail::finish_load(message, std::move(held), folder_of(path), options, progress, &watch);
  };
  const Status status = or_out_of_memory([&] { return load_as_one(path, options.lock_timeout, load_once); });
  return detail::finish(message, status, path);
}

template <class M>
M load(const std::string& path, const LoadOptions& options = {}) {
  M message;
  throw_if_failed(try_load(path, message, options));
  return message;
}

// From bytes in memory: an encrypted or downloaded model. With an `owner`, which keeps `bytes` alive for the message,
// nothing is copied unless Holding::kOwned asks for it or the class cannot borrow; without one, the bytes are copied
// and not needed afterwards. External data comes from options.external_data_buffers, or from files if the options name
// them or their folder.
template <class M>
Status try_load_from_memory(std::shared_ptr<const void> owner, std::string_view bytes, M& message,
                            const LoadOptions& options = {}) {
  const Status status = or_out_of_memory([&] {
    Progress progress(options.progress, 0);
    HeldBytes held;
    Status read = detail::hold_memory<M>(std::move(owner), bytes, options, held);
    return read ? detail::finish_load(message, std::move(held), {}, options, progress) : read;
  });
  return detail::finish(message, status, {});
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

// Reads the stream to its end. The bytes are held in memory, whatever the holding; external data as from memory.
template <class M>
Status try_load_from_stream(std::istream& input, M& message, const LoadOptions& options = {}) {
  const Status status = or_out_of_memory([&] {
    Progress progress(options.progress, 0);
    HeldBytes held;
    Status read = read_model_stream(input, wire_form_of<M>(), options, progress, held);
    return read ? detail::finish_load(message, std::move(held), {}, options, progress) : read;
  });
  return detail::finish(message, status, {});
}

template <class M>
M load_from_stream(std::istream& input, const LoadOptions& options = {}) {
  M message;
  throw_if_failed(try_load_from_stream(input, message, options));
  return message;
}

// Gives the external tensors of a message that is in memory already their bytes, as a load with load_external_data
// does. `folder` is where locations start. After a failure the message is as it was. The data files are those that are
// there now: a save since the message was loaded is not noticed.
template <class M>
Status try_load_external_data(M& root, const std::string& folder, const LoadOptions& options = {}) {
  return or_out_of_memory([&] {
    Progress progress(options.progress, 0);
    return detail::attach_external_data(root, folder, options, progress);
  });
}

template <class M>
void load_external_data(M& root, const std::string& folder, const LoadOptions& options = {}) {
  throw_if_failed(try_load_external_data(root, folder, options));
}

}  // namespace onnxgen::io

// Builds messages from held bytes. Shared by the loads of files, archives and encrypted models.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/file/held_bytes.h"
#include "onnxgen/file/progress.h"
#include "onnxgen/file/string_bytes.h"
#include "onnxgen/io/load/external_files.h"
#include "onnxgen/io/load/model_watch.h"
#include "onnxgen/io/load_options.h"
#include "onnxgen/onnx/external_data.h"
#include "onnxgen/onnx/message_traits.h"
#include "onnxgen/onnx/tensor_walk.h"

namespace onnxgen::io {

// Moves the owners of held bytes into the message, if its class can borrow. Otherwise they stay in `held`.
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

// Parses bytes that were read into memory for this message alone, and releases the parts that the message does not
// borrow.
template <class M>
Status parse_owned(M& message, HeldBytes held, ParseOptions options) {
  const std::string_view memory = held.bytes;
  options.min_borrowed_bytes = (std::max)(options.min_borrowed_bytes, kSmallestSpan);
  options.borrow_strings = false;  // the memory that holds them is released
  Status status = parse_held(message, std::move(held), options);
  if (!status) return status;
  std::vector<std::string_view> borrowed;
  status = serialize_message(message, true, [&](const Span* spans, std::size_t count) {
    const std::less<> before;  // a total order, even for pointers into different objects
    for (std::size_t i = 0; i < count; ++i) {
      const bool is_outside =
          before(spans[i].data(), memory.data()) || !before(spans[i].data(), memory.data() + memory.size());
      if (!is_outside) borrowed.push_back(spans[i]);
    }
    return true;
  });
  if (status) release_unused_pages(memory, std::move(borrowed));
  return status;
}

// External tensors of a message while their data is being loaded.
struct ExternalTensors {
  bool exist = false;
  std::vector<ExternalRequest> requests;  // for tensors without their bytes, in walk order
  std::vector<HeldBytes> held;            // keeps the bytes alive
};

// Finds the external tensors below `root`. Fails with kInvalidTensor if one of them has elements in the message as
// well. Pass the requests to load_external_files() next.
template <class M>
Status find_external_tensors(const M& root, SizeMismatch mismatch, ExternalTensors& found) {
  Status status;
  for_each_tensor(root, [&](const auto& tensor, const TensorSite&) {
    if constexpr (kHasExternalData<std::decay_t<decltype(tensor)>>) {
      if (!status || !is_external(tensor)) return;
      found.exist = true;
      if (holds_new_elements(tensor)) return;
      ExternalRequest& request = found.requests.emplace_back();
      request.tensor = tensor.name();
      status = find_external_data(tensor, mismatch, request.entry);
    }
  });
  return status;
}

// Makes the tensors inline, using the loaded bytes. `root` must not have changed since find_external_tensors().
template <class M>
Status fill_external_tensors(M& root, ExternalTensors loaded) {
  if (!loaded.exist) return Status();
  for (HeldBytes& bytes : loaded.held) {
    const Status status = keep_held(root, std::move(bytes));
    if (!status) return status;
  }
  std::size_t next = 0;  // the walk visits the tensors in the same order
  for_each_tensor(root, [&](auto& tensor, const TensorSite&) {
    if constexpr (kHasExternalData<std::decay_t<decltype(tensor)>>) {
      if (!is_external(tensor)) return;
      if (holds_new_elements(tensor)) return clear_external_data(tensor);
      ExternalRequest& request = loaded.requests[next++];
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

// Checks, before the first copy, whether the `bytes` of all requests can be copied to tensors of `M`. Each tensor gets
// its own copy, even if thousands request one range, so the total is compared with the option max_external_bytes and
// with the memory of the system. Classes that borrow the bytes copy nothing.
template <class M, class Request>
Status check_copies(const std::vector<Request>& requests, std::uint64_t max_external_bytes) {
  if constexpr (kCanBorrow<M>) {
    return Status();
  } else {
    std::uint64_t total = 0;
    for (const Request& request : requests) {
      const Status status = count_external_bytes(request.bytes.size(), max_external_bytes, total);
      if (!status) return status;
    }
    return check_memory_for_strings(total);
  }
}

// Loads the data of all external tensors below `root`. `watch` belongs to the model's file, if `root` comes from one.
template <class M>
Status attach_external_data(M& root, const std::string& folder, const LoadOptions& options, Progress& progress,
                            ModelWatch* watch = nullptr) {
  ExternalTensors tensors;
  Status status = find_external_tensors(std::as_const(root), size_mismatch(options), tensors);
  if (!status || !tensors.exist) return status;
  const Delivery delivery = kCanBorrow<M> ? Delivery::kBorrowed : Delivery::kCopied;
  status = load_external_files(tensors.requests, folder, options, progress, tensors.held, delivery, watch);
  return status ? fill_external_tensors(root, std::move(tensors)) : status;
}

// Finishes a load: clears the message after a failure and adds the path to the status.
template <class M>
Status finish(M& message, const Status& status, const std::string& path) {
  if (!status) message.Clear();
  return status.in_file(path);
}

}  // namespace onnxgen::io

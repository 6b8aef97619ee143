// Differences between message classes of the two profiles as far as file handling is concerned: whether `bytes` fields
// can be borrowed, and how messages are parsed and serialized with all options.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "onnxgen/error/status.h"
#include "onnxgen/message/message.h"

namespace onnxgen::io {

namespace traits {

template <class Message, class = void>
struct CanBorrow : std::false_type {};
template <class Message>
struct CanBorrow<Message, std::void_t<decltype(std::declval<Message&>().ParseBorrowed(std::string_view()))>>
    : std::true_type {};

template <class Tensor, class = void>
struct HasExternalData : std::false_type {};
template <class Tensor>
struct HasExternalData<Tensor, std::void_t<decltype(std::declval<const Tensor&>().external_data_size()),
                                           decltype(std::declval<const Tensor&>().data_location())>> : std::true_type {
};

}  // namespace traits

// Whether `bytes` fields of this class can point into memory that the root message keeps alive. True for the native
// profile. Classes of the protobuf profile copy the bytes into strings.
template <class Message>
inline constexpr bool kCanBorrow = traits::CanBorrow<Message>::value;

// Whether this class has the fields of external data, which ONNX has since version 1.4.
template <class Tensor>
inline constexpr bool kHasExternalData = traits::HasExternalData<Tensor>::value;

// Replaces `message` with the contents of `bytes`. If the class can borrow, the message points into `bytes` and keeps
// `owner` alive; otherwise the bytes are copied. After a failure the message may be partially filled.
template <class Message, class Owner>
Status parse_message(Message& message, Owner owner, std::string_view bytes, const ParseOptions& options) {
  if constexpr (kCanBorrow<Message>) {
    return message.ParseBorrowed(std::move(owner), bytes, options);
  } else {
    message.Clear();
    return message::merge_parse_on_heap(&MessageAccess::data(message), MessageAccess::info<Message>(), bytes, options);
  }
}

// Makes the message wipe its own memory (which holds names, numbers and other small values) on release, and not reuse
// it for other messages. Does nothing for classes of the protobuf profile, which allocate with malloc. Call this before
// `input` is parsed.
template <class Message>
Status keep_secret(Message& message, std::string_view input) {
  if constexpr (kCanBorrow<Message>) {
    const MessageInfo& info = MessageAccess::info<Message>();
    void* const data = &MessageAccess::data(message);
    Arena* const arena = message::prepare(data, info, input, message::BytesMode::kBorrow);
    if (arena == nullptr) return Status(ErrorCode::kOutOfMemory);
    arena->keep_secret();
  }
  return Status();
}

// Serializes the message and calls sink(const Span* spans, std::size_t count) -> bool with the result.
template <class Message, class Sink>
Status serialize_message(const Message& message, bool allow_partial, Sink&& sink) {
  using message::Completeness;
  return message::serialize_to_sink(message, allow_partial ? Completeness::kPartial : Completeness::kRequired, sink);
}

// Transfers `owner` to the root message, which keeps it until it is cleared or destroyed. Returns false if memory is
// exhausted. If the class cannot borrow, `owner` stays with the caller, who must keep it until the bytes are copied.
template <class Message, class Owner>
[[nodiscard]] bool keep_alive(Message& root, Owner& owner) {
  if constexpr (kCanBorrow<Message>) {
    return MessageAccess::data(root).header.arena().try_keep_alive(std::move(owner));
  } else {
    return true;
  }
}

// While this object exists, `bytes` fields copied into parts of `root` are borrowed from their source. The source's
// memory must live as long as `root`; use keep_alive(). Classes that cannot borrow copy the bytes.
template <class Message>
class BytesSharing {
 public:
  explicit BytesSharing(Message& root) : root_(root) { set(true); }
  BytesSharing(const BytesSharing&) = delete;
  BytesSharing& operator=(const BytesSharing&) = delete;
  ~BytesSharing() { set(false); }

 private:
  void set(bool shares) const {
    if constexpr (kCanBorrow<Message>) MessageAccess::data(root_).header.arena().share_bytes(shares);
  }

  Message& root_;
};

// Sets raw_data of `tensor`: borrows the bytes if the class can, otherwise copies them.
template <class Tensor>
void borrow_raw_data(Tensor& tensor, std::string_view bytes) {
  if constexpr (kCanBorrow<Tensor>) {
    tensor.borrow_raw_data(bytes);
  } else {
    tensor.set_raw_data(bytes.data(), bytes.size());
  }
}

}  // namespace onnxgen::io

// The one place that knows how message classes of different profiles differ where files are concerned: whether `bytes`
// can be borrowed, and how they are parsed and serialized with all options.
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

// Whether `bytes` fields of this class may point into memory that the root keeps alive, as those of the native profile.
// If not, they are copied: they are strings in classes of the protobuf profile.
template <class Message>
inline constexpr bool kCanBorrow = traits::CanBorrow<Message>::value;

// Whether this class knows external data, which ONNX has since version 1.4.
template <class Tensor>
inline constexpr bool kHasExternalData = traits::HasExternalData<Tensor>::value;

// Replaces `message` by what `bytes` hold. Where the class can borrow, the message points into them and keeps `owner`
// alive; else they are copied. After a failure the message may hold a part of them.
template <class Message, class Owner>
Status parse_message(Message& message, Owner owner, std::string_view bytes, const ParseOptions& options) {
  if constexpr (kCanBorrow<Message>) {
    return message.ParseBorrowed(std::move(owner), bytes, options);
  } else {
    message.Clear();
    return message::merge_parse_on_heap(&MessageAccess::data(message), MessageAccess::info<Message>(), bytes, options);
  }
}

// Has the message's own memory, where names, numbers and other small values lie, wiped when it is given back, and
// nothing of it kept for other messages. It is fit for an input of `expected_bytes`. Classes of the protobuf profile
// have no memory of their own but that of malloc.
template <class Message>
Status keep_secret(Message& message, std::size_t expected_bytes) {
  if constexpr (kCanBorrow<Message>) {
    const MessageInfo& info = MessageAccess::info<Message>();
    Arena* const arena = message::prepare(&MessageAccess::data(message), info, expected_bytes);
    if (arena == nullptr) return Status(ErrorCode::kOutOfMemory);
    arena->keep_secret();
  }
  return Status();
}

// Calls sink(const Span* spans, std::size_t count) -> bool with the serialized message.
template <class Message, class Sink>
Status serialize_message(const Message& message, bool allow_partial, Sink&& sink) {
  using message::Completeness;
  return message::serialize_to_sink(message, allow_partial ? Completeness::kPartial : Completeness::kRequired, sink);
}

// Moves `owner` into the root's care, until that is cleared or destroyed; false without memory. Classes that cannot
// borrow leave it to the caller, who needs it until their bytes are copied.
template <class Message, class Owner>
[[nodiscard]] bool keep_alive(Message& root, Owner& owner) {
  if constexpr (kCanBorrow<Message>) {
    return MessageAccess::data(root).header.arena().try_keep_alive(std::move(owner));
  } else {
    return true;
  }
}

// While it lives, `bytes` of what is copied into parts of `root` are borrowed from what they are copied from, which
// must live as long as the root does: keep_alive sees to that. Classes that cannot borrow copy them.
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

// Gives `tensor` the bytes as its raw_data: borrowed where the class can, else copied.
template <class Tensor>
void borrow_raw_data(Tensor& tensor, std::string_view bytes) {
  if constexpr (kCanBorrow<Tensor>) {
    tensor.borrow_raw_data(bytes);
  } else {
    tensor.set_raw_data(bytes.data(), bytes.size());
  }
}

}  // namespace onnxgen::io

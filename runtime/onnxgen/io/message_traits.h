// The one place that knows how message classes of different profiles differ where files are concerned: whether `bytes`
// can be borrowed, and what their accessors look like.
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
struct HasResize : std::false_type {};
template <class Tensor>
struct HasResize<Tensor, std::void_t<decltype(std::declval<Tensor&>().resize_raw_data(std::size_t()))>>
    : std::true_type {};

template <class Tensor, class = void>
struct HasExternalData : std::false_type {};
template <class Tensor>
struct HasExternalData<Tensor, std::void_t<decltype(std::declval<const Tensor&>().external_data_size()),
                                           decltype(std::declval<const Tensor&>().data_location())>> : std::true_type {
};

}  // namespace traits

// Whether `bytes` fields of this class may point into memory that the root keeps alive. If not, they are copied.
template <class Message>
inline constexpr bool kCanBorrow = traits::CanBorrow<Message>::value;

// Whether this class knows external data, which ONNX has since version 1.4.
template <class Tensor>
inline constexpr bool kHasExternalData = traits::HasExternalData<Tensor>::value;

// Parses `bytes`; where the class can borrow, the message points into them and keeps `owner` alive.
template <class Message, class Owner>
Status parse_message(Message& message, Owner owner, std::string_view bytes, const ParseOptions& options) {
  if constexpr (kCanBorrow<Message>) {
    return message.ParseBorrowed(std::move(owner), bytes, options);
  } else {
    return message.ParseFromString(bytes, options);
  }
}

// Keeps `owner` until the root is cleared or destroyed; false without memory. Classes that cannot borrow need no owner.
template <class Message, class Owner>
[[nodiscard]] bool keep_alive(Message& root, Owner owner) {
  if constexpr (kCanBorrow<Message>) {
    return MessageAccess::data(root).header.arena().try_keep_alive(std::move(owner));
  } else {
    return true;
  }
}

// Gives `tensor` the bytes as its raw_data: borrowed where the class can, else copied.
template <class Tensor>
void borrow_raw_data(Tensor& tensor, std::string_view bytes) {
  if constexpr (kCanBorrow<Tensor>) {
    tensor.borrow_raw_data(bytes);
  } else {
    tensor.set_raw_data(bytes.data(), bytes.size());
  }
}

// Room for `size` bytes of raw_data, for the caller to fill.
template <class Tensor>
char* resize_raw_data(Tensor& tensor, std::size_t size) {
  if constexpr (traits::HasResize<Tensor>::value) {
    return tensor.resize_raw_data(size);
  } else {
    tensor.mutable_raw_data()->resize(size);
    return tensor.mutable_raw_data()->data();
  }
}

}  // namespace onnxgen::io

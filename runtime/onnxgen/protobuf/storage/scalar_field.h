// Repeated numbers, bools and enums of the protobuf profile: what the algorithms of message/scalar_field.h need of its
// container, and their code for the language's own kinds.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "google/protobuf/repeated_field.h"
#include "onnxgen/message/fields/scalar_field.h"
#include "onnxgen/protobuf/storage/array.h"

namespace onnxgen {
namespace heap {

// Where native codecs are given the arena that they allocate in.
struct Memory {};

// The mode of a oneof's member, whose memory the class M gives back; see message/fields/presence.h. Strings and
// messages are pointers, null until their codecs store one.
template <auto kCase, class M>
struct Member : onnxgen::Member<kCase> {
  template <std::uint32_t kNumber, class Data, class Value>
  static void activate(Data& data, Value& member) noexcept {
    if (data.*kCase == kNumber) return;
    MessageAccess::info<M>().clear_oneof(&data, data.*kCase);
    member = Value{};
    data.*kCase = kNumber;
  }
};

// Each beside its last argument, where algorithms find it.
template <class T>
T* try_append(google::protobuf::RepeatedField<T>& field, std::size_t count, Memory&) noexcept {
  return ArrayAccess::array(field).try_append(count);
}

}  // namespace heap

template <class T>
T* try_append(google::protobuf::RepeatedField<T>& field, std::size_t count, ParseContext& context) noexcept {
  return heap::ArrayAccess::array(field).try_append(count, context.memory());
}

// An array on the heap grows in place or by moving its pages, and gives back what is too much: so the run is read while
// what was looked at is still in the cache.
template <class T>
std::size_t most_of_run(const google::protobuf::RepeatedField<T>& field, const ParseContext&) noexcept {
  constexpr std::size_t kFewest = 64;
  constexpr std::size_t kMost = 4096;
  return std::clamp(static_cast<std::size_t>(field.size()), kFewest, kMost);
}
template <class T>
void give_back_room(google::protobuf::RepeatedField<T>& field, ParseContext& context) noexcept {
  heap::ArrayAccess::array(field).give_back_room(context.memory());
}

ONNXGEN_ALL_SCALAR_CODE(extern, google::protobuf::RepeatedField);

}  // namespace onnxgen

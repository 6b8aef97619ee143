// Repeated numbers, bools and enums of the protobuf profile: the container operations that the algorithms of
// message/fields/scalar_field.h need, and instances of those algorithms for the predefined kinds.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "google/protobuf/repeated_field.h"
#include "onnxgen/message/fields/scalar_field.h"
#include "onnxgen/protobuf/storage/array.h"

namespace onnxgen {
namespace heap {

// Passed in place of the arena that native codecs allocate from.
struct Memory {};

// Mode of a member of a oneof of class M, which frees the member's memory; see message/fields/presence.h. Strings and
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

// Each overload is in the namespace of its last argument, where argument-dependent lookup finds it.
template <class T>
T* try_append(google::protobuf::RepeatedField<T>& field, std::size_t count, Memory&) noexcept {
  return ArrayAccess::array(field).try_append(count);
}

}  // namespace heap

template <class T>
T* try_append(google::protobuf::RepeatedField<T>& field, std::size_t count, ParseContext& context) noexcept {
  return heap::ArrayAccess::array(field).try_append(count, context.memory(), &context.slabs());
}

// An array on the heap grows in place or by remapping pages, and can release unused capacity. So the run is read in
// parts, each while the data that was counted is still in the cache.
template <class T>
std::size_t max_run_length(const google::protobuf::RepeatedField<T>& field, const ParseContext&) noexcept {
  constexpr std::size_t kMinLength = 64;
  constexpr std::size_t kMaxLength = 4096;
  return std::clamp(static_cast<std::size_t>(field.size()), kMinLength, kMaxLength);
}
template <class T>
void shrink_to_fit(google::protobuf::RepeatedField<T>& field, ParseContext& context) noexcept {
  heap::ArrayAccess::array(field).shrink_to_fit(context.memory());
}

ONNXGEN_ALL_SCALAR_CODE(extern, google::protobuf::RepeatedField);

}  // namespace onnxgen

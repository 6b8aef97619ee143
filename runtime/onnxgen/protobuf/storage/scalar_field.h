// Repeated numbers, bools and enums of the protobuf profile: what the algorithms of message/scalar_field.h need of its
// container, and their code for the language's own kinds.
#pragma once

#include <cstddef>
#include <new>

#include "google/protobuf/repeated_field.h"
#include "onnxgen/message/fields/scalar_field.h"
#include "onnxgen/protobuf/storage/array.h"

namespace onnxgen {
namespace heap {

// Where native codecs are given the arena that they allocate in.
struct Memory {};

// The mode of a oneof's member, whose memory kClear gives back; see message/modes.h. Strings and messages are pointers,
// which their codecs store once the oneof was activated.
template <auto kCase, auto kClear>
struct Member : onnxgen::Member<kCase> {
  template <std::uint32_t kNumber, class Data, class Value>
  static void activate(Data& data, Value&) noexcept {
    if (data.*kCase == kNumber) return;
    (data.*kClear)();
    data.*kCase = kNumber;
  }
};

// A T on the heap, counted as what a parse takes; nullptr when that is too much, or memory is out.
template <class T>
T* try_new(MemoryLimit& memory) noexcept {
  return memory.try_take(malloc_size(sizeof(T))) ? new (std::nothrow) T : nullptr;
}

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

ONNXGEN_ALL_SCALAR_CODE(extern, google::protobuf::RepeatedField);

}  // namespace onnxgen

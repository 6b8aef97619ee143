// Containers of repeated fields: RepeatedField<T> for numbers, bools and enums, RepeatedPtrField<T> for messages and
// strings. They are regular value types that can be copied, moved and used outside of messages.
//
// An index out of range is a fatal message (see stubs/logging.h): it throws FatalException, also in release builds.
// ONNXGEN_NO_BOUNDS_CHECKS disables the check, except in at(). The elements of a RepeatedPtrField keep their addresses
// until they are removed. The elements of a RepeatedField may move when one is added.
#pragma once

#include <iterator>
#include <type_traits>
#include <utility>

#include "google/protobuf/arena.h"
#include "google/protobuf/containers/back_inserters.h"
#include "google/protobuf/containers/repeated_numbers.h"
#include "google/protobuf/containers/repeated_pointers.h"
#include "google/protobuf/stubs/common.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {

class Message;

namespace internal {

// Valid only if elements can be made of what Iterator refers to. Excludes constructors from overload resolution as
// libprotobuf does.
template <typename Element, typename Iterator>
using IfElementsOf = std::enable_if_t<std::is_constructible_v<Element, decltype(*std::declval<Iterator>())>>;

}  // namespace internal

// Visible and without a tag, so that programs can declare these classes and export functions that take them. Members
// defined here are hidden; everything else is inherited from a tagged base. No symbol has a name that libprotobuf uses.
template <typename Element>
class ONNXGEN_VISIBLE RepeatedField final : public internal::RepeatedFieldBody<Element> {
 public:
  ONNXGEN_HIDDEN RepeatedField() noexcept = default;
  ONNXGEN_HIDDEN explicit RepeatedField(Arena*) noexcept {}
  ONNXGEN_HIDDEN RepeatedField(const RepeatedField&) = default;
  ONNXGEN_HIDDEN RepeatedField(RepeatedField&&) noexcept = default;
  template <typename Iterator, typename = internal::IfElementsOf<Element, Iterator>>
  ONNXGEN_HIDDEN RepeatedField(Iterator first, Iterator last) : internal::RepeatedFieldBody<Element>(first, last) {}
  ONNXGEN_HIDDEN RepeatedField& operator=(const RepeatedField&) = default;
  ONNXGEN_HIDDEN RepeatedField& operator=(RepeatedField&&) noexcept = default;
  ONNXGEN_HIDDEN ~RepeatedField() = default;
};

template <typename Element>
class ONNXGEN_VISIBLE RepeatedPtrField final : public internal::RepeatedPtrFieldBody<Element> {
 public:
  ONNXGEN_HIDDEN RepeatedPtrField() noexcept = default;
  ONNXGEN_HIDDEN explicit RepeatedPtrField(Arena*) noexcept {}
  ONNXGEN_HIDDEN RepeatedPtrField(const RepeatedPtrField&) = default;
  ONNXGEN_HIDDEN RepeatedPtrField(RepeatedPtrField&&) noexcept = default;
  template <typename Iterator, typename = internal::IfElementsOf<Element, Iterator>>
  ONNXGEN_HIDDEN RepeatedPtrField(Iterator first, Iterator last)
      : internal::RepeatedPtrFieldBody<Element>(first, last) {}
  ONNXGEN_HIDDEN RepeatedPtrField& operator=(const RepeatedPtrField&) = default;
  ONNXGEN_HIDDEN RepeatedPtrField& operator=(RepeatedPtrField&&) noexcept = default;
  ONNXGEN_HIDDEN ~RepeatedPtrField() = default;
};

template <typename T>
std::back_insert_iterator<RepeatedField<T>> RepeatedFieldBackInserter(RepeatedField<T>* field) {
  return std::back_inserter(*field);
}
template <typename T>
auto RepeatedPtrFieldBackInserter(RepeatedPtrField<T>* field) {
  return internal::CopyInserter<T>(field);
}
template <typename T>
auto RepeatedFieldBackInserter(RepeatedPtrField<T>* field) {
  return RepeatedPtrFieldBackInserter(field);
}
// Return iterators that append pointers by AddAllocated() and UnsafeArenaAddAllocated().
template <typename T>
auto AllocatedRepeatedPtrFieldBackInserter(RepeatedPtrField<T>* field) {
  return internal::AllocatedInserter<T>(field);
}
template <typename T>
auto UnsafeArenaAllocatedRepeatedPtrFieldBackInserter(RepeatedPtrField<T>* field) {
  return internal::ArenaAllocatedInserter<T>(field);
}

}  // namespace ONNXGEN_HIDDEN
}  // namespace google

// Conversions between pointers to base and derived classes.
#pragma once

#include <cstring>
#include <type_traits>

#include "google/protobuf/stubs/port.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace internal {

// Converts to a base class, or any type to which the conversion is implicit.
template <typename To, typename From>
To implicit_cast(const From& from) {
  return from;
}

// Converts to a derived class. The object must be of that class.
template <typename To, typename From>
To down_cast(From* from) {
  static_assert(std::is_base_of_v<From, std::remove_pointer_t<To>>, "the target is not a derived class");
  return static_cast<To>(from);
}
template <typename To, typename From>
To down_cast(From& from) {
  static_assert(std::is_base_of_v<From, std::remove_reference_t<To>>, "the target is not a derived class");
  return static_cast<To>(from);
}

// Returns an object with the same bits.
template <typename To, typename From>
To bit_cast(const From& from) {
  static_assert(sizeof(To) == sizeof(From), "the sizes differ");
  To to;
  std::memcpy(&to, &from, sizeof to);
  return to;
}

}  // namespace internal

#if ONNXGEN_PROTOBUF_API < 30
using internal::bit_cast;
using internal::down_cast;
using internal::implicit_cast;
#endif

}  // namespace ONNXGEN_HIDDEN
}  // namespace google

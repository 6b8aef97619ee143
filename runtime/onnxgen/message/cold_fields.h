// Members that few messages of a class ever set. They are kept out of its data: a model has tens of thousands of
// attributes, and hardly any of them has a `sparse_tensor`.
#pragma once

#include <cassert>
#include <type_traits>

#include "onnxgen/message/message_data.h"
#include "onnxgen/message/visibility.h"

namespace onnxgen {

// Base of the data of a class with cold fields. Base is what the data would derive from without them. Cold is a
// generated struct that derives from OverflowBlock and has the members.
template <class Base, class Cold>
struct WithColdFields : Base {
  bool has_cold_fields() const noexcept { return this->header.has_cold_fields(); }

  // Returns the cold fields for reading. All are unset if none was ever set.
  const Cold& cold_fields() const noexcept {
    return has_cold_fields() ? *static_cast<const Cold*>(this->header.cold_fields()) : kUnset;
  }

  // Returns the cold fields for modification. has_cold_fields() must be true.
  Cold& existing_cold_fields() noexcept {
    assert(has_cold_fields() && "the field is not set, or the element does not exist");
    return *static_cast<Cold*>(this->header.cold_fields());
  }

  // Returns the cold fields for modification, creating them if necessary.
  Cold& make_cold_fields() { return static_cast<Cold&>(this->header.make_cold_fields(sizeof(Cold))); }
  // Like make_cold_fields(), but returns nullptr if memory is exhausted.
  Cold* try_make_cold_fields() noexcept {
    static_assert(std::is_trivially_destructible_v<Cold> && alignof(Cold) <= Arena::kAlignment);
    return static_cast<Cold*>(this->header.try_make_cold_fields(sizeof(Cold)));
  }

 private:
  ONNXGEN_HIDDEN static constexpr Cold kUnset{};
};

}  // namespace onnxgen

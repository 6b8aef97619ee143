// Members that few messages of a class ever set. They are kept out of its data: a model has tens of thousands of
// attributes, and hardly any of them has a `sparse_tensor`.
#pragma once

#include <cassert>
#include <type_traits>

#include "onnxgen/message/message_data.h"

namespace onnxgen {

// Base of the data of a class with rare members. Base is what the data would derive from without them. Rare is a
// generated struct that derives from MessageAnnex and has the members.
template <class Base, class Rare>
struct WithRareMembers : Base {
  bool has_rare() const noexcept { return this->header.has_rare(); }

  // Returns the rare members for reading. All are unset if none was ever set.
  const Rare& rare() const noexcept { return has_rare() ? *static_cast<const Rare*>(this->header.rare()) : kUnset; }

  // Returns the rare members for modification. has_rare() must be true.
  Rare& made_rare() noexcept {
    assert(has_rare() && "the field is not set, or the element does not exist");
    return *static_cast<Rare*>(this->header.rare());
  }

  // Returns the rare members for modification, creating them if necessary.
  Rare& make_rare() { return static_cast<Rare&>(this->header.make_rare(sizeof(Rare))); }
  // Like make_rare(), but returns nullptr if memory is exhausted.
  Rare* try_make_rare() noexcept {
    static_assert(std::is_trivially_destructible_v<Rare> && alignof(Rare) <= Arena::kAlignment);
    return static_cast<Rare*>(this->header.try_make_rare(sizeof(Rare)));
  }

 private:
  static constexpr Rare kUnset{};
};

}  // namespace onnxgen

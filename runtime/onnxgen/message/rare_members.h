// Members that few messages of a class ever set, kept out of its data: a model has tens of thousands of attributes, and
// hardly one with a `sparse_tensor`.
#pragma once

#include <cassert>
#include <type_traits>

#include "onnxgen/message/message_data.h"

namespace onnxgen {

// The data of a class that has such members. Base is what its data would derive from without them. Rare is a generated
// struct on MessageAnnex with the members.
template <class Base, class Rare>
struct WithRareMembers : Base {
  bool has_rare() const noexcept { return this->header.has_rare(); }

  // To be read; all unset where none was ever set.
  const Rare& rare() const noexcept { return has_rare() ? *static_cast<const Rare*>(this->header.rare()) : kUnset; }

  // To be changed, where has_rare() is true.
  Rare& made_rare() noexcept {
    assert(has_rare() && "a field that is not set, or an element that is not there");
    return *static_cast<Rare*>(this->header.rare());
  }

  // To be changed; made before, if need be.
  Rare& make_rare() { return static_cast<Rare&>(this->header.make_rare(sizeof(Rare))); }
  // nullptr when memory is out.
  Rare* try_make_rare() noexcept {
    static_assert(std::is_trivially_destructible_v<Rare> && alignof(Rare) <= Arena::kAlignment);
    return static_cast<Rare*>(this->header.try_make_rare(sizeof(Rare)));
  }

 private:
  static constexpr Rare kUnset{};
};

}  // namespace onnxgen

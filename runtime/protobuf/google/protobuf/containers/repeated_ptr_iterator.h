// Iterators over the messages or strings of a RepeatedPtrField, and over the pointers to them.
#pragma once

#include <cstddef>
#include <iterator>
#include <type_traits>

#include "google/protobuf/stubs/common.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace internal {

// Elements of an array of pointers as an iterator returns them: the objects, or the pointers themselves. Element may be
// const.
template <class Element>
struct ObjectAt {
  using Position = std::remove_const_t<Element>* const*;
  using Value = std::remove_const_t<Element>;
  using Reference = Element&;
  static Reference get(Position position) noexcept { return **position; }
};
template <class Element>
struct PointerAt {
  using Position = std::conditional_t<std::is_const_v<Element>, Element* const*, Element**>;
  using Value = Element*;
  using Reference = std::remove_pointer_t<Position>&;
  static Reference get(Position position) noexcept { return *position; }
};

template <class Element, template <class> class At>
class PointerArrayIterator {
  using Access = At<Element>;
  using Position = typename Access::Position;

 public:
  using iterator = PointerArrayIterator;
  using iterator_category = std::random_access_iterator_tag;
  using value_type = typename Access::Value;
  using difference_type = std::ptrdiff_t;
  using reference = typename Access::Reference;
  using pointer = std::add_pointer_t<reference>;

  PointerArrayIterator() noexcept = default;
  explicit PointerArrayIterator(Position position) noexcept : position_(position) {}

  // Converts a mutable iterator to a const one.
  template <class Other, class = std::enable_if_t<std::is_convertible_v<Other*, Element*> &&
                                                  std::is_convertible_v<typename At<Other>::Position, Position>>>
  PointerArrayIterator(const PointerArrayIterator<Other, At>& other) noexcept : position_(other.base()) {}

  reference operator*() const noexcept { return Access::get(position_); }
  pointer operator->() const noexcept { return &Access::get(position_); }
  reference operator[](difference_type n) const noexcept { return Access::get(position_ + n); }

  Position base() const noexcept { return position_; }

  iterator& operator++() noexcept { return *this += 1; }
  iterator& operator--() noexcept { return *this -= 1; }
  iterator operator++(int) noexcept { return iterator(position_++); }
  iterator operator--(int) noexcept { return iterator(position_--); }
  iterator& operator+=(difference_type n) noexcept {
    position_ += n;
    return *this;
  }
  iterator& operator-=(difference_type n) noexcept { return *this += -n; }

  friend iterator operator+(iterator it, difference_type n) noexcept { return it += n; }
  friend iterator operator+(difference_type n, iterator it) noexcept { return it += n; }
  friend iterator operator-(iterator it, difference_type n) noexcept { return it -= n; }
  friend difference_type operator-(iterator a, iterator b) noexcept { return a.position_ - b.position_; }
  friend bool operator==(iterator a, iterator b) noexcept { return a.position_ == b.position_; }
  friend bool operator!=(iterator a, iterator b) noexcept { return a.position_ != b.position_; }
  friend bool operator<(iterator a, iterator b) noexcept { return a.position_ < b.position_; }
  friend bool operator>(iterator a, iterator b) noexcept { return a.position_ > b.position_; }
  friend bool operator<=(iterator a, iterator b) noexcept { return a.position_ <= b.position_; }
  friend bool operator>=(iterator a, iterator b) noexcept { return a.position_ >= b.position_; }

 private:
  Position position_ = nullptr;
};

template <class Element>
using RepeatedPtrIterator = PointerArrayIterator<Element, ObjectAt>;
template <class Element>
using RepeatedPtrOverPtrsIterator = PointerArrayIterator<Element, PointerAt>;

}  // namespace internal
}  // namespace ONNXGEN_HIDDEN
}  // namespace google

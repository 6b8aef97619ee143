// Iterator over the messages or strings of a RepeatedPtrField.
#pragma once

#include <cstddef>
#include <iterator>
#include <type_traits>

#include "google/protobuf/stubs/common.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace internal {

// Iterates over an array of pointers and dereferences to the objects. Element may be const.
template <class Element>
class RepeatedPtrIterator {
  using Pointers = std::remove_const_t<Element>* const*;

 public:
  using iterator = RepeatedPtrIterator<Element>;
  using iterator_category = std::random_access_iterator_tag;
  using value_type = std::remove_const_t<Element>;
  using difference_type = std::ptrdiff_t;
  using pointer = Element*;
  using reference = Element&;

  RepeatedPtrIterator() noexcept = default;
  explicit RepeatedPtrIterator(Pointers position) noexcept : position_(position) {}

  // Converts a mutable iterator to a const one.
  template <class Other, class = std::enable_if_t<std::is_convertible_v<Other*, pointer>>>
  RepeatedPtrIterator(const RepeatedPtrIterator<Other>& other) noexcept : position_(other.base()) {}

  reference operator*() const noexcept { return **position_; }
  pointer operator->() const noexcept { return *position_; }
  reference operator[](difference_type n) const noexcept { return *position_[n]; }

  Pointers base() const noexcept { return position_; }

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
  Pointers position_ = nullptr;
};

}  // namespace internal
}  // namespace ONNXGEN_HIDDEN
}  // namespace google

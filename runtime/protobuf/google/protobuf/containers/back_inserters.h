// Output iterators that append to a RepeatedPtrField.
#pragma once

#include <cstddef>
#include <iterator>
#include <utility>

#include "google/protobuf/containers/repeated_pointers.h"
#include "google/protobuf/stubs/common.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace internal {

// Base of these iterators, which add operator=().
template <class Derived, class Element>
class BackInserter {
 public:
  using iterator_category = std::output_iterator_tag;
  using value_type = Element;
  using difference_type = std::ptrdiff_t;
  using pointer = void;
  using reference = void;

  explicit BackInserter(RepeatedPtrFieldBody<Element>* field) noexcept : field_(field) {}
  Derived& operator*() noexcept { return derived(); }
  Derived& operator++() noexcept { return derived(); }
  Derived& operator++(int) noexcept { return derived(); }

 protected:
  Derived& derived() noexcept { return static_cast<Derived&>(*this); }
  RepeatedPtrFieldBody<Element>& field() const noexcept { return *field_; }

 private:
  RepeatedPtrFieldBody<Element>* field_;
};

// Appends copies of values, and of what pointers refer to.
template <class Element>
class CopyInserter : public BackInserter<CopyInserter<Element>, Element> {
 public:
  using CopyInserter::BackInserter::BackInserter;
  CopyInserter& operator=(const Element& value) {
    this->field().Add(value);
    return *this;
  }
  CopyInserter& operator=(Element&& value) {
    this->field().Add(std::move(value));
    return *this;
  }
  CopyInserter& operator=(const Element* value) { return *this = *value; }
};

// Appends pointers by AddAllocated().
template <class Element>
class AllocatedInserter : public BackInserter<AllocatedInserter<Element>, Element> {
 public:
  using AllocatedInserter::BackInserter::BackInserter;
  AllocatedInserter& operator=(Element* value) {
    this->field().AddAllocated(value);
    return *this;
  }
};

// Appends pointers by UnsafeArenaAddAllocated(). A program that does not change the elements may append constant ones.
template <class Element>
class ArenaAllocatedInserter : public BackInserter<ArenaAllocatedInserter<Element>, Element> {
 public:
  using ArenaAllocatedInserter::BackInserter::BackInserter;
  ArenaAllocatedInserter& operator=(const Element* value) {
    this->field().UnsafeArenaAddAllocated(const_cast<Element*>(value));
    return *this;
  }
};

}  // namespace internal
}  // namespace ONNXGEN_HIDDEN
}  // namespace google

// A random access iterator that presents stored elements as another type: handles as string views, pointers as the
// messages they point to.
#pragma once

#include <cstddef>
#include <iterator>
#include <type_traits>

namespace onnxgen {

// Projection defines `value_type`, `reference` and `static reference get(Element&)`.
template <class Element, class Projection>
class ProjectedIterator {
 public:
  using iterator_category = std::random_access_iterator_tag;
  using value_type = typename Projection::value_type;
  using reference = typename Projection::reference;
  using difference_type = std::ptrdiff_t;

  // Makes `it->member` work even if the reference is a value.
  class pointer {
   public:
    auto* operator->() noexcept { return &target_; }

   private:
    friend class ProjectedIterator;
    explicit pointer(reference target) noexcept : target_(target) {}
    reference target_;
  };

  ProjectedIterator() noexcept = default;
  explicit ProjectedIterator(Element* element) noexcept : element_(element) {}

  // Converts a mutable iterator to a const one.
  template <class Other, class = std::enable_if_t<std::is_same_v<typename Other::value_type, value_type> &&
                                                  std::is_convertible_v<typename Other::reference, reference>>>
  ProjectedIterator(const ProjectedIterator<Element, Other>& other) noexcept : element_(other.base()) {}

  reference operator*() const noexcept { return Projection::get(*element_); }
  pointer operator->() const noexcept { return pointer(**this); }
  reference operator[](difference_type n) const noexcept { return Projection::get(element_[n]); }

  Element* base() const noexcept { return element_; }

  ProjectedIterator& operator++() noexcept { return *this += 1; }
  ProjectedIterator& operator--() noexcept { return *this -= 1; }
  ProjectedIterator operator++(int) noexcept { return ProjectedIterator(element_++); }
  ProjectedIterator operator--(int) noexcept { return ProjectedIterator(element_--); }
  ProjectedIterator& operator+=(difference_type n) noexcept {
    element_ += n;
    return *this;
  }
  ProjectedIterator& operator-=(difference_type n) noexcept { return *this += -n; }

  friend ProjectedIterator operator+(ProjectedIterator it, difference_type n) noexcept { return it += n; }
  friend ProjectedIterator operator+(difference_type n, ProjectedIterator it) noexcept { return it += n; }
  friend ProjectedIterator operator-(ProjectedIterator it, difference_type n) noexcept { return it -= n; }
  friend difference_type operator-(ProjectedIterator a, ProjectedIterator b) noexcept {
    return a.element_ - b.element_;
  }
  friend bool operator==(ProjectedIterator a, ProjectedIterator b) noexcept { return a.element_ == b.element_; }
  friend bool operator!=(ProjectedIterator a, ProjectedIterator b) noexcept { return a.element_ != b.element_; }
  friend bool operator<(ProjectedIterator a, ProjectedIterator b) noexcept { return a.element_ < b.element_; }
  friend bool operator>(ProjectedIterator a, ProjectedIterator b) noexcept { return a.element_ > b.element_; }
  friend bool operator<=(ProjectedIterator a, ProjectedIterator b) noexcept { return a.element_ <= b.element_; }
  friend bool operator>=(ProjectedIterator a, ProjectedIterator b) noexcept { return a.element_ >= b.element_; }

 private:
  Element* element_ = nullptr;
};

}  // namespace onnxgen

// A stack of small values whose first 64 words need no memory of their own.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>

namespace onnxgen {

// While parsing: the elements of runs that are being read, before their number is known.
class ElementStack {
 public:
  // What grows beyond the first words may take `max_bytes` from the system.
  explicit ElementStack(std::uint64_t max_bytes = std::numeric_limits<std::uint64_t>::max()) noexcept
      : max_bytes_(max_bytes) {}
  ElementStack(const ElementStack&) = delete;
  ElementStack& operator=(const ElementStack&) = delete;
  ~ElementStack();

  // In words of 64 bits.
  std::size_t size() const noexcept { return static_cast<std::size_t>(top_ - begin_); }
  const std::uint64_t* at(std::size_t index) const noexcept { return begin_ + index; }
  void truncate(std::size_t size) noexcept { top_ = begin_ + size; }

  // Takes the least number of words that hold an Element. False when memory is out or max_bytes reached.
  template <class Element>
  [[gnu::always_inline]] bool push(const Element& element) noexcept {
    constexpr std::size_t kWords = words_of<Element>();
    if (static_cast<std::size_t>(limit_ - top_) < kWords && !grow()) return false;
    std::memcpy(top_, &element, sizeof element);
    top_ += kWords;
    return true;
  }

  // Whether a push failed for max_bytes rather than for the system.
  bool limit_reached() const noexcept { return limit_reached_; }

  template <class Element>
  static constexpr std::size_t words_of() noexcept {
    return (sizeof(Element) + sizeof(std::uint64_t) - 1) / sizeof(std::uint64_t);
  }

 private:
  static constexpr std::size_t kInline = 64;
  bool grow() noexcept;

  std::uint64_t* top_ = inline_;
  std::uint64_t* limit_ = inline_ + kInline;
  std::uint64_t* begin_ = inline_;
  std::uint64_t max_bytes_;
  bool limit_reached_ = false;
  std::uint64_t inline_[kInline];
};

}  // namespace onnxgen

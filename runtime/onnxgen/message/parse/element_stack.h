// A stack of small values whose first 64 words are stored in the object itself.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

#include "onnxgen/storage/memory_limit.h"
#include "onnxgen/wire/compiler.h"

namespace onnxgen {

class Arena;

// Used while parsing for messages of a run whose number is not yet known, open unknown groups, and the path of a
// failure.
class ElementStack {
 public:
  ElementStack() noexcept = default;
  // Counts memory beyond the inline words in `memory`, which must outlive the stack.
  explicit ElementStack(MemoryLimit& memory) noexcept : memory_(&memory) {}
  // Returns the stack's memory to the system in the end, instead of keeping it for other parses.
  void keep_secret() noexcept { is_secret_ = true; }
  // Borrows memory beyond the inline words from `arena`, and allocates none elsewhere.
  void grow_in(Arena& arena) noexcept { lender_ = &arena; }
  ElementStack(const ElementStack&) = delete;
  ElementStack& operator=(const ElementStack&) = delete;
  ~ElementStack() {
    if (!is_inline()) free_words();
  }

  // Sizes and indices count 64-bit words.
  std::size_t size() const noexcept { return static_cast<std::size_t>(top_ - begin_); }
  const std::uint64_t* at(std::size_t index) const noexcept { return begin_ + index; }
  void truncate(std::size_t size) noexcept { top_ = begin_ + size; }

  // Pushes an element, rounded up to whole words. Returns false if memory is exhausted or the limit is reached.
  template <class Element>
  ONNXGEN_ALWAYS_INLINE bool push(const Element& element) noexcept {
    constexpr std::size_t kWords = words_of<Element>();
    if (wire::is_unlikely(static_cast<std::size_t>(limit_ - top_) < kWords) && !grow()) return false;
    std::memcpy(top_, &element, sizeof element);
    top_ += kWords;
    return true;
  }

  template <class Element>
  static constexpr std::size_t words_of() noexcept {
    return (sizeof(Element) + sizeof(std::uint64_t) - 1) / sizeof(std::uint64_t);
  }

 private:
  static constexpr std::size_t kInline = 64;
  bool grow() noexcept;
  bool grow_by_loan() noexcept;
  bool is_inline() const noexcept { return begin_ == inline_; }
  void free_words() noexcept;  // requires !is_inline()
  std::size_t capacity() const noexcept { return static_cast<std::size_t>(limit_ - begin_); }

  std::uint64_t* top_ = inline_;
  std::uint64_t* limit_ = inline_ + kInline;
  std::uint64_t* begin_ = inline_;
  MemoryLimit* memory_ = nullptr;
  Arena* lender_ = nullptr;
  bool is_secret_ = false;
  bool is_from_cache_ = false;
  std::uint64_t inline_[kInline];
};

}  // namespace onnxgen

#include "onnxgen/message/parse/element_stack.h"

#include <cstdlib>

#include "onnxgen/storage/arena.h"
#include "onnxgen/storage/page_cache.h"
#include "onnxgen/storage/pages.h"

namespace onnxgen {

// Pages from the cache return to the cache, for other parses; fresh pages return to the system. The process thus never
// grows by more than is counted, and in the end by no more than its message.
void ElementStack::free_words() noexcept {
  const std::size_t bytes = capacity() * sizeof(std::uint64_t);
  if (lender_ != nullptr) return lender_->take_back(bytes);
  if (bytes < kByPages) {
    std::free(begin_);
  } else if (is_from_cache_ && !is_secret_) {
    keep_pages(begin_, bytes);
  } else {
    free_pages(begin_, bytes);
  }
  if (memory_ != nullptr) memory_->subtract(bytes);
}

// A new loan directly precedes the previous one, so the words only need to move down.
bool ElementStack::grow_by_loan() noexcept {
  const std::size_t used = size();
  const std::size_t lent = is_inline() ? 0 : capacity();
  const std::size_t room = 2 * capacity();
  auto* const larger =
      static_cast<std::uint64_t*>(static_cast<void*>(lender_->lend((room - lent) * sizeof(std::uint64_t))));
  if (larger == nullptr) return false;
  std::memmove(larger, begin_, used * sizeof(std::uint64_t));
  begin_ = larger;
  top_ = larger + used;
  limit_ = larger + room;
  return true;
}

bool ElementStack::grow() noexcept {
  if (lender_ != nullptr) return grow_by_loan();
  const std::size_t used = size();
  const std::size_t room = 2 * capacity();
  const std::size_t bytes = room * sizeof(std::uint64_t);
  if (memory_ != nullptr && !memory_->try_add(bytes)) return false;
  const bool by_pages = bytes >= kByPages;
  void* memory = by_pages ? page_cache::take(bytes) : std::malloc(bytes);
  const bool is_from_cache = by_pages && memory != nullptr;
  if (by_pages && !is_from_cache) memory = allocate_zeros(bytes, PageFaults::kAsTouched);
  auto* const larger = static_cast<std::uint64_t*>(memory);
  if (larger == nullptr) {
    if (memory_ != nullptr) memory_->subtract(bytes);
    return false;
  }
  std::memcpy(larger, begin_, used * sizeof(std::uint64_t));
  if (!is_inline()) free_words();
  is_from_cache_ = is_from_cache;
  begin_ = larger;
  top_ = larger + used;
  limit_ = larger + room;
  return true;
}

}  // namespace onnxgen

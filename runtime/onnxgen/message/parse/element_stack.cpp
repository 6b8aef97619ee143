#include "onnxgen/message/parse/element_stack.h"

#include <cstdlib>

#include "onnxgen/storage/pages.h"

namespace onnxgen {
namespace {

// From here on by the page, so that the memory of a stack goes back to the system when a larger one takes its place:
// malloc would keep it, and the process grow by more than what is counted.
constexpr std::size_t kByPages = 256 * 1024;

void* allocate(std::size_t bytes) noexcept {
  return bytes >= kByPages ? allocate_pages(bytes) : std::malloc(bytes);
}

void release(void* memory, std::size_t bytes) noexcept {
  bytes >= kByPages ? free_pages(memory, bytes) : std::free(memory);
}

}  // namespace

ElementStack::~ElementStack() {
  free_words();
}

void ElementStack::free_words() noexcept {
  if (begin_ == inline_) return;
  const std::size_t bytes = capacity() * sizeof(std::uint64_t);
  release(begin_, bytes);
  if (memory_ != nullptr) memory_->give_back(bytes);
}

bool ElementStack::grow() noexcept {
  const std::size_t used = size();
  const std::size_t room = 2 * capacity();
  const std::size_t bytes = room * sizeof(std::uint64_t);
  if (memory_ != nullptr && !memory_->try_take(bytes)) return false;
  auto* const larger = static_cast<std::uint64_t*>(allocate(bytes));
  if (larger == nullptr) {
    if (memory_ != nullptr) memory_->give_back(bytes);
    return false;
  }
  std::memcpy(larger, begin_, used * sizeof(std::uint64_t));
  free_words();
  begin_ = larger;
  top_ = larger + used;
  limit_ = larger + room;
  return true;
}

}  // namespace onnxgen

#include "refused_memory.h"

#include <cstddef>
#include <cstdlib>
#include <new>

namespace {

long g_left = -1;

void* allocate(std::size_t size) noexcept {
  if (g_left == 0) return nullptr;
  if (g_left > 0) --g_left;
  return std::malloc(size != 0 ? size : 1);
}

}  // namespace

// If inlined, new and delete look mismatched to GCC.
[[gnu::noinline]] void* operator new(std::size_t size) {
  if (void* const block = allocate(size)) return block;
  throw std::bad_alloc();
}
[[gnu::noinline]] void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  return allocate(size);
}
[[gnu::noinline]] void operator delete(void* block) noexcept {
  std::free(block);
}
[[gnu::noinline]] void operator delete(void* block, std::size_t) noexcept {
  std::free(block);
}
[[gnu::noinline]] void operator delete(void* block, const std::nothrow_t&) noexcept {
  std::free(block);
}

namespace onnxgen::tests {

void allow_allocations(long count) noexcept {
  g_left = count;
}

bool none_left() noexcept {
  return g_left == 0;
}

}  // namespace onnxgen::tests

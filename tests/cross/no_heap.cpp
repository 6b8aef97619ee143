#include "no_heap.h"

#include <cstddef>
#include <cstdlib>
#include <new>

namespace {

bool g_is_forbidden = false;

void take_note() noexcept {
  if (g_is_forbidden) std::abort();
}

void* allocate(std::size_t size) {
  take_note();
  void* const memory = std::malloc(size != 0 ? size : 1);
  if (memory == nullptr) std::abort();
  return memory;
}

}  // namespace

extern "C" {

void* __real_malloc(std::size_t size);
void* __real_calloc(std::size_t count, std::size_t size);
void* __real_realloc(void* memory, std::size_t size);

void* __wrap_malloc(std::size_t size);
void* __wrap_malloc(std::size_t size) {
  take_note();
  return __real_malloc(size);
}

void* __wrap_calloc(std::size_t count, std::size_t size);
void* __wrap_calloc(std::size_t count, std::size_t size) {
  take_note();
  return __real_calloc(count, size);
}

void* __wrap_realloc(void* memory, std::size_t size);
void* __wrap_realloc(void* memory, std::size_t size) {
  take_note();
  return __real_realloc(memory, size);
}

}  // extern "C"

// Not inlined: GCC would report a mismatch of new and free().
[[gnu::noinline]] void* operator new(std::size_t size) {
  return allocate(size);
}
[[gnu::noinline]] void operator delete(void* memory) noexcept {
  std::free(memory);
}
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept {
  std::free(memory);
}

namespace cross {

void forbid_heap(bool is_forbidden) noexcept {
  g_is_forbidden = is_forbidden;
}

}  // namespace cross

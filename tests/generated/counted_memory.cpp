#include "counted_memory.h"

#include <cstddef>
#include <cstdlib>

#include "../replaced_new.h"
#include "onnxgen/storage/memory_limit.h"

namespace {

std::uint64_t g_allocated = 0;

}  // namespace

extern "C" {

void* __real_malloc(std::size_t size);
void* __real_calloc(std::size_t count, std::size_t size);
void* __real_realloc(void* memory, std::size_t size);

void* __wrap_malloc(std::size_t size) {
  g_allocated += onnxgen::malloc_size(size);
  return __real_malloc(size);
}

void* __wrap_calloc(std::size_t count, std::size_t size) {
  g_allocated += onnxgen::malloc_size(count * size);
  return __real_calloc(count, size);
}

void* __wrap_realloc(void* memory, std::size_t size) {
  g_allocated += onnxgen::malloc_size(size);
  return __real_realloc(memory, size);
}

}  // extern "C"

namespace onnxgen::tests {

void* allocate_memory(std::size_t size, std::size_t alignment) noexcept {
  return system_memory(size, alignment);
}

void release_memory(void* memory) noexcept {
  std::free(memory);
}

std::uint64_t allocated_so_far() noexcept {
  return g_allocated;
}

}  // namespace onnxgen::tests

#include "refused_memory.h"

#include <cstddef>
#include <cstdlib>

#include "../replaced_new.h"

namespace {

long g_left = -1;

}  // namespace

namespace onnxgen::tests {

void* allocate_memory(std::size_t size, std::size_t alignment) noexcept {
  if (g_left == 0) return nullptr;
  if (g_left > 0) --g_left;
  return system_memory(size, alignment);
}

void release_memory(void* memory) noexcept {
  std::free(memory);
}

void allow_allocations(long count) noexcept {
  g_left = count;
}

bool none_left() noexcept {
  return g_left == 0;
}

}  // namespace onnxgen::tests

#include "onnxgen/storage/pages.h"

#include <cstdint>

#if defined(__linux__)
#include <sys/mman.h>
#ifndef MADV_POPULATE_WRITE
#define MADV_POPULATE_WRITE 23  // Linux 5.14; older kernels answer EINVAL
#endif
#else
#include <new>
#endif

namespace onnxgen {

#if defined(__linux__)

namespace {

constexpr std::size_t kPage = 4096;  // the smallest there is; larger ones are multiples of it

std::size_t round_up(std::size_t value, std::size_t unit) {
  return (value + unit - 1) / unit * unit;
}

}  // namespace

void* allocate_pages(std::size_t size) noexcept {
  if (size > SIZE_MAX - 2 * kHugePage) return nullptr;
  const std::size_t rounded = round_up(size, kHugePage);
  void* const mapping = mmap(nullptr, rounded + kHugePage, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (mapping == MAP_FAILED) return nullptr;
  // The mapping is larger by one huge page, so that an aligned part can be cut out of it.
  auto* const begin = static_cast<char*>(mapping);
  const std::size_t before = (kHugePage - reinterpret_cast<std::uintptr_t>(begin) % kHugePage) % kHugePage;
  char* const aligned = begin + before;
  if (before != 0) munmap(begin, before);
  munmap(aligned + rounded, kHugePage - before);
  (void)madvise(aligned, rounded, MADV_HUGEPAGE);
  return aligned;
}

void free_pages(void* memory, std::size_t size) noexcept {
  munmap(memory, round_up(size, kHugePage));
}

void populate(void* memory, std::size_t size) noexcept {
  const auto address = reinterpret_cast<std::uintptr_t>(memory);
  const std::uintptr_t first = round_up(address, kPage);
  const std::uintptr_t last = (address + size) / kPage * kPage;
  if (first < last) (void)madvise(reinterpret_cast<void*>(first), last - first, MADV_POPULATE_WRITE);
}

#else

void* allocate_pages(std::size_t size) noexcept {
  return ::operator new (size, std::align_val_t{64}, std::nothrow);
}

void free_pages(void* memory, std::size_t) noexcept {
  ::operator delete (memory, std::align_val_t{64});
}

void populate(void*, std::size_t) noexcept {}

#endif

}  // namespace onnxgen

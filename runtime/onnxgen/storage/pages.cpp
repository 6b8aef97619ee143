#include "onnxgen/storage/pages.h"

#include <cstdint>

#if defined(__linux__)
#include <sys/mman.h>
#include <unistd.h>
#ifndef MADV_POPULATE_WRITE
#define MADV_POPULATE_WRITE 23  // Linux 5.14; older kernels answer EINVAL
#endif
#else
#include <new>
#endif

namespace onnxgen {

#if defined(__linux__)

namespace {

std::size_t page_size() noexcept {
  static const long size = sysconf(_SC_PAGESIZE);
  return size > 0 ? static_cast<std::size_t>(size) : kHugePage;
}

std::size_t round_up(std::size_t value, std::size_t unit) {
  return (value + unit - 1) / unit * unit;
}

void* map(std::size_t size) noexcept {
  void* const mapping = mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  return mapping != MAP_FAILED ? mapping : nullptr;
}

}  // namespace

void* allocate_pages(std::size_t size) noexcept {
  if (size > SIZE_MAX - 2 * kHugePage) return nullptr;
  const std::size_t rounded = round_up(size, page_size());  // to a huge page it would be up to twice what is needed
  if (size < kHugePage) return map(rounded);
  void* const mapping = map(rounded + kHugePage);
  if (mapping == nullptr) return nullptr;
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
  munmap(memory, round_up(size, page_size()));
}

void populate(void* memory, std::size_t size) noexcept {
  const auto address = reinterpret_cast<std::uintptr_t>(memory);
  const std::uintptr_t first = round_up(address, page_size());
  const std::uintptr_t last = (address + size) / page_size() * page_size();
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

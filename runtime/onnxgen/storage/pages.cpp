#include "onnxgen/storage/pages.h"

#include <cstdint>
#include <cstring>

#include "onnxgen/storage/page_cache.h"
#include "onnxgen/wire/compiler.h"

#if ONNXGEN_LINUX_CALLS
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>

#include "onnxgen/storage/clock.h"
#ifndef MADV_POPULATE_WRITE
#define MADV_POPULATE_WRITE 23  // Linux 5.14; older kernels return EINVAL
#endif
#else
#include <new>
#endif

namespace onnxgen {

void wipe_memory(void* memory, std::size_t size) noexcept {
#if defined(__GNUC__)
  std::memset(memory, 0, size);
  asm volatile("" : : "r"(memory) : "memory");  // forces the compiler to keep the memset
#else
  volatile char* const bytes = static_cast<char*>(memory);
  for (std::size_t i = 0; i < size; ++i) bytes[i] = 0;
#endif
}

void keep_pages(void* memory, std::size_t size) noexcept {
  if (!page_cache::keep(memory, size)) free_pages(memory, size);
}

#if ONNXGEN_LINUX_CALLS

namespace {

std::size_t page_size() noexcept {
  const long size = sysconf(_SC_PAGESIZE);  // as fast as a static variable, without its guard
  return size > 0 ? static_cast<std::size_t>(size) : kHugePage;
}

char* map(std::size_t size) noexcept {
  void* const mapping = mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  return mapping != MAP_FAILED ? static_cast<char*>(mapping) : nullptr;
}

void unmap(char* begin, char* end) noexcept {
  if (begin != end) munmap(begin, static_cast<std::size_t>(end - begin));
}

// Cuts an aligned part out of a mapping that is one huge page larger. Uses the last aligned part: the system places new
// mappings below earlier ones, so consecutive blocks then leave no gaps.
char* map_huge(std::size_t size) noexcept {
  if (size > SIZE_MAX - kHugePage) return nullptr;
  char* const begin = map(size + kHugePage);
  if (begin == nullptr) return nullptr;
  char* const aligned = begin + kHugePage - reinterpret_cast<std::uintptr_t>(begin) % kHugePage;
  unmap(begin, aligned);
  unmap(aligned + size, begin + size + kHugePage);
  (void)madvise(aligned, size, MADV_HUGEPAGE);
  return aligned;
}

// A virtual machine may return free huge pages to its host and then has to get them back one small page at a time.
// Measured for 94 MiB: 14 ms with huge pages that are available, 43 ms with small pages, and up to 197 ms with huge
// pages that are not available. After one slow huge page, none are requested for a while.
class HugePages {
 public:
  bool are_fast() const noexcept {
    const Nanoseconds until = slow_until_.load(std::memory_order_relaxed);
    return until == 0 || read_clock(CLOCK_MONOTONIC_COARSE) >= until;
  }

  // Faults in whole pages at `memory`, which must be aligned to a huge page.
  void populate(char* memory, std::size_t size) noexcept {
    for (std::size_t done = 0; done < size; done += kHugePage) {
      const Nanoseconds start = read_clock(CLOCK_THREAD_CPUTIME_ID);
      onnxgen::populate(memory + done, std::min(size - done, kHugePage));
      if (read_clock(CLOCK_THREAD_CPUTIME_ID) - start < kSlow) continue;
      slow_until_.store(read_clock(CLOCK_MONOTONIC_COARSE) + kAvoidedFor, std::memory_order_relaxed);
      done = std::min(size, done + kHugePage);
      (void)madvise(memory + done, size - done, MADV_NOHUGEPAGE);
      return onnxgen::populate(memory + done, size - done);
    }
  }

 private:
  static constexpr Nanoseconds kSlow = 1'000'000;  // longer than with small pages
  static constexpr Nanoseconds kAvoidedFor = 1'000'000'000;

  std::atomic<Nanoseconds> slow_until_{0};
};

HugePages huge_pages;

}  // namespace

std::size_t whole_pages(std::size_t size) noexcept {
  const std::size_t rounded = (size + page_size() - 1) / page_size() * page_size();
  return rounded >= size ? rounded : size;
}

std::size_t whole_pages_within(std::size_t size) noexcept {
  return size > page_size() ? size / page_size() * page_size() : page_size();
}

void* allocate_pages(std::size_t size) noexcept {
  void* const kept = page_cache::take(size);
  return kept != nullptr ? kept : allocate_zeros(size);
}

void* allocate_zeros(std::size_t size, PageFaults faults) noexcept {
  const bool is_huge = size >= kHugePage && huge_pages.are_fast();
  char* const fresh = is_huge ? map_huge(size) : map(size);
  if (fresh == nullptr || faults == PageFaults::kAsTouched) return fresh;
  is_huge ? huge_pages.populate(fresh, size) : populate(fresh, size);
  return fresh;
}

void free_pages(void* memory, std::size_t size) noexcept {
  munmap(memory, size);
}

void populate(void* memory, std::size_t size) noexcept {
  const auto address = reinterpret_cast<std::uintptr_t>(memory);
  const std::uintptr_t first = (address + page_size() - 1) / page_size() * page_size();
  const std::uintptr_t last = (address + size) / page_size() * page_size();
  if (first < last) (void)madvise(reinterpret_cast<void*>(first), last - first, MADV_POPULATE_WRITE);
}

#else

std::size_t whole_pages(std::size_t size) noexcept {
  return size;
}

std::size_t whole_pages_within(std::size_t size) noexcept {
  return size;
}

void* allocate_pages(std::size_t size) noexcept {
  return ::operator new (size, std::align_val_t{64}, std::nothrow);
}

void* allocate_zeros(std::size_t size, PageFaults) noexcept {
  void* const memory = allocate_pages(size);
  if (memory != nullptr) std::memset(memory, 0, size);
  return memory;
}

void free_pages(void* memory, std::size_t) noexcept {
  ::operator delete (memory, std::align_val_t{64});
}

void populate(void*, std::size_t) noexcept {}

#endif

}  // namespace onnxgen

// Allocation by whole pages, for the arena's larger blocks.
#pragma once

#include <cstddef>

namespace onnxgen {

// Size of a huge page. Blocks of this size use huge pages where Linux grants them on request. Faulting in a 4 KiB page
// costs about as much as parsing 4 KiB; for a 28 MiB model, 9 ms were measured with small pages and 1 ms with huge
// ones.
inline constexpr std::size_t kHugePage = 2 * 1024 * 1024;

// Size from which blocks are allocated by the page rather than by malloc. When freed, they return to the system or are
// kept for the next model, whereas malloc may hold on to memory below a block that is still in use.
inline constexpr std::size_t kByPages = 128 * 1024;

// Returns `size` rounded up to whole pages, which is the actual size of an allocation of kByPages or more. Returns
// `size` itself if the result would overflow or the system has no pages.
std::size_t whole_pages(std::size_t size) noexcept;
// Returns `size` rounded down to whole pages, at least one page.
std::size_t whole_pages_within(std::size_t size) noexcept;

// When fresh pages are faulted in. kAtOnce uses one call, which is faster and the default. kAsTouched faults in each
// page when it is first touched, so that untouched pages use no memory.
enum class PageFaults { kAtOnce, kAsTouched };

// Allocate `size` bytes, which must be whole pages and at least kByPages. Return nullptr if memory is exhausted.
// allocate_pages() may return memory with data of earlier models, so the caller must write before it reads.
// allocate_zeros() returns zeros, fresh from the system.
void* allocate_pages(std::size_t size) noexcept;
void* allocate_zeros(std::size_t size, PageFaults faults = PageFaults::kAtOnce) noexcept;

// Free memory that one of the two functions returned for `size`. keep_pages() puts it into the cache for the next model
// if the cache has room; free_pages() returns it to the system.
void keep_pages(void* memory, std::size_t size) noexcept;
void free_pages(void* memory, std::size_t size) noexcept;

// Faults in the pages of a fresh block at once. Has no effect if the system does not support that.
void populate(void* memory, std::size_t size) noexcept;

// Overwrites memory with zeros in a way that compilers do not optimize away.
void wipe_memory(void* memory, std::size_t size) noexcept;

}  // namespace onnxgen

// Memory by the page, for the arena's larger blocks.
#pragma once

#include <cstddef>

namespace onnxgen {

// Blocks of so many bytes are huge pages where Linux hands them out on request. Faulting in a 4 KiB page costs about as
// much as parsing 4 KiB; for a 28 MiB model that was measured as 9 ms by small pages and 1 ms by huge ones.
inline constexpr std::size_t kHugePage = 2 * 1024 * 1024;

// From this size on blocks are taken by the page rather than from malloc: they go back to the system when they are
// freed, or are kept for the next model, while malloc may hold on to what lies below a block that is still in use.
inline constexpr std::size_t kByPages = 128 * 1024;

// `size` rounded up to whole pages, which is what memory of kByPages and more takes; where that is more than can be
// counted, or the system has no pages, `size` itself.
std::size_t whole_pages(std::size_t size) noexcept;
// The same rounded down; at least one page.
std::size_t whole_pages_within(std::size_t size) noexcept;

// When fresh pages are faulted in: all by one call, which is faster and done where nothing else is said, or one by one
// as they are touched, so that what stays untouched takes no memory.
enum class Faults { kAtOnce, kAsTouched };

// `size` bytes, which are whole pages and at least kByPages; nullptr when memory is out. Where nobody reads them before
// writing, they may be what earlier models left behind; else they are zeros, fresh from the system.
void* allocate_pages(std::size_t size) noexcept;
void* allocate_zeros(std::size_t size, Faults faults = Faults::kAtOnce) noexcept;

// Gives back what one of the two returned for `size`: keep_pages() to the cache, for the next model, as far as that has
// room; free_pages() to the system.
void keep_pages(void* memory, std::size_t size) noexcept;
void free_pages(void* memory, std::size_t size) noexcept;

// Faults in the pages of a fresh block at once. Nothing is lost where the system cannot.
void populate(void* memory, std::size_t size) noexcept;

// Overwrites memory in a way that no compiler leaves out.
void wipe_memory(void* memory, std::size_t size) noexcept;

}  // namespace onnxgen

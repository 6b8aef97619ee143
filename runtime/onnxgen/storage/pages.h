// Memory by the page, for the arena's large blocks.
#pragma once

#include <cstddef>

namespace onnxgen {

// From this size on memory comes straight from the system, where that pays: in huge pages, which Linux hands out on
// request. Faulting in a 4 KiB page costs about as much as parsing 4 KiB; for a 28 MiB model that was measured as 9 ms
// by small pages and 1 ms by huge ones.
inline constexpr std::size_t kHugePage = 2 * 1024 * 1024;

// At least `size` uninitialised bytes, aligned to 64; nullptr when memory is out. They are whole pages, and from
// kHugePage on huge ones where the system has them, so this is not for small sizes.
void* allocate_pages(std::size_t size) noexcept;

// Gives back what allocate_pages(size) returned.
void free_pages(void* memory, std::size_t size) noexcept;

// Faults in the pages of a fresh block by one call instead of one trap a page. Nothing is lost where the system cannot.
void populate(void* memory, std::size_t size) noexcept;

}  // namespace onnxgen

// The pages that models left behind: what memory_cache.h tells programs about, from the arena's side.
//
// No function waits for another thread, and none takes a lock: each of a fixed number of places is claimed by one
// compare-and-swap, and what another thread is at is passed over. So nothing can be held where a process forks, nothing
// is constructed before main() or destroyed behind it.
#pragma once

#include <cstddef>

namespace onnxgen::page_cache {

// Uninitialised memory of `size` bytes, whole pages; nullptr where none is kept that fits.
void* take(std::size_t size) noexcept;

// Takes over `size` bytes, whole pages. False where they exceed the limit: they are still the caller's then.
bool keep(void* memory, std::size_t size) noexcept;

// Gives back what has been there for longer than the delay. Nearly free where there is nothing.
void give_back_old() noexcept;

}  // namespace onnxgen::page_cache

// Process-wide cache of the pages of destroyed models, as the arena uses it. memory_cache.h describes it for programs.
//
// No function blocks or takes a lock: the cache has a fixed number of slots, each claimed by one compare-and-swap, and
// a slot claimed by another thread is skipped. Thus no lock can be held when a process forks, and nothing is
// constructed before main() or destroyed after it.
#pragma once

#include <cstddef>

namespace onnxgen::page_cache {

// Returns uninitialized memory of `size` bytes, which must be whole pages, or nullptr if no kept run is large enough.
void* take(std::size_t size) noexcept;

// Takes ownership of `size` bytes, which must be whole pages. Returns false if the limit does not allow it; the caller
// then still owns them.
bool keep(void* memory, std::size_t size) noexcept;

// Returns memory to the system that was kept for longer than the delay. Costs almost nothing if there is none.
void release_expired() noexcept;

}  // namespace onnxgen::page_cache

// Controls how much memory of destroyed models a process keeps for the models it parses next, and for how long.
//
// Getting pages from the system takes about as long as parsing the data that fills them. Blocks of 128 KiB and more,
// which make up most of a large model, are therefore cached for a limited time. Any thread may reuse them immediately.
// Blocks that nobody reuses within the delay are returned to the system. There is no background thread: this happens
// when a message next allocates or frees memory.
//
// At first, cached blocks are marked with MADV_FREE, so that the system can reclaim them when memory is short. When
// cached memory has been reused, blocks that are freed within the delay after that are not marked, since marking costs
// as much as parsing. A process that parses one model after another and then stops therefore holds this memory until it
// uses a message again or calls release().
//
// The cache works on Linux. On other systems nothing is cached and these functions do nothing. Messages of the protobuf
// profile live on the heap, which malloc manages. Each copy of the runtime in a process, such as one in a shared
// library, has its own cache.
//
// All functions may be called at any time, from any thread.
#pragma once

#include <chrono>
#include <cstdint>

namespace onnxgen::memory {

// Initial limit, in bytes (64 MiB), and initial delay.
inline constexpr std::uint64_t kDefaultCacheLimit = std::uint64_t{64} << 20;
inline constexpr std::chrono::milliseconds kDefaultCacheDelay{1000};

// Sets the maximum number of cached bytes; 0 disables the cache. Cached memory that exceeds the new limit is returned
// to the system.
void set_cache_limit(std::uint64_t bytes) noexcept;

// Sets how long unused memory is cached, from 0 to 365 days; values outside are clamped. Also applies to memory that is
// already cached.
void set_cache_delay(std::chrono::milliseconds delay) noexcept;

// Returns the number of bytes currently cached.
std::uint64_t cached_bytes() noexcept;

// Returns all cached memory to the system. Useful in a process that will not parse for a while.
void release() noexcept;

}  // namespace onnxgen::memory

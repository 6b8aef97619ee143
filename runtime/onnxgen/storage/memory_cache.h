// What a process keeps of the memory of models that it has destroyed, for those that it parses next.
//
// Getting pages from the system takes about as long as parsing what fills them. So blocks of 128 KiB and more, which
// make up most of a large model, are kept for a while. Any thread may use them again at once. Blocks that nobody used
// for the delay go back to the system; there is no background thread, so this happens when the next message takes or
// frees memory.
//
// The first blocks that are kept are offered to the system, which may take them whenever memory is short (MADV_FREE).
// Once kept memory was used again, what is kept within the delay from then on is not offered, since an offer costs as
// much as parsing does: where a process that parsed one model after another stops, what it kept stays until it uses a
// message again, or calls release().
//
// This works on Linux. On other systems nothing is kept, and these functions do nothing. Classes of the protobuf
// profile live on the heap, which is malloc's. Each copy of the runtime in a process, such as one in a shared library,
// has a cache of its own.
//
// All functions may be called at any time, in any thread.
#pragma once

#include <chrono>
#include <cstdint>

namespace onnxgen::memory {

inline constexpr std::uint64_t kDefaultCacheLimit = std::uint64_t{64} << 20;
inline constexpr std::chrono::milliseconds kDefaultCacheDelay{1000};

// From now on at most `bytes` are kept; 0 keeps nothing.
void set_cache_limit(std::uint64_t bytes) noexcept;

// How long unused memory is kept.
void set_cache_delay(std::chrono::milliseconds delay) noexcept;

// The bytes that are kept now.
std::uint64_t cached_bytes() noexcept;

// Gives all that is kept back to the system: a process that parses no more for a while leaves nothing behind.
void release() noexcept;

}  // namespace onnxgen::memory

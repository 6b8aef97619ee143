// What a process keeps of the memory of models that it has destroyed, for those that it parses next.
//
// Getting pages from the system takes about as long as parsing what fills them. So blocks of 128 KiB and more, the
// larger part of every large model, are kept for a while: they are used again at once, by any thread; go back to the
// system when nobody wanted them for the delay, which is noticed when the next message takes or gives back memory,
// there being no thread that could; and until then the system may have them any time that memory is short (MADV_FREE).
//
// On Linux. Elsewhere nothing is kept, and these functions do nothing. Classes of the protobuf profile live on the
// heap, which is malloc's. Each copy of the runtime in a process, such as one in a shared library, has a cache of its
// own.
//
// All functions may be called at any time, in any thread.
#pragma once

#include <chrono>
#include <cstdint>

namespace onnxgen::memory {

inline constexpr std::uint64_t kDefaultCacheLimit = std::uint64_t{64} << 20;
inline constexpr std::chrono::milliseconds kDefaultCacheDelay{1000};

// At most `bytes` are kept from now on; 0 for nothing at all.
void set_cache_limit(std::uint64_t bytes) noexcept;

// How long what nobody uses is kept.
void set_cache_delay(std::chrono::milliseconds delay) noexcept;

// What is kept now.
std::uint64_t cached_bytes() noexcept;

// Gives all that is kept back to the system.
void release() noexcept;

}  // namespace onnxgen::memory

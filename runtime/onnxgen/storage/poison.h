// Support for AddressSanitizer: marks memory that is allocated but must not be accessed.
#pragma once

#include <cstddef>

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define ONNXGEN_HAS_ASAN
#endif
#endif
#if defined(__SANITIZE_ADDRESS__)
#define ONNXGEN_HAS_ASAN
#endif
#if defined(ONNXGEN_HAS_ASAN)
#include <sanitizer/asan_interface.h>
#endif

namespace onnxgen {

// From now on, AddressSanitizer reports any access to the memory, until it is unpoisoned or freed.
inline void poison([[maybe_unused]] void* begin, [[maybe_unused]] std::size_t size) noexcept {
#if defined(ONNXGEN_HAS_ASAN)
  __asan_poison_memory_region(begin, size);
#endif
}
inline void unpoison([[maybe_unused]] void* begin, [[maybe_unused]] std::size_t size) noexcept {
#if defined(ONNXGEN_HAS_ASAN)
  __asan_unpoison_memory_region(begin, size);
#endif
}

}  // namespace onnxgen

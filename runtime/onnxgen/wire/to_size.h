// A number of 64 bits as a size in memory.
#pragma once

#include <cstddef>
#include <cstdint>

namespace onnxgen::wire {

// For a number that is known to fit. Where addresses have 64 bits compilers warn of a cast, which does nothing there;
// where they have 32, of its absence. The mask, which changes nothing, satisfies both.
constexpr std::size_t to_size(std::uint64_t value) noexcept {
  return value & SIZE_MAX;
}

}  // namespace onnxgen::wire

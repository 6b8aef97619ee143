// Conversion of 64-bit numbers to std::size_t.
#pragma once

#include <cstddef>
#include <cstdint>

namespace onnxgen::wire {

// Converts a number that is known to fit. On 64-bit machines, compilers warn about a redundant cast; on 32-bit
// machines, about a missing one. The mask does not change the value and avoids both warnings.
constexpr std::size_t to_size(std::uint64_t value) noexcept {
  return value & SIZE_MAX;
}

}  // namespace onnxgen::wire

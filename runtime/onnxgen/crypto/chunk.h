// Size of the parts in which payloads are processed.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace onnxgen::crypto {

// Part size in bytes. Small enough to stay in a core's cache between the two stages, and large enough that handing
// parts over costs nothing measurable.
inline constexpr std::size_t kPartSize = 512 * 1024;

// Returns the number of parts. It is at least 1: an empty payload has one empty part.
constexpr std::size_t part_count(std::uint64_t size) noexcept {
  return size == 0 ? 1 : static_cast<std::size_t>((size - 1) / kPartSize + 1);
}

constexpr std::size_t part_size(std::uint64_t size, std::size_t i) noexcept {
  return static_cast<std::size_t>(std::min<std::uint64_t>(kPartSize, size - std::uint64_t{i} * kPartSize));
}

}  // namespace onnxgen::crypto

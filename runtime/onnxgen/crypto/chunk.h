// How payloads are cut for processing.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace onnxgen::crypto {

// Small enough to stay in a core's cache between two steps, large enough that handing over costs nothing.
inline constexpr std::size_t kPartSize = 512 * 1024;

// One at least: an empty payload has an empty part.
constexpr std::size_t part_count(std::uint64_t size) noexcept {
  return size == 0 ? 1 : static_cast<std::size_t>((size - 1) / kPartSize + 1);
}

constexpr std::size_t part_size(std::uint64_t size, std::size_t i) noexcept {
  return static_cast<std::size_t>(std::min<std::uint64_t>(kPartSize, size - std::uint64_t{i} * kPartSize));
}

}  // namespace onnxgen::crypto

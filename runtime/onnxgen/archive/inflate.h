// Inflates deflated members.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

#include "onnxgen/error/status.h"
#include "onnxgen/file/buffer.h"

namespace onnxgen::archive {

// Returns whether `stored_size` bytes of deflated data can inflate to `size` bytes. Detects a false size before memory
// is allocated.
bool can_inflate_to(std::uint64_t stored_size, std::uint64_t size) noexcept;

// Inflates `deflated`. Fails unless the result has exactly `size` bytes and all input is used.
Status inflate(std::string_view deflated, std::uint64_t size, std::shared_ptr<io::Buffer>& inflated);

}  // namespace onnxgen::archive

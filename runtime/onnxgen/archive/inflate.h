// Deflated members.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

#include "onnxgen/error/status.h"
#include "onnxgen/file/buffer.h"

namespace onnxgen::archive {

// Whether deflated data of `stored_size` bytes can be `size` bytes at all, so that a lie is known before memory is
// taken.
bool can_inflate_to(std::uint64_t stored_size, std::uint64_t size) noexcept;

// Inflates `deflated`, which must be exactly `size` bytes then: neither more nor less, with nothing left over.
Status inflate(std::string_view deflated, std::uint64_t size, std::shared_ptr<io::Buffer>& inflated);

}  // namespace onnxgen::archive

// Random bytes from the system.
#pragma once

#include <cstddef>

namespace onnxgen::io::system {

// Fills `bytes` with random bytes. Returns false if there are none available; `bytes` is then unchanged.
bool fill_random(void* bytes, std::size_t count) noexcept;

}  // namespace onnxgen::io::system

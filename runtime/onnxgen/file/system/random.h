// Random bytes of the system.
#pragma once

#include <cstddef>

namespace onnxgen::io::system {

// False where there are none to be had, and `bytes` is as it was.
bool fill_random(void* bytes, std::size_t count) noexcept;

}  // namespace onnxgen::io::system

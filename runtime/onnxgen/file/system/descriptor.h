// Descriptor of an open file or folder.
#pragma once

#include <cstdint>

namespace onnxgen::io {

#if defined(_WIN32)
using Descriptor = std::intptr_t;  // a HANDLE as a number, so that headers need not include those of Windows
#else
using Descriptor = int;
#endif

inline constexpr Descriptor kNoDescriptor = -1;

}  // namespace onnxgen::io

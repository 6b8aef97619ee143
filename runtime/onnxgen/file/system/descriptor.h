// What the system gives for an open file or folder.
#pragma once

#include <cstdint>

namespace onnxgen::io {

#if defined(_WIN32)
using Descriptor = std::intptr_t;  // a HANDLE, by its number: headers of ours do without those of Windows
#else
using Descriptor = int;
#endif

inline constexpr Descriptor kNoDescriptor = -1;

}  // namespace onnxgen::io

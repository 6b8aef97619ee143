// Copying between files inside the system.
#pragma once

#include <cstdint>

#include "onnxgen/error/status.h"
#include "onnxgen/io/file.h"

namespace onnxgen::io {

// Copies `length` bytes to the same number of zeros in `to`. Holes stay holes. `done` is how many were copied: fewer,
// without a failure, where the system cannot copy between these files.
Status copy_range(const File& from, std::uint64_t from_offset, const File& to, std::uint64_t to_offset,
                  std::uint64_t length, std::uint64_t& done);

}  // namespace onnxgen::io

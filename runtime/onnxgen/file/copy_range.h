// Copying between files inside the system.
#pragma once

#include <cstdint>

#include "onnxgen/error/status.h"
#include "onnxgen/file/file.h"

namespace onnxgen::io {

// Bytes of a file that are no hole.
struct DataRun {
  std::uint64_t begin = 0;
  std::uint64_t end = 0;
};

// The first run of data at or after `offset`; empty where only a hole follows. To the end of the offsets where the file
// system knows no holes.
DataRun find_data(const File& file, std::uint64_t offset);

// Whether the file has any holes worth looking for: fewer bytes on the disk than its size.
bool may_have_holes(const File& file);

// Copies `length` bytes. `done` is how many were copied: fewer, without a failure, where the system cannot copy between
// these files.
Status copy_range(const File& from, std::uint64_t from_offset, const File& to, std::uint64_t to_offset,
                  std::uint64_t length, std::uint64_t& done);

}  // namespace onnxgen::io

// Copies bytes between files inside the operating system.
#pragma once

#include <cstdint>

#include "onnxgen/error/status.h"
#include "onnxgen/file/file.h"

namespace onnxgen::io {

// A byte range of a file that is not a hole.
struct DataRun {
  std::uint64_t begin = 0;
  std::uint64_t end = 0;
};

// Returns the first data at or after `offset`, or an empty run if only a hole follows. If the file system does not
// report holes, the run extends to the maximum offset.
DataRun find_data(const File& file, std::uint64_t offset);

// Returns whether the file may have holes: it occupies fewer bytes on disk than its size.
bool may_have_holes(const File& file);

// Copies `length` bytes. `done` is the number of bytes copied. It is less than `length`, without an error, if the
// system cannot copy between these files.
Status copy_range(const File& from, std::uint64_t from_offset, const File& to, std::uint64_t to_offset,
                  std::uint64_t length, std::uint64_t& done);

}  // namespace onnxgen::io

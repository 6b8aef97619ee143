// Finds the end of an archive, where reading begins, even after replace_model() was interrupted.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "onnxgen/error/status.h"
#include "onnxgen/onnx/wire_cursor.h"

namespace onnxgen::archive {

struct EndRecord {
  std::uint64_t directory_offset = 0;
  std::uint64_t directory_size = 0;
  std::uint64_t entries = 0;
  std::uint64_t end = 0;  // end of the archive; less than the file size after a crash of replace_model()
};

// Finds the end record in an input of `size` bytes. `read` must support any order. Guarantees that the directory is
// within the input and directly before the record; nothing else about it is checked.
//
// Programs search backwards from the end of the file for the record's signature and use the last match, whatever
// follows it. Therefore the last signature must be that of the record, and the record must end the file. Only what an
// interrupted replace_model() leaves may follow, in which no program finds another end: zeros and the mark below.
Status find_end(const io::ReadFunction& read, std::uint64_t size, EndRecord& found);

// While replace_model() works, a file of `size` bytes has this after the old end at `end`: room for the new data, then
// a shield of zeros whose last bytes are the mark. The mark is written before anything else, so the contents of the
// room do not count until the file is truncated after them. The shield is longer than any program searches back for the
// end of an archive, so none mistakes the contents of the room for it.
inline constexpr std::uint64_t kShieldSize = 128 * 1024;
inline constexpr std::size_t kMarkSize = 40;
// The file size is a multiple of this, so that the mark lies within one disk sector.
inline constexpr std::uint64_t kMarkAlignment = 4096;
std::string end_mark(std::uint64_t end, std::uint64_t size);

// Maximum size of the data after the old end, in bytes. If the mark has not reached the disk, this many zeros are
// searched.
inline constexpr std::uint64_t kLongestTail = std::uint64_t{1} << 31;

}  // namespace onnxgen::archive

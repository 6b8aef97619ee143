// Where an archive ends, which is where reading it begins; and how that is found again after replace_model was
// interrupted.
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
  std::uint64_t end = 0;  // of the archive; less than the file's size after a crash of replace_model
};

// Finds the record in an input of `size` bytes, which `read` reads in any order. The directory is then within the input
// and right before the record; nothing else about it is checked.
//
// Programs look for the record's signature from the end of the file, and take the last, whatever follows it. So the
// last one must be the record, and end the file. Behind it may only be what an interrupted replace_model leaves, in
// which no program finds another end: zeros, and the mark below.
Status find_end(const io::ReadFunction& read, std::uint64_t size, EndRecord& found);

// What an archive of `end` bytes has behind it while replace_model works in a file of `size` bytes: room for what is
// new, then a shield of zeros, whose last bytes are the mark. The mark is written before anything else is, so what is
// in the room does not count until the file is cut off behind it. The shield is longer than any program looks back for
// the end of an archive, so that none takes what is in the room for it.
inline constexpr std::uint64_t kShieldSize = 128 * 1024;
inline constexpr std::size_t kMarkSize = 40;
// The file's size is a multiple of it, so that the mark lies in one sector of the disk.
inline constexpr std::uint64_t kMarkAlignment = 4096;
std::string end_mark(std::uint64_t end, std::uint64_t size);

// The most that there may be behind the old end: where the mark has not reached the disk, so many zeros are looked
// through.
inline constexpr std::uint64_t kLongestTail = std::uint64_t{1} << 31;

}  // namespace onnxgen::archive

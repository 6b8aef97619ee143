// Where an archive ends, which is where reading it begins.
#pragma once

#include <cstdint>

#include "onnxgen/error/status.h"
#include "onnxgen/onnx/wire_cursor.h"

namespace onnxgen::archive {

// What replace_model may add behind the old end before the new one stands. Reading looks no further back than this for
// the end that such a crash has buried.
inline constexpr std::uint64_t kLongestTail = std::uint64_t{1} << 31;

struct EndRecord {
  std::uint64_t directory_offset = 0;
  std::uint64_t directory_size = 0;
  std::uint64_t entries = 0;
  std::uint64_t end = 0;  // of the archive; less than the file's size after a crash of replace_model
};

// Finds the record in an input of `size` bytes, which `read` reads in any order. The directory is then within the input
// and right before the record; nothing else about it is checked.
//
// The record must be the last thing in the input. Only where what follows it is what an interrupted replace_model
// leaves (zeros, then the beginning of a member as we write them), is an earlier one accepted.
Status find_end(const io::ReadFunction& read, std::uint64_t size, EndRecord& found);

}  // namespace onnxgen::archive

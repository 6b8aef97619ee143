// What a file of the cache holds.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/file/file.h"

namespace onnxgen::remote {

// A run of bytes of an object, and where in the file they are.
struct KeptRange {
  std::uint64_t offset = 0;
  std::uint64_t length = 0;
  std::uint64_t at = 0;
};

// Bytes of one version of an object, one range after the other from the start of the file on, and behind them a list
// that says what they are. A whole object is one range, so that it can be mapped.
struct CacheEntry {
  io::File file;
  std::uint64_t object_size = 0;
  std::string version;
  std::vector<KeptRange> ranges;

  bool is_whole() const noexcept {
    return ranges.size() == 1 && ranges[0].offset == 0 && ranges[0].length == object_size;
  }
};

// Reads the list. kReadFailed where the file is none of these, or not whole.
Status read_entry(io::File file, CacheEntry& entry);

// Writes the list behind the bytes, to where the last range ends.
Status write_list(const io::File& file, const CacheEntry& entry);

}  // namespace onnxgen::remote

// Format of a cache file.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/file/file.h"

namespace onnxgen::remote {

// A byte range of an object, stored at offset `at` of the file.
struct CachedRange {
  std::uint64_t offset = 0;
  std::uint64_t length = 0;
  std::uint64_t at = 0;
};

// Bytes of one version of an object. The file starts with the bytes of all ranges, one after the other; a list of the
// ranges follows. A whole object is a single range, so that it can be mapped.
struct CacheEntry {
  io::File file;
  std::uint64_t object_size = 0;
  std::string version;
  std::vector<CachedRange> ranges;

  bool is_whole() const noexcept {
    return ranges.size() == 1 && ranges[0].offset == 0 && ranges[0].length == object_size;
  }
};

// Reads the list of ranges. Returns kReadFailed if the file is not a complete cache file.
Status read_entry(io::File file, CacheEntry& entry);

// Writes the list of ranges after the end of the last range.
Status write_list(const io::File& file, const CacheEntry& entry);

}  // namespace onnxgen::remote

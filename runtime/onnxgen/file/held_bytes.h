// Bytes of a file and their owner: a mapping or memory.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/file/buffer.h"
#include "onnxgen/file/file.h"
#include "onnxgen/file/mapping.h"
#include "onnxgen/file/progress.h"

namespace onnxgen::io {

struct HeldBytes {
  std::string_view bytes;
  std::shared_ptr<const Mapping> mapping;  // set if the bytes are mapped
  std::shared_ptr<const void> memory;      // set if they are in memory; both are null if the caller keeps the bytes
};

// Minimum size of values that become separate spans when a message is serialized, which identifies the borrowed values.
inline constexpr std::size_t kSmallestSpan = 4096;

// Releases the pages of `memory` that contain none of `used`. Their bytes are lost. `memory` must have been allocated
// for a file.
void release_unused_pages(std::string_view memory, std::vector<std::string_view> used);

// A byte range of a file and its destination in memory.
struct ReadRange {
  const File* file = nullptr;
  std::uint64_t offset = 0;
  std::uint64_t length = 0;
  char* to = nullptr;
};

// Reads all ranges, in blocks distributed over the threads.
Status read_ranges(const std::vector<ReadRange>& ranges, unsigned threads, Progress& progress);

// Copies `bytes`.
Status hold_copy(std::string_view bytes, HeldBytes& held);

// Reads the whole of `file` into one buffer.
Status read_whole(const File& file, std::uint64_t size, unsigned threads, Progress& progress, HeldBytes& held);

// Reads the whole of `file` like read_whole(), but sets held.mapping, which has the identity of the file.
Status read_as_mapping(File file, std::uint64_t size, unsigned threads, Progress& progress, HeldBytes& held);

// Maps the first `size` bytes of `file` (usually all), or reads them if the system cannot map the file. If `keep_open`,
// the mapping keeps the file open.
Status map_whole(File file, std::uint64_t size, bool keep_open, unsigned threads, Progress& progress, HeldBytes& held);

}  // namespace onnxgen::io

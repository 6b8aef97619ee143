// Bytes of a file together with what keeps them: a mapping, or memory.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/io/buffer.h"
#include "onnxgen/io/file.h"
#include "onnxgen/io/mapping.h"
#include "onnxgen/io/progress.h"

namespace onnxgen::io {

struct HeldBytes {
  std::string_view bytes;
  std::shared_ptr<const Mapping> mapping;  // either this
  std::shared_ptr<const void> memory;      // or this; neither where the caller keeps the bytes
};

// A run of bytes of a file and where in memory it belongs.
struct ReadRange {
  const File* file = nullptr;
  std::uint64_t offset = 0;
  std::uint64_t length = 0;
  char* to = nullptr;
};

// Fills all ranges, in blocks spread over the threads.
Status read_ranges(const std::vector<ReadRange>& ranges, unsigned threads, Progress& progress);

// The whole of `file` as one buffer.
Status read_whole(const File& file, std::uint64_t size, unsigned threads, Progress& progress, HeldBytes& held);

// The whole of `file` mapped, or read where the system cannot map it.
// The mapping keeps the file open if `keep_open`.
Status map_whole(File file, std::uint64_t size, bool keep_open, unsigned threads, Progress& progress, HeldBytes& held);

}  // namespace onnxgen::io

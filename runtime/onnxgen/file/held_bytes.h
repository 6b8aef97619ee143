// Bytes of a file together with what keeps them: a mapping, or memory.
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
  std::shared_ptr<const Mapping> mapping;  // either this
  std::shared_ptr<const void> memory;      // or this; neither where the caller keeps the bytes
};

// Values at least so long are spans of their own where a message is serialized: by that it is known what is borrowed.
inline constexpr std::size_t kSmallestSpan = 4096;

// Gives back the pages of `memory`, which was allocated for a file, that hold none of `used`. Their bytes are lost.
void give_back_unused(std::string_view memory, std::vector<std::string_view> used);

// A run of bytes of a file and where in memory it belongs.
struct ReadRange {
  const File* file = nullptr;
  std::uint64_t offset = 0;
  std::uint64_t length = 0;
  char* to = nullptr;
};

// Fills all ranges, in blocks spread over the threads.
Status read_ranges(const std::vector<ReadRange>& ranges, unsigned threads, Progress& progress);

// A copy of `bytes`.
Status hold_copy(std::string_view bytes, HeldBytes& held);

// The whole of `file` as one buffer.
Status read_whole(const File& file, std::uint64_t size, unsigned threads, Progress& progress, HeldBytes& held);

// The first `size` bytes of `file`, as a rule all, mapped, or read where the system cannot map them. The mapping keeps
// the file open if `keep_open`.
Status map_whole(File file, std::uint64_t size, bool keep_open, unsigned threads, Progress& progress, HeldBytes& held);

}  // namespace onnxgen::io

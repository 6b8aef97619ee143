#include "onnxgen/onnx/referenced_ranges.h"

#include <algorithm>

namespace onnxgen::io {
namespace {

constexpr std::uint64_t kPage = 4096;
constexpr std::uint64_t kLargestPadding = 64 * 1024;  // alignment of mappings on Windows

}  // namespace

FileUsage ReferencedRanges::usage(std::uint64_t file_size) {
  std::sort(ranges_.begin(), ranges_.end());
  FileUsage usage;
  std::uint64_t end = 0;  // end of the part counted so far
  for (const auto& [offset, length] : ranges_) {
    const std::uint64_t begin = std::min(offset, file_size);
    const std::uint64_t past = begin + std::min(length, file_size - begin);
    if (past <= end) continue;
    if (begin > end) {
      const std::uint64_t gap = begin - end;
      (gap < kLargestPadding && begin % kPage == 0 ? usage.padding : usage.unreferenced) += gap;
      end = begin;
    }
    usage.referenced += past - end;
    end = past;
  }
  usage.unreferenced += file_size - end;
  return usage;
}

}  // namespace onnxgen::io

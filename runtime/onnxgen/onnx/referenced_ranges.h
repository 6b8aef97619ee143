// Which bytes of a data file the tensors of a model refer to.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

namespace onnxgen::io {

// Sizes in bytes. The three add up to the size of the file.
struct FileUsage {
  std::uint64_t referenced = 0;    // by at least one tensor
  std::uint64_t padding = 0;       // gaps of less than 64 KiB that make the next tensor begin on a page of 4 KiB
  std::uint64_t unreferenced = 0;  // everything else
};

class ReferencedRanges {
 public:
  void add(std::uint64_t offset, std::uint64_t length) { ranges_.emplace_back(offset, length); }

  // Sorts the ranges. What lies past the end of the file does not count.
  FileUsage usage(std::uint64_t file_size);

 private:
  std::vector<std::pair<std::uint64_t, std::uint64_t>> ranges_;  // offset, length
};

}  // namespace onnxgen::io

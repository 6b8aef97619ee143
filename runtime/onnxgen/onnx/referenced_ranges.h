// Determines which bytes of a data file are referenced by the tensors of a model.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

namespace onnxgen::io {

// Sizes in bytes. The three add up to the size of the file.
struct FileUsage {
  std::uint64_t referenced = 0;    // by at least one tensor
  std::uint64_t padding = 0;       // gaps of less than 64 KiB that align the next tensor to a 4 KiB page
  std::uint64_t unreferenced = 0;  // all other bytes
};

class ReferencedRanges {
 public:
  void add(std::uint64_t offset, std::uint64_t length) { ranges_.emplace_back(offset, length); }

  // Sorts the ranges and classifies the bytes of the file. Parts of ranges past the end of the file are ignored.
  FileUsage usage(std::uint64_t file_size);

 private:
  std::vector<std::pair<std::uint64_t, std::uint64_t>> ranges_;  // offset, length
};

}  // namespace onnxgen::io

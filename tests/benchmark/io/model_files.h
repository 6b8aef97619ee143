// Files that the benchmarks load.
#pragma once

#include <cstdint>
#include <string>

namespace onnxgen::bench {

enum class Weights {
  kDense,   // bytes on disk
  kSparse,  // a hole in the file
};

// Writes a model with `tensors` FLOAT tensors, which have `weight_bytes` bytes in total, to a single file.
void write_single_file(const std::string& path, std::uint64_t tensors, std::uint64_t weight_bytes, Weights weights);

// Writes such a model with its tensors packed in `path`.data.
void write_external(const std::string& path, std::uint64_t tensors, std::uint64_t weight_bytes, Weights weights);

}  // namespace onnxgen::bench

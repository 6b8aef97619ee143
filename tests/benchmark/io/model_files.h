// The files that the benchmarks load.
#pragma once

#include <cstdint>
#include <string>

namespace onnxgen::bench {

enum class Weights {
  kDense,   // bytes on the disk
  kSparse,  // a hole in the file
};

// A model of `tensors` tensors of FLOAT that share `weight_bytes` between them, in one file.
void write_single_file(const std::string& path, std::uint64_t tensors, std::uint64_t weight_bytes, Weights weights);

// The same with the tensors in `path`.data, packed.
void write_external(const std::string& path, std::uint64_t tensors, std::uint64_t weight_bytes, Weights weights);

}  // namespace onnxgen::bench

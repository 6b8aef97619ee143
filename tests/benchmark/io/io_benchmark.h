// The benchmarks of onnxgen::io: each file of this folder adds its own.
#pragma once

#include <string>

namespace onnxgen::bench {

struct BenchmarkFiles {
  std::string folder;    // for what a benchmark writes
  std::string single;    // one file
  std::string external;  // with external data
  std::string sparse;    // one file, eight times the weights, nearly all of it a hole
};

void add_load_benchmarks(const BenchmarkFiles& files);
// Plain reads and copies of the same bytes, and libprotobuf.
void add_load_peers(const BenchmarkFiles& files);
void add_save_benchmarks(const BenchmarkFiles& files);
// One write of a ready buffer, cp, and libprotobuf.
void add_save_peers(const BenchmarkFiles& files);

}  // namespace onnxgen::bench

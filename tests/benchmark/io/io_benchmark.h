// Benchmarks of onnxgen::io. Each source file in this folder adds its own.
#pragma once

#include <string>

namespace onnxgen::bench {

struct BenchmarkFiles {
  std::string folder;    // for output files
  std::string single;    // a single file
  std::string external;  // with external data
  std::string sparse;    // a single sparse file with eight times the weights
};

void add_load_benchmarks(const BenchmarkFiles& files);
// Adds plain reads and copies of the same bytes, and libprotobuf.
void add_load_peers(const BenchmarkFiles& files);
void add_save_benchmarks(const BenchmarkFiles& files);
// Adds a single write of a prepared buffer, cp, and libprotobuf.
void add_save_peers(const BenchmarkFiles& files);

}  // namespace onnxgen::bench

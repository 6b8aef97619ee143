// onnxgen_io_benchmark [--weights_mib=N] [--folder=DIR] [Google Benchmark's own flags]
#include <benchmark/benchmark.h>

#include <cstdint>

#include "../program.h"
#include "io_benchmark.h"
#include "model_files.h"

namespace onnxgen::bench {
namespace {

int run(int argc, char** argv) {
  constexpr std::uint64_t kMebibyte = 1024 * 1024;
  constexpr std::uint64_t kSparseFactor = 8;
  constexpr std::uint64_t kTensors = 64;
  const std::uint64_t weights = take_number("--weights_mib=", 1024, argc, argv) * kMebibyte;
  const auto parent = take_flag("--folder=", argc, argv);
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;

  const RunFolder folder(parent);
  const BenchmarkFiles files = {folder.path(), folder / "single.onnx", folder / "external.onnx",
                                folder / "sparse.onnx"};
  write_single_file(files.single, kTensors, weights, Weights::kDense);
  write_external(files.external, kTensors, weights, Weights::kDense);
  write_single_file(files.sparse, kTensors, kSparseFactor * weights, Weights::kSparse);
  add_load_benchmarks(files);
  add_load_peers(files);
  add_save_benchmarks(files);
  add_save_peers(files);
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}

}  // namespace
}  // namespace onnxgen::bench

int main(int argc, char** argv) {
  return onnxgen::bench::run_main(onnxgen::bench::run, argc, argv);
}

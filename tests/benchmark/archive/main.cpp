// onnxgen_archive_benchmark [--weights_mib=N] [--members=N] [--folder=DIR] [Google Benchmark's own flags]
#include <benchmark/benchmark.h>

#include <cstdint>

#include "../program.h"
#include "archive_benchmark.h"

namespace onnxgen::bench {
namespace {

int run(int argc, char** argv) {
  constexpr std::uint64_t kMebibyte = 1024 * 1024;
  const std::uint64_t weights = take_number("--weights_mib=", 1024, argc, argv) * kMebibyte;
  const std::uint64_t members = take_number("--members=", 70'000, argc, argv);
  const auto parent = take_flag("--folder=", argc, argv);
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;

  const RunFolder folder(parent);
  const ArchiveFiles files = {folder.path(), folder / "model.onnx", folder / "model.zip", folder / "many.zip", members};
  make_archives(files, weights);
  add_archive_benchmarks(files);
  add_archive_peers(files);
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}

}  // namespace
}  // namespace onnxgen::bench

int main(int argc, char** argv) {
  return onnxgen::bench::run_main(onnxgen::bench::run, argc, argv);
}

// onnxgen_io_benchmark [--weights_mib=N] [--folder=DIR] [Google Benchmark's own flags]
#include <benchmark/benchmark.h>

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <optional>
#include <string>
#include <string_view>

#include "io_benchmark.h"
#include "model_files.h"

namespace {

// The value of our own flag `name`, which is taken out of the arguments: Google Benchmark refuses what it does not
// know.
std::optional<std::string> take_flag(std::string_view name, int& argc, char** argv) {
  std::optional<std::string> value;
  int kept = 0;
  for (int i = 0; i < argc; ++i) {
    const std::string_view argument = argv[i];
    if (argument.substr(0, name.size()) == name) {
      value = std::string(argument.substr(name.size()));
    } else {
      argv[kept++] = argv[i];
    }
  }
  argc = kept;
  return value;
}

int run(int argc, char** argv) {
  constexpr std::uint64_t kMebibyte = 1024 * 1024;
  constexpr std::uint64_t kSparseFactor = 8;
  constexpr std::uint64_t kTensors = 64;
  const std::string mebibytes = take_flag("--weights_mib=", argc, argv).value_or("1024");
  const std::uint64_t weights = std::strtoull(mebibytes.c_str(), nullptr, 10) * kMebibyte;
  const char* const temporary = std::getenv("TMPDIR");
  const std::string parent = take_flag("--folder=", argc, argv).value_or(temporary != nullptr ? temporary : "/tmp");
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;

  const onnxgen::bench::ModelFolder folder(parent);
  const onnxgen::bench::BenchmarkFiles files = {folder / ".", folder / "single.onnx", folder / "external.onnx",
                                                folder / "sparse.onnx"};
  using onnxgen::bench::Weights;
  onnxgen::bench::write_single_file(files.single, kTensors, weights, Weights::kDense);
  onnxgen::bench::write_external(files.external, kTensors, weights, Weights::kDense);
  onnxgen::bench::write_single_file(files.sparse, kTensors, kSparseFactor * weights, Weights::kSparse);
  onnxgen::bench::add_load_benchmarks(files);
  onnxgen::bench::add_load_peers(files);
  onnxgen::bench::add_save_benchmarks(files);
  onnxgen::bench::add_save_peers(files);
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return run(argc, argv);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
  }
}

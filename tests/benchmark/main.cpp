#include <benchmark/benchmark.h>

#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "suite.h"

namespace {

constexpr std::string_view kWeightsFlag = "--weights_mib=";
constexpr std::size_t kDefaultWeightsMebibytes = 256;

// Takes our own flag out of the arguments, since Google Benchmark refuses what it does not know.
std::size_t take_weights_flag(int& argc, char** argv) {
  std::size_t mebibytes = kDefaultWeightsMebibytes;
  int kept = 0;
  for (int i = 0; i < argc; ++i) {
    if (std::string_view(argv[i]).substr(0, kWeightsFlag.size()) == kWeightsFlag) {
      mebibytes = std::strtoull(argv[i] + kWeightsFlag.size(), nullptr, 10);
    } else {
      argv[kept++] = argv[i];
    }
  }
  argc = kept;
  return mebibytes;
}

}  // namespace

int main(int argc, char** argv) {
  onnxgen::bench::Suite suite(take_weights_flag(argc, argv));
  onnxgen::bench::add_native(suite);
  onnxgen::bench::add_libprotobuf(suite);
  onnxgen::bench::add_protozero(suite);
  if (const auto status = suite.run_as_child(argc, argv)) return *status;

  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
  suite.register_benchmarks();
  benchmark::RunSpecifiedBenchmarks();
  return suite.failed() ? 1 : 0;
}

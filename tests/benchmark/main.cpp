#include <benchmark/benchmark.h>

#include <cstddef>

#include "program.h"
#include "suite.h"

int main(int argc, char** argv) {
  constexpr std::size_t kDefaultWeightsMebibytes = 256;
  onnxgen::bench::Suite suite(onnxgen::bench::take_number("--weights_mib=", kDefaultWeightsMebibytes, argc, argv));
  onnxgen::bench::add_native(suite);
  onnxgen::bench::add_for_size(suite);
  onnxgen::bench::add_drop_in(suite);
  onnxgen::bench::add_libprotobuf(suite);
  onnxgen::bench::add_protozero(suite);
#ifdef ONNXGEN_BENCHMARK_UPB
  onnxgen::bench::add_upb(suite);
#endif
  onnxgen::bench::add_fresh_pages(suite);
  if (const auto status = suite.run_as_child(argc, argv)) return *status;

  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
  suite.register_benchmarks();
  benchmark::RunSpecifiedBenchmarks();
  return suite.failed() ? 1 : 0;
}

// onnxgen_text_benchmark [--weights_mib=N] [Google Benchmark's own flags]
#include <benchmark/benchmark.h>

#include <cstddef>

#include "../program.h"
#include "text_benchmark.h"

namespace onnxgen::bench {
namespace {

int run(int argc, char** argv) {
  const std::size_t weights = take_number("--weights_mib=", 64, argc, argv);
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;

  const TextCorpus corpora[] = {make_text_corpus("structure", weights), make_text_corpus("weights", weights),
                                make_text_corpus("typed", weights)};
  for (const TextCorpus& corpus : corpora) {
    add_native(corpus);
    add_libprotobuf(corpus);
  }
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}

}  // namespace
}  // namespace onnxgen::bench

int main(int argc, char** argv) {
  return onnxgen::bench::run_main(onnxgen::bench::run, argc, argv);
}

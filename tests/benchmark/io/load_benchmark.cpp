#include <benchmark/benchmark.h>

#include <string>

#include "anonymous_memory.h"
#include "io_benchmark.h"
#include "onnx/onnx-ml.pb.h"
#include "onnxgen/io/index.h"
#include "onnxgen/io/load.h"

namespace onnxgen::bench {
namespace {

void load(benchmark::State& state, const std::string& path, io::Holding holding, unsigned threads) {
  io::LoadOptions options;
  options.holding = holding;
  options.num_threads = threads;
  std::uint64_t anonymous = 0;
  for (auto _ : state) {
    state.PauseTiming();
    const std::uint64_t before = anonymous_memory();
    state.ResumeTiming();
    onnx::ModelProto model;
    const Status status = io::try_load(path, model, options);
    state.PauseTiming();
    if (!status) {
      state.SkipWithError(status.message().c_str());
      return;
    }
    anonymous = anonymous_memory() - before;
    model = onnx::ModelProto();  // releasing memory is not part of a load
    state.ResumeTiming();
  }
  state.counters["anonymous_mib"] = static_cast<double>(anonymous) / (1024 * 1024);
}

void index(benchmark::State& state, const std::string& path) {
  io::TensorIndex found;
  for (auto _ : state) {
    const Status status = io::try_index(path, found);
    if (!status) {
      state.SkipWithError(status.message().c_str());
      return;
    }
  }
  io::File file;
  std::uint64_t size = 0;
  std::uint64_t read = 0;
  if (!io::File::open(path, file) || !file.size(size)) return;
  const io::ReadFunction counting = [&](std::uint64_t offset, void* to, std::size_t count) {
    read += count;
    return file.read_at(offset, to, count);
  };
  if (!io::try_index(counting, size, found)) return;
  state.counters["tensors"] = static_cast<double>(found.tensors.size());
  state.counters["read_percent"] = 100.0 * static_cast<double>(read) / static_cast<double>(size);
}

}  // namespace

void add_load_benchmarks(const BenchmarkFiles& files) {
  using io::Holding;
  const auto add = [](const std::string& name, const std::string& path, Holding holding, unsigned threads) {
    benchmark::RegisterBenchmark(name.c_str(), load, path, holding, threads)
        ->Unit(benchmark::kMillisecond)
        ->UseRealTime();
  };
  add("load/mapped/single", files.single, Holding::kMapped, 1);
  add("load/mapped/external", files.external, Holding::kMapped, 1);
  add("load/mapped/single_8_times_sparse", files.sparse, Holding::kMapped, 1);
  add("load/skipped/single", files.single, Holding::kSkipped, 1);
  for (const unsigned threads : {1U, 2U}) {
    const std::string suffix = "/threads:" + std::to_string(threads);
    add("load/owned/single" + suffix, files.single, Holding::kOwned, threads);
    add("load/owned/external" + suffix, files.external, Holding::kOwned, threads);
  }
  benchmark::RegisterBenchmark("index/single_8_times_sparse", index, files.sparse)
      ->Unit(benchmark::kMillisecond)
      ->UseRealTime();
}

}  // namespace onnxgen::bench

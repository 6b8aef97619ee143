#include <benchmark/benchmark.h>

#include <filesystem>
#include <memory>
#include <string>

#include "io_benchmark.h"
#include "onnx/onnx-ml.pb.h"
#include "onnxgen/io/load.h"
#include "onnxgen/io/save.h"

namespace onnxgen::bench {
namespace {

// Storage of the weights of the model to save.
struct Source {
  std::string path;
  io::Holding holding;
};

void save(benchmark::State& state, const BenchmarkFiles& files, const Source& source, io::SaveOptions options) {
  io::LoadOptions load;
  load.holding = source.holding;
  onnx::ModelProto model;
  Status status = io::try_load(source.path, model, load);
  const std::string folder = files.folder + "/saved";
  for (auto _ : state) {
    state.PauseTiming();
    std::filesystem::remove_all(folder);
    std::filesystem::create_directory(folder);
    state.ResumeTiming();
    if (status) status = io::try_save(model, folder + "/model.onnx", options);
  }
  std::filesystem::remove_all(folder);
  if (!status) state.SkipWithError(status.message().c_str());
}

}  // namespace

void add_save_benchmarks(const BenchmarkFiles& files) {
  const auto add = [&files](const std::string& name, const Source& source, const io::SaveOptions& options) {
    benchmark::RegisterBenchmark(name.c_str(), save, files, source, options)
        ->Unit(benchmark::kMillisecond)
        ->UseRealTime();
  };
  for (const bool flush : {false, true}) {
    io::SaveOptions options;
    options.flush = flush;
    const std::string suffix = flush ? "/flushed" : "";
    add("save/owned/single" + suffix, {files.single, io::Holding::kOwned}, options);
    add("save/mapped/single" + suffix, {files.single, io::Holding::kMapped}, options);
    add("save/mapped/external_to_single" + suffix, {files.external, io::Holding::kMapped}, options);
    options.placement = io::DataPlacement::kOneFile;
    add("save/mapped/external" + suffix, {files.single, io::Holding::kMapped}, options);
    options.num_threads = 2;
    add("save/mapped/external/threads:2" + suffix, {files.single, io::Holding::kMapped}, options);
  }
  for (const unsigned threads : {1U, 2U}) {
    const std::string suffix = "/threads:" + std::to_string(threads);
    io::SaveOptions options;
    options.flush = false;
    options.num_threads = threads;
    options.placement = io::DataPlacement::kOneFile;
    add("save/owned/one_file" + suffix, {files.external, io::Holding::kOwned}, options);
    options.max_external_file_size = std::filesystem::file_size(files.external + ".data") / 4;
    add("save/owned/split_in_4" + suffix, {files.external, io::Holding::kOwned}, options);
  }
}

}  // namespace onnxgen::bench

#include "archive_benchmark.h"

#include <benchmark/benchmark.h>

#include <cstring>
#include <filesystem>
#include <string>

#include "onnx/onnx-ml.pb.h"
#include "onnxgen/archive/load.h"
#include "onnxgen/archive/save.h"
#include "onnxgen/io/load.h"
#include "onnxgen/io/save.h"

namespace onnxgen::bench {
namespace {

constexpr std::uint64_t kTensors = 64;

// Returns a model of FLOAT tensors of `bytes` bytes each, all different.
onnx::ModelProto make_model(std::uint64_t tensors, std::uint64_t bytes) {
  onnx::ModelProto model;
  model.set_ir_version(8);
  std::string content(static_cast<std::size_t>(bytes), '\0');
  std::uint64_t state = 1;
  for (std::uint64_t i = 0; i < tensors; ++i) {
    for (std::size_t at = 0; at + sizeof state <= content.size(); at += sizeof state) {
      state = state * 6364136223846793005u + 1442695040888963407u;
      std::memcpy(&content[at], &state, sizeof state);
    }
    onnx::TensorProto& tensor = *model.mutable_graph()->add_initializer();
    tensor.set_name("tensor_" + std::to_string(i));
    tensor.set_data_type(onnx::TensorProto::FLOAT);
    tensor.add_dims(static_cast<std::int64_t>(bytes / sizeof(float)));
    tensor.set_raw_data(content);
  }
  return model;
}

void skip_if_failed(benchmark::State& state, const Status& status) {
  if (!status) state.SkipWithError(status.message().c_str());
}

void load(benchmark::State& state, const std::string& path, io::Holding holding) {
  archive::LoadOptions options;
  options.holding = holding;
  for (auto _ : state) {
    onnx::ModelProto model;
    skip_if_failed(state, archive::try_load(path, model, options));
  }
}

void save(benchmark::State& state, const ArchiveFiles& files, io::Holding holding, unsigned threads, bool flush) {
  io::LoadOptions load;
  load.holding = holding;
  onnx::ModelProto model;
  skip_if_failed(state, io::try_load(files.model, model, load));
  archive::SaveOptions options;
  options.num_threads = threads;
  options.flush = flush;
  const std::string path = files.folder + "/saved.zip";
  for (auto _ : state) {
    skip_if_failed(state, archive::try_save(model, path, options));
    state.PauseTiming();
    std::filesystem::remove(path);
    state.ResumeTiming();
  }
}

// Replaces the graph of an archive, either with large weights or with many members. Measured with and without loading.
void replace(benchmark::State& state, const std::string& path) {
  archive::LoadOptions structure;
  structure.load_external_data = false;
  archive::SaveOptions options;
  options.size_threshold = 0;
  onnx::ModelProto model;
  skip_if_failed(state, archive::try_load(path, model, structure));
  std::uint64_t count = 0;
  for (auto _ : state) {
    model.set_producer_name("number " + std::to_string(++count));
    skip_if_failed(state, archive::try_replace_model(model, path, options));
  }
}

}  // namespace

void make_archives(const ArchiveFiles& files, std::uint64_t weight_bytes) {
  const onnx::ModelProto model = make_model(kTensors, weight_bytes / kTensors);
  io::save(model, files.model);
  archive::save(model, files.archive);
  archive::SaveOptions options;
  options.size_threshold = 0;
  archive::save(make_model(files.members, 64), files.many, options);
}

void add_archive_benchmarks(const ArchiveFiles& files) {
  const auto add = [](const std::string& name, auto... arguments) {
    benchmark::RegisterBenchmark(name.c_str(), arguments...)->Unit(benchmark::kMillisecond)->UseRealTime();
  };
  add("load/mapped", load, files.archive, io::Holding::kMapped);
  add("load/owned", load, files.archive, io::Holding::kOwned);
  add("load/mapped/many_members", load, files.many, io::Holding::kMapped);
  for (const bool flush : {false, true}) {
    const std::string suffix = flush ? "/flushed" : "";
    add("save/mapped" + suffix, save, files, io::Holding::kMapped, 1U, flush);
    add("save/owned" + suffix, save, files, io::Holding::kOwned, 1U, flush);
    add("save/mapped/threads:2" + suffix, save, files, io::Holding::kMapped, 2U, flush);
  }
  add("replace_model/flushed", replace, files.archive);
  add("replace_model/many_members/flushed", replace, files.many);
}

}  // namespace onnxgen::bench

#include <benchmark/benchmark.h>
#include <fcntl.h>
#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/io/zero_copy_stream_impl.h>
#include <unistd.h>

#include <cstring>
#include <filesystem>
#include <limits>
#include <memory>
#include <optional>
#include <string>

#include "../blocks.h"
#include "io_benchmark.h"
#include "oracle/onnx-ml.pb.h"

namespace onnxgen::bench {
namespace {

enum class Room {
  kFresh,  // newly mapped memory
  kWarm,   // memory used before
};

void read(benchmark::State& state, const std::string& path, Room room, unsigned threads) {
  const std::size_t size = std::filesystem::file_size(path);
  std::optional<FreshMemory> memory;
  memory.emplace(size);
  if (room == Room::kWarm) std::memset(memory->data(), 1, size);
  for (auto _ : state) {
    if (!memory) memory.emplace(size);
    if (!read_blocks(path, memory->data(), size, threads)) {
      state.SkipWithError("read failed");
      break;
    }
    state.PauseTiming();
    if (room == Room::kFresh) memory.reset();
    state.ResumeTiming();
  }
}

void copy_fresh(benchmark::State& state, const std::string& path) {
  const std::size_t size = std::filesystem::file_size(path);
  const FreshMemory source(size);
  std::memset(source.data(), 1, size);
  std::optional<FreshMemory> memory;
  for (auto _ : state) {
    memory.emplace(size);
    std::memcpy(memory->data(), source.data(), size);
    benchmark::DoNotOptimize(memory->data()[size / 2]);
    state.PauseTiming();
    memory.reset();
    state.ResumeTiming();
  }
}

void libprotobuf(benchmark::State& state, const std::string& path) {
  for (auto _ : state) {
    const int descriptor = ::open(path.c_str(), O_RDONLY);
    auto model = std::make_unique<oracle_onnx::ModelProto>();
    bool parsed = false;
    {
      google::protobuf::io::FileInputStream file(descriptor);
      google::protobuf::io::CodedInputStream input(&file);
      input.SetTotalBytesLimit(std::numeric_limits<int>::max());
      parsed = model->ParseFromCodedStream(&input);
    }
    if (!parsed) state.SkipWithError("libprotobuf cannot parse it");
    state.PauseTiming();
    (void)::close(descriptor);
    model.reset();
    state.ResumeTiming();
  }
}

}  // namespace

void add_load_peers(const BenchmarkFiles& files) {
  const auto add = [](const std::string& name, auto function, const auto&... arguments) {
    benchmark::RegisterBenchmark(name.c_str(), function, arguments...)->Unit(benchmark::kMillisecond)->UseRealTime();
  };
  for (const unsigned threads : {1U, 2U}) {
    const std::string suffix = "/threads:" + std::to_string(threads);
    add("peer/pread/fresh" + suffix, read, files.external + ".data", Room::kFresh, threads);
    add("peer/pread/warm" + suffix, read, files.external + ".data", Room::kWarm, threads);
  }
  add("peer/memcpy_into_fresh_memory", copy_fresh, files.single);
  add("peer/libprotobuf_load", libprotobuf, files.single);
}

}  // namespace onnxgen::bench

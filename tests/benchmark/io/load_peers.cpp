#include <benchmark/benchmark.h>
#include <fcntl.h>
#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/io/zero_copy_stream_impl.h>
#include <unistd.h>

#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <limits>
#include <memory>
#include <string>

#include "io_benchmark.h"
#include "onnxgen/file/file.h"
#include "oracle/onnx-ml.pb.h"

namespace onnxgen::bench {
namespace {

using Memory = std::unique_ptr<char, decltype(&std::free)>;

Memory allocate(std::size_t size) {
  return {static_cast<char*>(std::malloc(size)), &std::free};
}

// One thread, one read after the other, into memory that the process has just got.
void read_fresh(benchmark::State& state, const std::string& path) {
  const std::size_t size = std::filesystem::file_size(path);
  for (auto _ : state) {
    const int descriptor = ::open(path.c_str(), O_RDONLY);
    Memory memory = allocate(size);
    std::size_t done = 0;
    while (done < size) {
      const ssize_t got = ::read(descriptor, memory.get() + done, size - done);
      if (got <= 0) break;
      done += static_cast<std::size_t>(got);
    }
    if (done != size) state.SkipWithError("read failed");
    state.PauseTiming();
    (void)::close(descriptor);
    memory.reset();
    state.ResumeTiming();
  }
}

void copy_fresh(benchmark::State& state, const std::string& path) {
  const std::size_t size = std::filesystem::file_size(path);
  const Memory source = allocate(size);
  std::memset(source.get(), 1, size);
  for (auto _ : state) {
    Memory memory = allocate(size);
    std::memcpy(memory.get(), source.get(), size);
    benchmark::DoNotOptimize(memory.get()[size / 2]);
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
  const auto add = [](const char* name, auto function, const std::string& path) {
    benchmark::RegisterBenchmark(name, function, path)->Unit(benchmark::kMillisecond)->UseRealTime();
  };
  add("peer/read_into_fresh_memory", read_fresh, files.single);
  add("peer/memcpy_into_fresh_memory", copy_fresh, files.single);
  add("peer/libprotobuf_load", libprotobuf, files.single);
}

}  // namespace onnxgen::bench

#include <benchmark/benchmark.h>
#include <fcntl.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "../blocks.h"
#include "../cp.h"
#include "io_benchmark.h"
#include "oracle/onnx-ml.pb.h"

namespace onnxgen::bench {
namespace {

std::string read_file(const std::string& path) {
  std::string bytes(std::filesystem::file_size(path), '\0');
  std::ifstream(path, std::ios::binary).read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  return bytes;
}

int create(const std::string& path) {
  return ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
}

bool finish(int descriptor, bool flush) {
  const bool is_flushed = !flush || ::fsync(descriptor) == 0;
  return ::close(descriptor) == 0 && is_flushed;
}

// Writes a prepared buffer, with one call if the system accepts it.
void write_buffer(benchmark::State& state, const BenchmarkFiles& files, bool flush) {
  const std::string bytes = read_file(files.single);
  const std::string path = files.folder + "/written";
  for (auto _ : state) {
    const int descriptor = create(path);
    std::size_t done = 0;
    while (done < bytes.size()) {
      const ssize_t written = ::write(descriptor, bytes.data() + done, bytes.size() - done);
      if (written <= 0) break;
      done += static_cast<std::size_t>(written);
    }
    if (!finish(descriptor, flush) || done != bytes.size()) state.SkipWithError("write failed");
    state.PauseTiming();
    std::filesystem::remove(path);
    state.ResumeTiming();
  }
}

// Only calls pwrite, from prepared memory, on this number of threads, to one file or several.
void write_by_threads(benchmark::State& state, const BenchmarkFiles& files, std::size_t count, unsigned threads) {
  const std::string bytes = read_file(files.single);
  std::vector<std::string> paths;
  for (std::size_t i = 0; i < count; ++i) paths.push_back(files.folder + "/written." + std::to_string(i));
  for (auto _ : state) {
    if (!write_blocks(paths, bytes.data(), bytes.size(), threads)) state.SkipWithError("write failed");
    state.PauseTiming();
    for (const std::string& path : paths) std::filesystem::remove(path);
    state.ResumeTiming();
  }
}

void cp(benchmark::State& state, const BenchmarkFiles& files, bool flush) {
  const std::string path = files.folder + "/copied";
  for (auto _ : state) {
    bool is_copied = run_cp(files.single, path);
    if (is_copied && flush) is_copied = finish(::open(path.c_str(), O_RDONLY | O_CLOEXEC), true);
    if (!is_copied) state.SkipWithError("cp failed");
    state.PauseTiming();
    std::filesystem::remove(path);
    state.ResumeTiming();
  }
}

void libprotobuf(benchmark::State& state, const BenchmarkFiles& files, bool flush) {
  oracle_onnx::ModelProto model;
  if (!model.ParseFromString(read_file(files.single))) state.SkipWithError("libprotobuf cannot parse it");
  const std::string path = files.folder + "/serialized";
  for (auto _ : state) {
    const int descriptor = create(path);
    const bool is_written = model.SerializeToFileDescriptor(descriptor);
    if (!finish(descriptor, flush) || !is_written) state.SkipWithError("libprotobuf cannot write it");
    state.PauseTiming();
    std::filesystem::remove(path);
    state.ResumeTiming();
  }
}

}  // namespace

void add_save_peers(const BenchmarkFiles& files) {
  const auto add = [&files](const std::string& name, auto function, const auto&... arguments) {
    benchmark::RegisterBenchmark(name.c_str(), function, files, arguments...)
        ->Unit(benchmark::kMillisecond)
        ->UseRealTime();
  };
  for (const bool flush : {false, true}) {
    const std::string suffix = flush ? "/flushed" : "";
    add("peer/write_ready_buffer" + suffix, write_buffer, flush);
    add("peer/cp" + suffix, cp, flush);
    add("peer/libprotobuf_save" + suffix, libprotobuf, flush);
  }
  for (const unsigned threads : {1U, 2U}) {
    const std::string suffix = "/threads:" + std::to_string(threads);
    add("peer/pwrite/one_file" + suffix, write_by_threads, std::size_t{1}, threads);
    add("peer/pwrite/split_in_4" + suffix, write_by_threads, std::size_t{4}, threads);
  }
}

}  // namespace onnxgen::bench

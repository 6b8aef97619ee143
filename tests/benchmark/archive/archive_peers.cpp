#include <benchmark/benchmark.h>
#include <fcntl.h>
#include <minizip/unzip.h>
#include <minizip/zip.h>
#include <unistd.h>

#include <filesystem>
#include <string>

#include "../cp.h"
#include "archive_benchmark.h"
#include "onnx/onnx-ml.pb.h"
#include "onnxgen/io/load.h"

namespace onnxgen::bench {
namespace {

void cp(benchmark::State& state, const ArchiveFiles& files, bool flush) {
  const std::string path = files.folder + "/copied.zip";
  for (auto _ : state) {
    bool is_copied = run_cp(files.archive, path);
    if (is_copied && flush) {
      const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
      is_copied = ::fsync(descriptor) == 0 && ::close(descriptor) == 0;
    }
    if (!is_copied) state.SkipWithError("cp failed");
    state.PauseTiming();
    std::filesystem::remove(path);
    state.ResumeTiming();
  }
}

// Opens the archive and finds the data of each member: the work of a load without its checks.
void minizip_open(benchmark::State& state, const ArchiveFiles& files) {
  for (auto _ : state) {
    const unzFile zip = ::unzOpen64(files.many.c_str());
    std::uint64_t members = 0;
    for (int result = ::unzGoToFirstFile(zip); result == UNZ_OK; result = ::unzGoToNextFile(zip)) {
      int method = 0;
      int level = 0;
      if (::unzOpenCurrentFile2(zip, &method, &level, 1) != UNZ_OK) break;
      benchmark::DoNotOptimize(::unzGetCurrentFileZStreamPos64(zip));
      (void)::unzCloseCurrentFile(zip);
      ++members;
    }
    if (members != files.members + 1) state.SkipWithError("minizip cannot read it");
    (void)::unzClose(zip);
  }
}

void minizip_save(benchmark::State& state, const ArchiveFiles& files) {
  constexpr std::size_t kPart = 1024 * 1024;
  const auto model = io::load<onnx::ModelProto>(files.model);
  const std::string path = files.folder + "/minizip.zip";
  for (auto _ : state) {
    const zipFile zip = ::zipOpen64(path.c_str(), APPEND_STATUS_CREATE);
    for (const onnx::TensorProto& tensor : model.graph().initializer()) {
      const std::string name(tensor.name());
      int result = ::zipOpenNewFileInZip64(zip, name.c_str(), nullptr, nullptr, 0, nullptr, 0, nullptr, 0, 0, 1);
      for (std::string_view rest = tensor.raw_data(); !rest.empty() && result == ZIP_OK;) {
        const std::string_view part = rest.substr(0, kPart);
        result = ::zipWriteInFileInZip(zip, part.data(), static_cast<unsigned>(part.size()));
        rest.remove_prefix(part.size());
      }
      if (result != ZIP_OK || ::zipCloseFileInZip(zip) != ZIP_OK) state.SkipWithError("minizip cannot write it");
    }
    (void)::zipClose(zip, nullptr);
    state.PauseTiming();
    std::filesystem::remove(path);
    state.ResumeTiming();
  }
}

}  // namespace

void add_archive_peers(const ArchiveFiles& files) {
  const auto add = [](const std::string& name, auto... arguments) {
    benchmark::RegisterBenchmark(name.c_str(), arguments...)->Unit(benchmark::kMillisecond)->UseRealTime();
  };
  add("peer/cp", cp, files, false);
  add("peer/cp/flushed", cp, files, true);
  add("peer/minizip_open/many_members", minizip_open, files);
  add("peer/minizip_save", minizip_save, files);
}

}  // namespace onnxgen::bench

// onnxgen_archive_benchmark [--weights_mib=N] [--members=N] [--folder=DIR] [Google Benchmark's own flags]
#include <benchmark/benchmark.h>
#include <stdlib.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "archive_benchmark.h"

namespace {

// The value of our own flag `name`, which is taken out of the arguments: Google Benchmark refuses what it does not
// know.
std::optional<std::string> take_flag(std::string_view name, int& argc, char** argv) {
  std::optional<std::string> value;
  int kept = 0;
  for (int i = 0; i < argc; ++i) {
    const std::string_view argument = argv[i];
    if (argument.substr(0, name.size()) == name) {
      value = std::string(argument.substr(name.size()));
    } else {
      argv[kept++] = argv[i];
    }
  }
  argc = kept;
  return value;
}

int run(int argc, char** argv) {
  constexpr std::uint64_t kMebibyte = 1024 * 1024;
  const std::string mebibytes = take_flag("--weights_mib=", argc, argv).value_or("1024");
  const std::string members = take_flag("--members=", argc, argv).value_or("70000");
  const std::string parent =
      take_flag("--folder=", argc, argv).value_or(std::filesystem::temp_directory_path().string());
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;

  std::string folder = parent + "/onnxgen-archive-XXXXXX";
  if (::mkdtemp(folder.data()) == nullptr) return 1;
  onnxgen::bench::ArchiveFiles files = {folder, folder + "/model.onnx", folder + "/model.zip", folder + "/many.zip",
                                        std::strtoull(members.c_str(), nullptr, 10)};
  onnxgen::bench::make_archives(files, std::strtoull(mebibytes.c_str(), nullptr, 10) * kMebibyte);
  onnxgen::bench::add_archive_benchmarks(files);
  onnxgen::bench::add_archive_peers(files);
  benchmark::RunSpecifiedBenchmarks();
  std::filesystem::remove_all(folder);
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return run(argc, argv);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
  }
}

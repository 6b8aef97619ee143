// replay FOLDER...: runs a fuzz target on every file in these folders. It needs no libFuzzer, so any compiler can
// replay seeds and past findings.
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

#include "target.h"

namespace {

namespace fs = std::filesystem;

std::vector<fs::path> files_of(const fs::path& folder) {
  std::vector<fs::path> files;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder)) files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

void replay(const fs::path& path) {
  std::printf("%s\n", path.c_str());
  std::fflush(stdout);  // after a crash, the last line names the input
  std::ifstream stream(path, std::ios::binary);
  const std::string bytes(std::istreambuf_iterator<char>(stream), {});
  // A buffer of exactly this size, so that sanitizers detect reads past its end.
  const std::unique_ptr<std::uint8_t[]> exact(new std::uint8_t[bytes.size()]);
  std::copy(bytes.begin(), bytes.end(), exact.get());
  LLVMFuzzerTestOneInput(exact.get(), bytes.size());
}

}  // namespace

int main(int argc, char** argv) {
  std::size_t count = 0;
  for (int i = 1; i < argc; ++i) {
    for (const fs::path& file : files_of(argv[i])) {
      replay(file);
      ++count;
    }
  }
  std::printf("%zu inputs\n", count);
  return count != 0 ? 0 : 1;  // a test without inputs is a failure
}

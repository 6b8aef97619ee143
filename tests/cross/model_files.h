// Finds the models in a folder and reports the results of a test.
#pragma once

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace cross {

inline std::string read(const std::filesystem::path& path) {
  std::ifstream stream(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

// Calls `check` with the path of each model in the folders. The array of folders ends with a null pointer, like argv.
// `check` returns a description of the problem, or an empty string. Returns main()'s exit status.
template <class Check>
int check_models(const char* const* folders, const Check& check) {
  int models = 0;
  int faults = 0;
  for (; *folders != nullptr; ++folders) {
    for (const auto& entry : std::filesystem::recursive_directory_iterator(*folders)) {
      if (entry.path().extension() != ".onnx") continue;
      ++models;
      const std::string fault = check(entry.path());
      if (fault.empty()) continue;
      ++faults;
      std::printf("%s: %s\n", entry.path().string().c_str(), fault.c_str());
    }
  }
  std::printf("%d of %d models, addresses of %d bits\n", models - faults, models, int{sizeof(void*) * 8});
  return faults == 0 && models != 0 ? 0 : 1;
}

}  // namespace cross

#include "program.h"

#include <stdlib.h>

#include <cstdio>
#include <exception>
#include <filesystem>
#include <stdexcept>
#include <system_error>

namespace onnxgen::bench {

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

std::uint64_t take_number(std::string_view name, std::uint64_t otherwise, int& argc, char** argv) {
  const std::optional<std::string> value = take_flag(name, argc, argv);
  return value ? std::strtoull(value->c_str(), nullptr, 10) : otherwise;
}

RunFolder::RunFolder(const std::optional<std::string>& parent)
    : path_(parent.value_or(std::filesystem::temp_directory_path().string()) + "/onnxgen-benchmark-XXXXXX") {
  if (::mkdtemp(path_.data()) == nullptr) throw std::runtime_error("cannot make the folder " + path_);
}

RunFolder::~RunFolder() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

int run_main(int (*run)(int argc, char** argv), int argc, char** argv) {
  try {
    return run(argc, argv);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
  }
}

}  // namespace onnxgen::bench

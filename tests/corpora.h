// Where the models and schemas that tests read are found. A machine may have none of them: a test then skips with
// GTEST_SKIP() << kNoCorpora (or kNoDebianModels) and says so.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <optional>
#include <system_error>

namespace onnxgen::tests {

inline constexpr const char* kNoCorpora = "no corpora: set ONNXGEN_CORPORA to their folder";
inline constexpr const char* kNoDebianModels = "no models: install the package libonnx-testdata";

inline std::optional<std::filesystem::path> existing_directory(const std::filesystem::path& path) {
  std::error_code error;
  if (!std::filesystem::is_directory(path, error)) return std::nullopt;
  return path;
}

// The folder that holds `schemas/` and `models/`: the environment variable ONNXGEN_CORPORA, else the CMake cache
// variable of that name.
inline std::optional<std::filesystem::path> find_corpora() {
  const char* from_environment = std::getenv("ONNXGEN_CORPORA");
  return existing_directory(from_environment != nullptr ? from_environment : ONNXGEN_CORPORA);
}

// The test models of ONNX as Debian installs them.
inline std::optional<std::filesystem::path> debian_models() {
  return existing_directory("/usr/share/libonnx-testdata/data");
}

}  // namespace onnxgen::tests

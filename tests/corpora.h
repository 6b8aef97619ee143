// Locations of the models and schemas that tests read. They are optional: without them, a test skips with GTEST_SKIP()
// << kNoCorpora (or kNoDebianModels).
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

// Returns the folder that contains `schemas/` and `models/`: the environment variable ONNXGEN_CORPORA, or else the
// CMake cache variable of that name.
inline std::optional<std::filesystem::path> find_corpora() {
  const char* from_environment = std::getenv("ONNXGEN_CORPORA");
  return existing_directory(from_environment != nullptr ? from_environment : ONNXGEN_CORPORA);
}

// Returns the folder with ONNX's test models as installed by Debian.
inline std::optional<std::filesystem::path> debian_models() {
  return existing_directory("/usr/share/libonnx-testdata/data");
}

}  // namespace onnxgen::tests

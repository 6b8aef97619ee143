// Results of onnx.checker for model files.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace onnxgen::check::tests {

inline constexpr const char* kNoOracle = "the onnx package for Python is not installed (python3-onnx)";

enum class Verdict {
  kAccepted,
  kRefused,
  kUnread,  // the file cannot be parsed
};

struct Judgement {
  Verdict verdict;
  std::string text;  // message of the oracle
};

struct Judgements {
  std::string release;  // of the onnx package: "1.12.0"
  std::vector<Judgement> of_files;
};

// Checks each file without the definitions of operators. Newer models are checked as the package's own IR version.
// Returns nullopt if the package is not installed.
std::optional<Judgements> judge(const std::vector<std::string>& paths);

}  // namespace onnxgen::check::tests

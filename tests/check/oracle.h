// What onnx.checker says of model files.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace onnxgen::check::tests {

inline constexpr const char* kNoOracle = "the onnx package for Python is not installed (python3-onnx)";

enum class Verdict {
  kAccepted,
  kRefused,
  kUnread,  // it could not even parse the file
};

struct Judgement {
  Verdict verdict;
  std::string text;  // as the oracle puts it
};

// Of each file, without the definitions of operators, and as of IR version 8 where a model is newer. Nothing where the
// package is not there.
std::optional<std::vector<Judgement>> judge(const std::vector<std::string>& paths);

}  // namespace onnxgen::check::tests

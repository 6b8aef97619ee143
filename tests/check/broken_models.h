// Models that break one rule each, and what the two checkers are to say of them.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "onnx/onnx-ml.pb.h"
#include "onnxgen/check/report.h"

namespace onnxgen::check::tests {

struct BrokenModel {
  std::string name;
  std::optional<Rule> rule;  // that it breaks; none where it breaks no rule of the specification
  // Why onnx.checker says otherwise, in the words of docs/check.md; empty where it agrees.
  std::string_view difference;
  onnx::ModelProto model;
};

// More than 200 of them. External data is in "data.bin", 4096 bytes beside the model.
std::vector<BrokenModel> broken_models();

}  // namespace onnxgen::check::tests

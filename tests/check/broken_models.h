// Models that each break one rule, with the expected results of both checkers.
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
  std::optional<Rule> rule;  // the broken rule; none if the model is valid
  // Reason why onnx.checker disagrees, as in docs/check.md; empty if it agrees.
  std::string_view difference;
  onnx::ModelProto model;
};

// Returns more than 200 models. Their external data is "data.bin", 4096 bytes, next to the model.
std::vector<BrokenModel> broken_models();

}  // namespace onnxgen::check::tests

// Each golden/errors/*.proto is valid but cannot become C++: what the plan reports must be as in NAME.stderr.txt.
// UPDATE_GOLDEN=1 writes those files anew.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "front_end.h"
#include "plan/plan.h"
#include "source/render.h"

namespace onnxgen::tests {
namespace {

namespace fs = std::filesystem;

std::vector<std::string> cases() {
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator(fs::path(ONNXGEN_GOLDEN) / "errors")) {
    if (entry.path().extension() == ".proto") names.push_back(entry.path().stem().string());
  }
  std::sort(names.begin(), names.end());
  return names;
}

class PlanErrors : public testing::TestWithParam<std::string> {};

TEST_P(PlanErrors, AreAsExpected) {
  fs::current_path(fs::path(ONNXGEN_GOLDEN) / "errors");  // paths in messages are relative to it
  FrontEnd result({{"", "."}}, {GetParam() + ".proto"});
  ASSERT_FALSE(result.diagnostics.has_errors()) << source::render(result.diagnostics);
  plan::make_plan(*result.schema.inputs.front(), {}, result.diagnostics);
  EXPECT_TRUE(result.diagnostics.has_errors());

  const std::string messages = source::render(result.diagnostics);
  const fs::path golden = GetParam() + ".stderr.txt";
  if (std::getenv("UPDATE_GOLDEN") != nullptr) std::ofstream(golden, std::ios::binary) << messages;
  std::ifstream stream(golden, std::ios::binary);
  EXPECT_EQ(messages, std::string(std::istreambuf_iterator<char>(stream), {}));
}

INSTANTIATE_TEST_SUITE_P(All, PlanErrors, testing::ValuesIn(cases()), [](const auto& test) { return test.param; });

}  // namespace
}  // namespace onnxgen::tests

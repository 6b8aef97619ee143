// Each golden/errors/*.proto is valid but cannot become C++: what the plan reports must be as in NAME.stderr.txt. Those
// in golden/errors/protobuf cannot in the protobuf profile.
// UPDATE_GOLDEN=1 writes those files anew.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <ostream>
#include <string>
#include <vector>

#include "front_end.h"
#include "plan/plan.h"
#include "source/render.h"

namespace onnxgen::tests {
namespace {

namespace fs = std::filesystem;

struct Case {
  std::string name;
  plan::Profile profile;
};

// For the report of a failure.
void PrintTo(const Case& test_case, std::ostream* out) {
  *out << test_case.name;
}

fs::path folder_of(plan::Profile profile) {
  const fs::path folder = fs::path(ONNXGEN_GOLDEN) / "errors";
  return profile == plan::Profile::kNative ? folder : folder / "protobuf";
}

std::vector<Case> cases() {
  std::vector<Case> cases;
  for (const plan::Profile profile : {plan::Profile::kNative, plan::Profile::kProtobuf}) {
    for (const auto& entry : fs::directory_iterator(folder_of(profile))) {
      if (entry.path().extension() == ".proto") cases.push_back({entry.path().stem().string(), profile});
    }
  }
  std::sort(cases.begin(), cases.end(), [](const Case& a, const Case& b) { return a.name < b.name; });
  return cases;
}

class PlanErrors : public testing::TestWithParam<Case> {};

TEST_P(PlanErrors, AreAsExpected) {
  fs::current_path(folder_of(GetParam().profile));  // paths in messages are relative to it
  FrontEnd result({{"", "."}}, {GetParam().name + ".proto"});
  ASSERT_FALSE(result.diagnostics.has_errors()) << source::render(result.diagnostics);
  plan::CppOptions options;
  options.profile = GetParam().profile;
  plan::make_plan(*result.schema.inputs.front(), options, result.diagnostics);
  EXPECT_TRUE(result.diagnostics.has_errors());

  const std::string messages = source::render(result.diagnostics);
  const fs::path golden = GetParam().name + ".stderr.txt";
  if (std::getenv("UPDATE_GOLDEN") != nullptr) std::ofstream(golden, std::ios::binary) << messages;
  std::ifstream stream(golden, std::ios::binary);
  EXPECT_EQ(messages, std::string(std::istreambuf_iterator<char>(stream), {}));
}

INSTANTIATE_TEST_SUITE_P(All, PlanErrors, testing::ValuesIn(cases()), [](const auto& test) { return test.param.name; });

}  // namespace
}  // namespace onnxgen::tests

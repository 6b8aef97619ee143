// Each golden/errors/*.proto is valid but cannot be converted to C++. The errors of the plan stage must equal
// NAME.stderr.txt. Files in golden/errors/protobuf cannot be converted for the protobuf profile.
//
// UPDATE_GOLDEN=1 rewrites these files.
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

struct ErrorCase {
  std::string name;
  plan::Profile profile;
};

// Prints a case in failure reports.
void PrintTo(const ErrorCase& test_case, std::ostream* out) {
  *out << test_case.name;
}

fs::path folder_of_case(plan::Profile profile) {
  const fs::path folder = fs::path(ONNXGEN_GOLDEN) / "errors";
  return profile == plan::Profile::kNative ? folder : folder / "protobuf";
}

std::vector<ErrorCase> error_cases() {
  std::vector<ErrorCase> cases;
  for (const plan::Profile profile : {plan::Profile::kNative, plan::Profile::kProtobuf}) {
    for (const auto& entry : fs::directory_iterator(folder_of_case(profile))) {
      if (entry.path().extension() == ".proto") cases.push_back({entry.path().stem().string(), profile});
    }
  }
  std::sort(cases.begin(), cases.end(), [](const ErrorCase& a, const ErrorCase& b) { return a.name < b.name; });
  return cases;
}

class PlanErrors : public testing::TestWithParam<ErrorCase> {};

TEST_P(PlanErrors, AreAsExpected) {
  fs::current_path(folder_of_case(GetParam().profile));  // paths in messages are relative to it
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

INSTANTIATE_TEST_SUITE_P(All, PlanErrors, testing::ValuesIn(error_cases()),
                         [](const auto& test) { return test.param.name; });

}  // namespace
}  // namespace onnxgen::tests

// Elements of golden/clashing_*.proto whose C++ names clash get others. The notes about them must equal
// NAME.notes.txt beside the classes. UPDATE_GOLDEN=1 rewrites these files.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "../io/temporary_folder.h"
#include "front_end.h"
#include "plan/plan.h"
#include "planned.h"
#include "source/render.h"

namespace onnxgen::tests {
namespace {

namespace fs = std::filesystem;

struct ClashCase {
  std::string name;
  plan::Profile profile;
};

// Prints a case in failure reports.
void PrintTo(const ClashCase& test_case, std::ostream* out) {
  *out << test_case.name;
}

class PlanClashes : public testing::TestWithParam<ClashCase> {};

TEST_P(PlanClashes, AreNoted) {
  fs::current_path(ONNXGEN_GOLDEN);  // paths in messages are relative to it
  FrontEnd result({{"", "."}}, {GetParam().name + ".proto"});
  plan::CppOptions options;
  options.profile = GetParam().profile;
  plan::make_plan(*result.schema.inputs.front(), options, result.diagnostics);
  EXPECT_FALSE(result.diagnostics.has_errors());

  const std::string messages = source::render(result.diagnostics);
  const bool is_native = GetParam().profile == plan::Profile::kNative;
  const fs::path golden = fs::path(is_native ? "." : "protobuf") / (GetParam().name + ".notes.txt");
  if (std::getenv("UPDATE_GOLDEN") != nullptr) std::ofstream(golden, std::ios::binary) << messages;
  std::ifstream stream(golden, std::ios::binary);
  EXPECT_EQ(messages, std::string(std::istreambuf_iterator<char>(stream), {}));
}

INSTANTIATE_TEST_SUITE_P(All, PlanClashes,
                         testing::Values(ClashCase{"clashing_fields", plan::Profile::kNative},
                                         ClashCase{"clashing_fields", plan::Profile::kProtobuf},
                                         ClashCase{"clashing_types", plan::Profile::kNative},
                                         ClashCase{"clashing_types", plan::Profile::kProtobuf}),
                         [](const auto& test) {
                           const bool is_native = test.param.profile == plan::Profile::kNative;
                           return test.param.name + (is_native ? "" : "_protobuf");
                         });

std::vector<std::string> field_names(const std::string& fields) {
  std::vector<std::string> names;
  const plan::CppFile file = planned("message M {" + fields + "}");
  for (const plan::Field& field : file.messages.front().fields) names.push_back(field.name.str());
  return names;
}

TEST(PlanClashes, TheLaterOneGetsAnUnderscore) {
  using Names = std::vector<std::string>;
  EXPECT_EQ(field_names("optional int32 vote = 1; optional int32 has_vote = 2;"), (Names{"vote", "has_vote_"}));
  EXPECT_EQ(field_names("optional int32 has_vote = 2; optional int32 vote = 1;"), (Names{"has_vote", "vote_"}));
}

TEST(PlanClashes, ThenItsNumberThenMoreUnderscores) {
  using Names = std::vector<std::string>;
  EXPECT_EQ(field_names("optional int32 a = 1; optional int32 a_ = 2; optional int32 A = 7;"),
            (Names{"a", "a_", "a_7"}));
  EXPECT_EQ(field_names("optional int32 a = 1; optional int32 a_ = 2; optional int32 a_7 = 3; optional int32 A = 7;"),
            (Names{"a", "a_", "a_7", "a__"}));
}

// The header of a file includes those of its imports, so their classes must not have its names.
TEST(PlanClashes, NamesOfImportsAreTaken) {
  const io::tests::TemporaryFolder folder;
  folder.write("a.proto", "package p; message A_B {} message C {}");
  folder.write("b.proto", "package q; message C {}");
  const std::string path =
      folder.write("main.proto", "package p; import 'a.proto'; import 'b.proto'; message A { message B {} }");
  FrontEnd result({{"", folder.path().string()}}, {path});
  const plan::CppFile file = plan::make_plan(*result.schema.inputs.front(), {}, result.diagnostics);
  ASSERT_EQ(file.messages.size(), 2U);
  EXPECT_EQ(file.messages[0].name.str(), "A_B_");
  EXPECT_EQ(file.messages[1].name.str(), "A");
  const std::string messages = source::render(result.diagnostics);
  EXPECT_NE(messages.find("message 'B' has the C++ name 'A_B_' instead of 'A_B', because message 'A_B' has 'A_B'"),
            std::string::npos)
      << messages;
  EXPECT_EQ(messages.find("'C'"), std::string::npos) << messages;
}

TEST(PlanClashes, AreResolved) {
  source::Diagnostics diagnostics;
  diagnostics.remark({}, "a note");
  EXPECT_FALSE(diagnostics.has_errors());
  EXPECT_FALSE(diagnostics.has_warnings());
  EXPECT_EQ(source::render(diagnostics), "onnxgen: note: a note\n");
}

}  // namespace
}  // namespace onnxgen::tests

// The output for each golden/*.proto must equal the files next to it. Output of the protobuf profile is in
// golden/protobuf, Python modules are in golden/python. The test build also compiles these files. UPDATE_GOLDEN=1
// rewrites them.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <initializer_list>
#include <iterator>
#include <ostream>
#include <string>
#include <vector>

#include "descriptor/descriptor_set.h"
#include "emit/emit.h"
#include "emit/python/python_files.h"
#include "front_end.h"
#include "plan/plan.h"
#include "plan/python/python_plan.h"
#include "planned.h"
#include "source/render.h"

namespace onnxgen::tests {
namespace {

namespace fs = std::filesystem;

struct Case {
  std::string name;
  plan::Profile profile;
};

// Prints a case in failure reports.
void PrintTo(const Case& test_case, std::ostream* out) {
  *out << test_case.name;
}

std::vector<Case> cases(std::initializer_list<plan::Profile> profiles) {
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator(ONNXGEN_GOLDEN)) {
    if (entry.path().extension() == ".proto") names.push_back(entry.path().filename().string());
  }
  std::sort(names.begin(), names.end());
  std::vector<Case> cases;
  for (const plan::Profile profile : profiles) {
    for (const std::string& name : names) cases.push_back({name, profile});
  }
  return cases;
}

fs::path folder_of(plan::Profile profile) {
  return profile == plan::Profile::kNative ? fs::path(ONNXGEN_GOLDEN) : fs::path(ONNXGEN_GOLDEN) / "protobuf";
}

std::vector<emit::OutputFile> emitted(const std::string& folder, const Case& golden) {
  FrontEnd result({{"", folder}}, {folder + "/" + golden.name});
  plan::CppOptions options;
  options.profile = golden.profile;
  const plan::CppFile file = plan::make_plan(*result.schema.inputs.front(), options, result.diagnostics);
  EXPECT_FALSE(result.diagnostics.has_errors()) << source::render(result.diagnostics);
  return emit::emit(file);
}

class Golden : public testing::TestWithParam<Case> {};
class GoldenPython : public testing::TestWithParam<Case> {};

void expect_golden(const fs::path& path, const std::string& text) {
  if (std::getenv("UPDATE_GOLDEN") != nullptr) std::ofstream(path, std::ios::binary) << text;
  std::ifstream stream(path, std::ios::binary);
  EXPECT_EQ(text, std::string(std::istreambuf_iterator<char>(stream), {})) << path;
}

TEST_P(Golden, IsEmitted) {
  for (const emit::OutputFile& output : emitted(ONNXGEN_GOLDEN, GetParam())) {
    expect_golden(folder_of(GetParam().profile) / output.path, output.text);
  }
}

TEST_P(GoldenPython, IsEmitted) {
  FrontEnd result({{"", ONNXGEN_GOLDEN}}, {std::string(ONNXGEN_GOLDEN) + "/" + GetParam().name});
  std::vector<plan::PythonSource> sources;
  for (const schema::File* file : result.schema.inputs) {
    sources.push_back(
        {file, descriptor::describe(*file, {descriptor::JsonNames::kExplicit, descriptor::Retention::kRuntime})});
  }
  const plan::PythonModule module = plan::make_python_plan(sources, "", {}, result.diagnostics);
  EXPECT_FALSE(result.diagnostics.has_errors()) << source::render(result.diagnostics);
  const fs::path folder = fs::path(ONNXGEN_GOLDEN) / "python";
  expect_golden(folder / module.source_path, emit::python_source_text(module));
  expect_golden(folder / module.stub_path, emit::python_stub_text(module));
}

TEST_P(Golden, DoesNotDependOnPaths) {
  fs::current_path(ONNXGEN_GOLDEN);
  const auto relative = emitted(".", GetParam());
  const auto absolute = emitted(ONNXGEN_GOLDEN, GetParam());
  ASSERT_EQ(relative.size(), absolute.size());
  for (std::size_t i = 0; i < relative.size(); ++i) EXPECT_EQ(relative[i].text, absolute[i].text);
}

TEST_P(Golden, FitsTheLine) {
  for (const emit::OutputFile& output : emitted(ONNXGEN_GOLDEN, GetParam())) {
    for (std::size_t begin = 0; begin < output.text.size();) {
      const std::size_t end = output.text.find('\n', begin);
      EXPECT_LE(end - begin, 120U) << output.path << ": " << output.text.substr(begin, end - begin);
      begin = end + 1;
    }
  }
}

std::string test_name(const testing::TestParamInfo<Case>& info) {
  const std::string profile = info.param.profile == plan::Profile::kNative ? "" : "_protobuf";
  return info.param.name.substr(0, info.param.name.find('.')) + profile;
}

INSTANTIATE_TEST_SUITE_P(All, Golden, testing::ValuesIn(cases({plan::Profile::kNative, plan::Profile::kProtobuf})),
                         test_name);
INSTANTIATE_TEST_SUITE_P(All, GoldenPython, testing::ValuesIn(cases({plan::Profile::kNative})), test_name);

TEST(Emit, TheExportMacroPrecedesClassesAndFunctions) {
  const auto outputs = emit::emit(planned("message M {} enum E { A = 0; }", {"", "MY_EXPORT", plan::Profile::kNative}));
  EXPECT_NE(outputs[0].text.find("class MY_EXPORT M final"), std::string::npos);
  EXPECT_NE(outputs[0].text.find("MY_EXPORT bool E_IsValid(int value) noexcept;"), std::string::npos);
}

TEST(Emit, LongFieldListsAreSplit) {
  const auto source_of = [](int count) {
    std::string fields;
    for (int i = 1; i <= count; ++i) {
      fields += "optional int32 f" + std::to_string(i) + " = " + std::to_string(i) + ";";
    }
    return emit::emit(planned("message M {" + fields + "}"))[1].text;
  };
  EXPECT_EQ(source_of(64).find("FieldLists<"), std::string::npos);
  const std::string split = source_of(65);
  EXPECT_NE(split.find("FieldLists<"), std::string::npos);
  EXPECT_NE(split.find(">>,\n          onnxgen::FieldList<\n              onnxgen::Field<65, "), std::string::npos)
      << split;
}

TEST(Emit, WithoutPackageTheInlineNamespaceIsGlobal) {
  const auto outputs = emit::emit(planned("message M {}"));
  EXPECT_NE(outputs[0].text.find("\ninline namespace onnxgen_v1 {"), std::string::npos);
  EXPECT_EQ(outputs[0].text.find("\nnamespace"), std::string::npos);
}

}  // namespace
}  // namespace onnxgen::tests

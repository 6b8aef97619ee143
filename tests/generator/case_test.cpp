// Reads and validates each cases/**.proto. The diagnostics must match NAME.stderr.txt; if there is no such file, there
// must be no diagnostics. The schema must match NAME.dump.txt, if present.
//
// UPDATE_GOLDEN=1 rewrites these files and creates a .dump.txt for each file in cases/valid.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "dump_schema.h"
#include "front_end.h"
#include "source/render.h"

namespace onnxgen::tests {
namespace {

namespace fs = std::filesystem;

std::string read(const fs::path& path) {
  std::ifstream stream(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

std::vector<std::string> cases() {
  std::vector<std::string> names;
  for (const auto& entry : fs::recursive_directory_iterator(ONNXGEN_CASES)) {
    if (entry.path().extension() != ".proto") continue;
    names.push_back(entry.path().lexically_relative(ONNXGEN_CASES).replace_extension().generic_string());
  }
  std::sort(names.begin(), names.end());
  return names;
}

void expect_golden(const std::string& actual, const fs::path& golden, bool wanted) {
  if (std::getenv("UPDATE_GOLDEN") == nullptr) {
    EXPECT_EQ(actual, read(golden)) << golden;
    return;
  }
  fs::remove(golden);
  if (wanted) std::ofstream(golden, std::ios::binary) << actual;
}

class Case : public testing::TestWithParam<std::string> {};

TEST_P(Case, IsReportedAndUnderstoodAsExpected) {
  // Paths in messages are relative to the cases folder.
  fs::current_path(ONNXGEN_CASES);
  const std::vector<source::ImportPath> import_paths = {{"", "."}, {"", "imports"}};
  const FrontEnd result(import_paths, {GetParam() + ".proto"});
  const std::string messages = source::render(result.diagnostics);
  expect_golden(messages, GetParam() + ".stderr.txt", !messages.empty());
  const fs::path dump_path = GetParam() + ".dump.txt";
  const bool dumped = GetParam().rfind("valid/", 0) == 0;
  ASSERT_TRUE(!dumped || !result.diagnostics.has_errors()) << messages;
  if (dumped) expect_golden(dump(*result.schema.inputs.front()), dump_path, true);
}

std::string test_name(const testing::TestParamInfo<std::string>& info) {
  std::string name = info.param;
  std::replace_if(
      name.begin(), name.end(), [](char c) { return c == '/' || c == '.'; }, '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(All, Case, testing::ValuesIn(cases()), test_name);

}  // namespace
}  // namespace onnxgen::tests

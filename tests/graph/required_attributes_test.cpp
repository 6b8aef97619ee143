// Compares the table of required attributes with the operators' schemas in the onnx package for Python.
#include "onnxgen/graph/required_attributes.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <string_view>

#include "python.h"
#include "temporary_folder.h"

namespace onnxgen::graph::tests {
namespace {

TEST(RequiredAttributesWithPython, AgreeWithTheSchemas) {
  const std::optional<std::string> python = io::tests::find_python("onnx");
  if (!python) GTEST_SKIP() << "the onnx package for Python is not installed (python3-onnx)";
  const io::tests::TemporaryFolder folder;
  const std::string command =
      *python + " '" ONNXGEN_GRAPH_TESTS "/required_attributes_with_onnx.py' '" + folder / "schemas" + "'";
  ASSERT_EQ(std::system(command.c_str()), 0) << command;
  std::ifstream lines(folder / "schemas");
  int schemas = 0;
  for (std::string line; std::getline(lines, line); ++schemas) {
    std::istringstream words(line);
    std::string domain, op_type;
    std::int64_t version = 0;
    words >> domain >> op_type >> version;
    std::set<std::string_view> ours;
    for (const detail::RequiredAttribute& row : detail::kRequiredAttributes) {
      if (detail::requires_attribute(plain_domain(domain), op_type, row.name, version)) ours.insert(row.name);
    }
    std::string expected = domain + " " + op_type + " " + std::to_string(version);
    for (const std::string_view name : ours) expected.append(" ").append(name);
    EXPECT_EQ(line, expected);
  }
  EXPECT_GT(schemas, 300);
}

}  // namespace
}  // namespace onnxgen::graph::tests

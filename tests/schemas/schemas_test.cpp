// Compares this project's schemas with ONNX's own files, and checks that everything is documented.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <string>

#include "../io/temporary_folder.h"
#include "corpora.h"

namespace {

namespace fs = std::filesystem;

std::string read_file(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  EXPECT_TRUE(in) << path;
  return {std::istreambuf_iterator<char>(in), {}};
}

// Returns protoc's FileDescriptorSet of `file`, a path relative to `root`, without comments.
std::string descriptor_set(const fs::path& root, const std::string& file) {
  const onnxgen::io::tests::TemporaryFolder folder;
  const fs::path out = folder / "descriptors";
  const std::string command =
      std::string(PROTOC) + " -I'" + root.string() + "' --descriptor_set_out='" + out.string() + "' " + file;
  EXPECT_EQ(std::system(command.c_str()), 0) << command;
  return read_file(out);
}

class Schema : public testing::TestWithParam<std::string> {};

TEST_P(Schema, SaysWhatOnnxSays) {
  const auto corpora = onnxgen::tests::find_corpora();
  if (!corpora) GTEST_SKIP() << onnxgen::tests::kNoCorpora;
  if (std::string(PROTOC).empty()) GTEST_SKIP() << "no protoc: install the package protobuf-compiler";

  EXPECT_TRUE(descriptor_set(SCHEMAS, GetParam()) == descriptor_set(*corpora / "schemas" / "v1.23-dev", GetParam()))
      << "the descriptors differ";
}

TEST_P(Schema, DocumentsEveryDeclaration) {
  const std::regex declaration(R"(\s*(message|enum|oneof)\s+\w+\s*\{.*|\s*[\w. ]+\s+=\s*\w+\s*(\[.*\])?;.*)");
  const std::regex exempt(R"(\s*(syntax|option)\s.*)");
  const std::regex comment(R"(\s*//\s*\S.*)");

  std::ifstream in(fs::path(SCHEMAS) / GetParam());
  ASSERT_TRUE(in);
  std::string previous;
  int declarations = 0;
  int number = 1;
  for (std::string line; std::getline(in, line); previous = line, ++number) {
    if (!std::regex_match(line, declaration) || std::regex_match(line, exempt)) continue;
    ++declarations;
    EXPECT_TRUE(std::regex_match(previous, comment)) << GetParam() << ":" << number << ": no comment above: " << line;
  }
  EXPECT_GT(declarations, 10);
}

INSTANTIATE_TEST_SUITE_P(Files, Schema,
                         testing::Values("onnx/onnx-ml.proto", "onnx/onnx-operators-ml.proto", "onnx/onnx-data.proto",
                                         "onnx/onnx-ml.proto3"),
                         [](const auto& file) { return std::regex_replace(file.param, std::regex(R"(\W)"), "_"); });

}  // namespace

// What protoc accepts we accept, and what we refuse it refuses.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "corpora.h"
#include "front_end.h"
#include "source/render.h"

namespace onnxgen::tests {
namespace {

namespace fs = std::filesystem;

bool have_protoc() {
  return std::system("protoc --version > /dev/null 2>&1") == 0;
}

bool protoc_accepts(const std::string& folder, const std::vector<std::string>& import_paths, const std::string& input) {
  std::string command = fmt::format("cd '{}' && protoc", folder);
  for (const std::string& path : import_paths) command += fmt::format(" '-I{}'", path);
  command += fmt::format(" '{}' --descriptor_set_out=/dev/null > /dev/null 2>&1", input);
  return std::system(command.c_str()) == 0;
}

std::vector<fs::path> protos_below(const fs::path& folder) {
  std::vector<fs::path> files;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    const std::string extension = entry.path().extension();
    if (extension == ".proto" || extension == ".proto3") files.push_back(entry.path());
  }
  return files;
}

void expect_accepted(const fs::path& file, const std::vector<source::ImportPath>& import_paths) {
  const FrontEnd result(import_paths, {file.string()});
  EXPECT_FALSE(result.diagnostics.has_errors()) << source::render(result.diagnostics);
}

TEST(Oracle, AcceptsTheSchemasOfProtobufItself) {
  const fs::path folder = "/usr/include/google/protobuf";
  if (!fs::is_directory(folder)) GTEST_SKIP() << "install libprotobuf-dev";
  const std::vector<fs::path> files = protos_below(folder);
  EXPECT_GE(files.size(), 10U);
  for (const fs::path& file : files) expect_accepted(file, {{"", "/usr/include"}});
}

// The proto3 files of one old release are refused by protoc too: they have defaults.
TEST(Oracle, AgreesOnTheSchemasOfOnnx) {
  const auto corpora = find_corpora();
  if (!corpora) GTEST_SKIP() << kNoCorpora;
  if (!have_protoc()) GTEST_SKIP() << "install protobuf-compiler";
  for (const fs::path& file : protos_below(*corpora / "schemas")) {
    const fs::path folder = file.parent_path();
    const std::string root = folder.filename() == "onnx" ? folder.parent_path().string() : folder.string();
    const FrontEnd result({{"", root}}, {file.string()});
    EXPECT_EQ(!result.diagnostics.has_errors(), protoc_accepts("/", {root}, file.string()))
        << source::render(result.diagnostics);
  }
}

// Where we are stricter or more lenient on purpose.
const std::set<std::string>& differences() {
  static const std::set<std::string> kDifferences = {
      "tokens/invalid_utf8",    // protoc takes any bytes in comments; ours become comments of the header
      "fields/required_cycle",  // protoc takes a message that can never be complete
      "valid/options",          // protoc wants to know the definition of each custom option
  };
  return kDifferences;
}

TEST(Oracle, AgreesOnTheCases) {
  if (!have_protoc()) GTEST_SKIP() << "install protobuf-compiler";
  fs::current_path(ONNXGEN_CASES);
  for (const fs::path& path : protos_below(".")) {
    const std::string name = path.lexically_normal().replace_extension().generic_string();
    if (differences().count(name) != 0) continue;
    const FrontEnd result({{"", "."}, {"", "imports"}}, {path.string()});
    EXPECT_EQ(!result.diagnostics.has_errors(), protoc_accepts(".", {".", "imports"}, name + ".proto")) << name;
  }
}

}  // namespace
}  // namespace onnxgen::tests

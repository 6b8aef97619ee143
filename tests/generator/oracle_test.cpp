// The generator must accept what protoc accepts. protoc must reject what the generator rejects, with its first error on
// a line that the generator also reports.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <string>
#include <vector>

#include "corpora.h"
#include "front_end.h"
#include "protoc.h"
#include "source/render.h"
#include "tier.h"

namespace onnxgen::tests {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> protos_below(const fs::path& folder) {
  std::vector<fs::path> files;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    const std::string extension = entry.path().extension();
    if (extension == ".proto" || extension == ".proto3") files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
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

// protoc also rejects the proto3 files of one old release, because they have defaults.
TEST(Oracle, AgreesOnTheSchemasOfOnnx) {
  const auto corpora = find_corpora();
  if (!corpora) GTEST_SKIP() << kNoCorpora;
  if (!have_protoc()) GTEST_SKIP() << kNoProtoc;
  for (const fs::path& file : sample_by_tier(protos_below(*corpora / "schemas"), 3)) {
    const fs::path folder = file.parent_path();
    const std::string root = folder.filename() == "onnx" ? folder.parent_path().string() : folder.string();
    const FrontEnd result({{"", root}}, {file.string()});
    EXPECT_EQ(!result.diagnostics.has_errors(), run_protoc({root}, file.string()).accepted)
        << source::render(result.diagnostics);
  }
}

// Cases in which a line other than that of protoc's first error is right.
const std::map<std::string, std::string>& other_lines() {
  static const std::map<std::string, std::string> kOtherLines = {
      {"names/reserved", "the second name is at fault, not the message around it"},
      {"names/duplicates", "the second of two names is at fault, whatever it is the name of"},
      {"numbers/aliases", "the option is at fault, not what follows the enum"},
      {"tokens/unclosed_comment", "where it begins says more than the end of the file"},
  };
  return kOtherLines;
}

// Cases that protoc accepts, but not Debian's release of it.
bool needs_newer_protoc(const std::string& file) {
  return file == "names/json_proto3_case.proto" || file == "options/large_numbers.proto";
}

// Returns whether a case is about editions, which Debian's protoc does not know: its path contains the word, or its
// first statement is `edition`.
bool is_about_editions(const fs::path& file) {
  if (file.string().find("edition") != std::string::npos) return true;
  std::ifstream in(file);
  std::string line;
  while (std::getline(in, line) && line.rfind("//", 0) == 0) continue;
  return line.rfind("edition", 0) == 0;
}

TEST(Oracle, AgreesOnTheCases) {
  if (!have_protoc()) GTEST_SKIP() << kNoProtoc;
  fs::current_path(ONNXGEN_CASES);
  for (const fs::path& path : sample_by_tier(protos_below("."), 4)) {
    const std::string file = path.lexically_normal().generic_string();
    if (is_about_editions(path)) continue;
    SCOPED_TRACE(file);
    const FrontEnd ours({{"", "."}, {"", "imports"}}, {file});
    const std::string messages = source::render(ours.diagnostics);
    const ProtocResult theirs = run_protoc({".", "imports"}, file);
    EXPECT_EQ(!ours.diagnostics.has_errors(), theirs.accepted || needs_newer_protoc(file))
        << messages << theirs.messages;
    if (theirs.error_lines.empty() || needs_newer_protoc(file) ||
        other_lines().count(path.lexically_normal().replace_extension()) != 0)
      continue;
    const std::vector<std::size_t> lines = error_lines(ours.diagnostics, file);
    EXPECT_GT(std::count(lines.begin(), lines.end(), theirs.error_lines.front()), 0) << messages << theirs.messages;
  }
}

}  // namespace
}  // namespace onnxgen::tests

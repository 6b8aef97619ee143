// Each stage of the generator may depend only on earlier stages.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <string>

namespace onnxgen::tests {
namespace {

namespace fs = std::filesystem;

// Stage table: the folders that each folder may include. "" is the generator's own folder: pipeline, options, output,
// main.
const std::map<std::string, std::set<std::string>>& allowed() {
  static const std::map<std::string, std::set<std::string>> kAllowed = {
      {"source", {"source"}},
      {"syntax", {"source", "syntax"}},
      {"schema", {"source", "syntax", "schema"}},
      {"descriptor", {"source", "syntax", "schema", "descriptor"}},
      {"convert", {"schema", "convert"}},
      {"decompile", {"source", "schema", "descriptor", "convert", "decompile"}},
      {"plan", {"source", "schema", "descriptor", "plan"}},
      {"emit", {"plan", "emit"}},
      {"plugin", {"source", "schema", "descriptor", "emit", "plugin"}},
  };
  return kAllowed;
}

template <class Visitor>
void for_each_include(const Visitor& visit) {
  const std::regex include(R"(^\s*#include\s+["<]([^">]+)[">])");
  for (const auto& entry : fs::recursive_directory_iterator(ONNXGEN_GENERATOR_SOURCES)) {
    if (entry.path().extension() != ".h" && entry.path().extension() != ".cpp") continue;
    const fs::path file = entry.path().lexically_relative(ONNXGEN_GENERATOR_SOURCES);
    std::ifstream stream(entry.path());
    for (std::string line; std::getline(stream, line);) {
      if (line.find("#include") == std::string::npos) continue;  // std::regex is slow with sanitizers
      std::smatch match;
      if (std::regex_search(line, match, include)) visit(file, fs::path(match[1].str()));
    }
  }
}

std::string stage_of(const fs::path& path) {
  return path.has_parent_path() ? path.begin()->string() : "";
}

TEST(Layering, StagesIncludeOnlyEarlierStages) {
  std::set<std::string> seen;
  for_each_include([&](const fs::path& file, const fs::path& included) {
    const std::string from = stage_of(file);
    const std::string to = stage_of(included);
    if (from.empty() || allowed().count(to) == 0) return;
    seen.insert(from);
    ASSERT_EQ(allowed().count(from), 1U) << file << " is in a folder that is no stage";
    EXPECT_EQ(allowed().at(from).count(to), 1U) << file << " includes " << included;
  });
  EXPECT_EQ(seen.size(), allowed().size());
}

TEST(Layering, OnlyThePipelineNamesEveryStage) {
  std::map<fs::path, std::set<std::string>> stages;
  for_each_include([&](const fs::path& file, const fs::path& included) {
    if (allowed().count(stage_of(included)) != 0) stages[file].insert(stage_of(included));
  });
  for (const auto& [file, named] : stages) {
    if (file == "pipeline.cpp") continue;
    EXPECT_LT(named.size(), 4U) << file;
  }
}

TEST(Layering, ProfilesAreEmittedSeparately) {
  for_each_include([](const fs::path& file, const fs::path& included) {
    const auto is_in = [](const fs::path& path, const std::string& folder) {
      return path.string().rfind(folder, 0) == 0;
    };
    EXPECT_FALSE(is_in(file, "emit/native/") && is_in(included, "emit/protobuf/")) << file << " includes " << included;
    EXPECT_FALSE(is_in(file, "emit/protobuf/") && is_in(included, "emit/native/")) << file << " includes " << included;
  });
}

// A header and its source file count as one unit.
TEST(Layering, NoFolderHasTooManyUnits) {
  std::map<fs::path, std::set<fs::path>> units;
  for (const auto& entry : fs::recursive_directory_iterator(ONNXGEN_GENERATOR_SOURCES)) {
    const fs::path extension = entry.path().extension();
    if (extension == ".h" || extension == ".cpp") units[entry.path().parent_path()].insert(entry.path().stem());
  }
  EXPECT_GE(units.size(), 9U);
  for (const auto& [folder, names] : units) EXPECT_LE(names.size(), 20U) << folder;
}

TEST(Layering, OnlyTheParserIncludesAntlr) {
  const std::regex antlr("antlr|ProtobufLexer|ProtobufParser");
  for_each_include([&](const fs::path& file, const fs::path& included) {
    if (!std::regex_search(included.string(), antlr)) return;
    const bool inside = file.string().rfind("syntax/antlr/", 0) == 0 || file == "syntax/parse.cpp";
    EXPECT_TRUE(inside) << file << " includes " << included;
  });
}

}  // namespace
}  // namespace onnxgen::tests

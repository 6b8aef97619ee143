// rejections.txt is a collection of small files that protoc rejects, each for one reason. The generator must reject
// them as well and report the same line.
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <string>

#include "../io/temporary_folder.h"
#include "front_end.h"
#include "protoc.h"
#include "source/render.h"
#include "tier.h"

namespace onnxgen::tests {
namespace {

namespace fs = std::filesystem;

// A line "==== name" starts a file and ends the previous one.
std::map<std::string, std::string> rejections() {
  std::map<std::string, std::string> files;
  std::ifstream stream(ONNXGEN_REJECTIONS, std::ios::binary);
  std::string name;
  for (std::string line; std::getline(stream, line);) {
    if (line.rfind("==== ", 0) == 0) {
      name = line.substr(5);
    } else {
      files[name] += line + '\n';
    }
  }
  return files;
}

// Cases in which a different line is right.
const std::map<std::string, std::string>& lines_of_rejections() {
  static const std::map<std::string, std::string> kOtherLines = {
      {"extensions_overlap", "the second of two ranges is at fault, as it is for reserved ranges"},
      {"field_and_oneof", "the second of two names is at fault, whatever it is the name of"},
      {"map_entry_and_message", "the map field is at fault, not the message around it"},
      {"name_reserved_twice", "the second name is at fault, not the message around it"},
      {"unclosed_comment", "where it begins says more than the end of the file, which protoc names first"},
      {"two_maps_of_one_entry", "the second map is at fault, not the message around it"},
  };
  return kOtherLines;
}

class Rejections : public testing::Test {
 protected:
  io::tests::TemporaryFolder temporary_;
  const fs::path folder_ = temporary_.path();
};

TEST_F(Rejections, AreRefused) {
  const auto files = rejections();
  EXPECT_GE(files.size(), 280U);
  std::size_t number = 0;
  for (const auto& [name, text] : files) {
    if (number++ % by_tier<std::size_t>(4, 1) != 0) continue;
    std::ofstream(folder_ / (name + ".proto"), std::ios::binary) << text;
    const FrontEnd ours({{"", folder_}}, {folder_ / (name + ".proto")});
    EXPECT_TRUE(ours.diagnostics.has_errors()) << name << '\n' << text;
  }
}

TEST_F(Rejections, MatchProtocsAtTheSameLine) {
  if (!have_protoc()) GTEST_SKIP() << kNoProtoc;
  std::set<std::string> unused;
  for (const auto& [name, why] : lines_of_rejections()) unused.insert(name);
  std::size_t number = 0;
  for (const auto& [name, text] : rejections()) {
    if (number++ % by_tier<std::size_t>(8, 1) != 0 && unused.count(name) == 0) continue;
    SCOPED_TRACE(name + '\n' + text);
    const std::string file = name + ".proto";
    std::ofstream(folder_ / file, std::ios::binary) << text;
    const ProtocResult theirs = run_protoc({folder_}, file);
    EXPECT_FALSE(theirs.accepted);
    const FrontEnd ours({{"", folder_}}, {folder_ / file});
    const std::vector<std::size_t> lines = error_lines(ours.diagnostics, file);
    const auto names = [&](std::size_t line) { return std::count(lines.begin(), lines.end(), line) > 0; };
    const bool same = theirs.error_lines.empty() || names(theirs.error_lines.front());
    if (lines_of_rejections().count(name) == 0) {
      EXPECT_TRUE(same) << source::render(ours.diagnostics) << theirs.messages;
    } else if (!same) {
      unused.erase(name);
    }
  }
  EXPECT_TRUE(unused.empty()) << "no difference any more: " << *unused.begin();
}

}  // namespace
}  // namespace onnxgen::tests

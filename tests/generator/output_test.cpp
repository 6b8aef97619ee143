#include "output.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "../io/temporary_folder.h"

namespace onnxgen::tests {
namespace {

namespace fs = std::filesystem;
using Strings = std::vector<std::string>;

class Output : public testing::Test {
 protected:
  std::string read(const std::string& path) const {
    std::ifstream stream(folder_ / path, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
  }

  io::tests::TemporaryFolder temporary_;
  const fs::path folder_ = temporary_.path();
};

TEST_F(Output, WritesBelowTheFolderAndMakesSubfolders) {
  EXPECT_EQ(write_files(folder_.string(), {{"a.h", "one\n"}, {"b/c/d.h", "two\n"}}), Strings());
  EXPECT_EQ(read("a.h"), "one\n");
  EXPECT_EQ(read("b/c/d.h"), "two\n");
}

TEST_F(Output, LeavesNoOtherFiles) {
  write_files(folder_.string(), {{"a.h", "one\n"}});
  EXPECT_EQ(std::distance(fs::directory_iterator(folder_), fs::directory_iterator()), 1);
}

TEST_F(Output, DoesNotTouchAFileThatIsUpToDate) {
  write_files(folder_.string(), {{"a.h", "one\n"}, {"b.h", "one\n"}});
  const auto long_ago = fs::file_time_type::clock::now() - std::chrono::hours(1);
  fs::last_write_time(folder_ / "a.h", long_ago);
  fs::last_write_time(folder_ / "b.h", long_ago);
  write_files(folder_.string(), {{"a.h", "one\n"}, {"b.h", "two\n"}});
  EXPECT_EQ(fs::last_write_time(folder_ / "a.h"), long_ago);
  EXPECT_NE(fs::last_write_time(folder_ / "b.h"), long_ago);
  EXPECT_EQ(read("b.h"), "two\n");
}

TEST_F(Output, NeedsTheFolder) {
  const std::string missing = (folder_ / "missing").string();
  EXPECT_EQ(write_files(missing, {{"a.h", ""}}),
            Strings{"output folder '" + missing + "' does not exist; create it first"});
}

TEST_F(Output, ReportsFilesThatCannotBeWritten) {
  fs::create_directories(folder_ / "a.h");
  const Strings errors = write_files(folder_.string(), {{"a.h", "one\n"}, {"b.h", "two\n"}});
  ASSERT_EQ(errors.size(), 1U);
  EXPECT_NE(errors.front().find("cannot write '" + (folder_ / "a.h").string()), std::string::npos) << errors.front();
  EXPECT_EQ(read("b.h"), "two\n");
}

TEST_F(Output, WritesThroughLinks) {
  std::ofstream(folder_ / "target") << "old\n";
  fs::create_symlink("target", folder_ / "a.h");
  fs::create_symlink("target_of_rule", folder_ / "x.d");
  EXPECT_EQ(write_files(folder_.string(), {{"a.h", "one\n"}}), Strings());
  EXPECT_EQ(write_dependencies((folder_ / "x.d").string(), {"a.h"}, {}), Strings());
  EXPECT_TRUE(fs::is_symlink(folder_ / "a.h"));
  EXPECT_TRUE(fs::is_symlink(folder_ / "x.d"));
  EXPECT_EQ(read("target"), "one\n");
  EXPECT_EQ(read("target_of_rule"), "a.h:\n");
}

TEST_F(Output, FindsStaleFiles) {
  write_files(folder_.string(), {{"same.h", "one\n"}, {"other.h", "one\n"}});
  const std::string folder = folder_.string();
  EXPECT_EQ(find_stale(folder, {{"same.h", "one\n"}, {"other.h", "two\n"}, {"new.h", ""}}),
            (Strings{"'" + folder + "/other.h' is out of date; run onnxgen without --check to update it",
                     "'" + folder + "/new.h' does not exist; run onnxgen without --check to create it"}));
  EXPECT_EQ(read("other.h"), "one\n");
}

TEST_F(Output, WritesDependencies) {
  const std::string path = (folder_ / "x.d").string();
  const Strings sources = {"a.proto", "b.proto"};
  const std::vector<emit::OutputFile> files = {{"a.h", ""}, {"a.cc", ""}};
  EXPECT_EQ(write_dependencies(path, paths_on_disk("out/.", files), sources), Strings());
  EXPECT_EQ(read("x.d"), "out/a.h out/a.cc: \\\n  a.proto \\\n  b.proto\n");
}

TEST(DependencyRule, EscapesWhatMakeWouldRead) {
  EXPECT_EQ(dependency_rule({"a b"}, {"c#d", "e$f", "g\\ h", "i\\j"}),
            "a\\ b: \\\n  c\\#d \\\n  e$$f \\\n  g\\\\\\ h \\\n  i\\j\n");
}

TEST(DependencyRule, IsEmptyWithoutTargets) {
  EXPECT_EQ(dependency_rule({}, {"a.proto"}), "");
}

}  // namespace
}  // namespace onnxgen::tests

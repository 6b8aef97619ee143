#include <gtest/gtest.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <atomic>
#include <filesystem>
#include <string>
#include <thread>

#include "onnxgen/file/folder.h"
#include "temporary_folder.h"
#include "tier.h"

namespace onnxgen::io {
namespace {

namespace fs = std::filesystem;

// Runs every test with the system call and with the component-by-component walk.
class OpenBeneath : public testing::TestWithParam<WalkMethod> {
 protected:
  OpenBeneath() {
    outside_.write("secret", "outside");
    fs::create_directory(root_.path() / "model");
    model_ = root_ / "model";
    root_.write("secret", "above");
    root_.write("model/w.bin", "weights");
    root_.write("model/sub/deep/w.bin", "deep");
    EXPECT_TRUE(Folder::open(model_, folder_));
  }

  Status open(std::string_view location, const PathPolicy& policy = no_links()) {
    file_ = File();
    content_.clear();
    FileAttributes attributes;
    Status status = open_beneath(folder_, location, policy, file_, attributes, GetParam());
    if (!status) return status;
    content_.resize(static_cast<std::size_t>(attributes.size));
    return file_.read_at(0, content_.data(), content_.size());
  }

  void expect_refused(std::string_view location, const char* reason, const PathPolicy& policy = no_links()) {
    const Status status = open(location, policy);
    EXPECT_EQ(status.code(), ErrorCode::kPathRefused) << location << ": " << status.message();
    EXPECT_NE(status.message().find(reason), std::string::npos) << status.message();
    EXPECT_FALSE(file_.is_open());
  }

  static PathPolicy with_symlinks(std::vector<std::string> roots = {}) {
    PathPolicy policy;
    policy.allowed_roots = std::move(roots);
    return policy;
  }

  void link(const fs::path& target, const char* name) { fs::create_symlink(target, fs::path(model_) / name); }

  tests::TemporaryFolder root_;
  tests::TemporaryFolder outside_;
  std::string model_;
  Folder folder_;
  File file_;
  std::string content_;
};

TEST_P(OpenBeneath, PlainFiles) {
  ASSERT_TRUE(open("w.bin"));
  EXPECT_EQ(content_, "weights");
  EXPECT_EQ(file_.path(), model_ + "/w.bin");
  ASSERT_TRUE(open("sub/deep/w.bin"));
  EXPECT_EQ(content_, "deep");
  ASSERT_TRUE(open("./sub//./deep/w.bin"));
  EXPECT_EQ(content_, "deep");
}

TEST_P(OpenBeneath, MissingFileNamesItAndTheCause) {
  const Status status = open("none.bin");
  EXPECT_EQ(status.code(), ErrorCode::kOpenFailed);
  EXPECT_EQ(status.system_error(), ENOENT);
  EXPECT_EQ(status.message(), model_ + "/none.bin: cannot be opened: No such file or directory");
  EXPECT_EQ(open("w.bin/x").system_error(), ENOTDIR);
}

TEST_P(OpenBeneath, LexicalRulesComeFirst) {
  expect_refused("../secret", "'..'");
  expect_refused("sub/../../secret", "'..'");
  expect_refused("/etc/passwd", "is an absolute path");
  expect_refused("", "is empty");
}

TEST_P(OpenBeneath, SymbolicLinkToAFileOutside) {
  link(outside_ / "secret", "link");
  expect_refused("link", "symbolic link");
}

TEST_P(OpenBeneath, SymbolicLinkWithinTheFolder) {
  link("w.bin", "link");
  expect_refused("link", "symbolic link");
}

TEST_P(OpenBeneath, SymbolicLinkedParentFolder) {
  link(outside_.path(), "data");
  expect_refused("data/secret", "symbolic link");
  link(".", "here");
  expect_refused("here/w.bin", "symbolic link");
}

TEST_P(OpenBeneath, DanglingAndCircularLinks) {
  link("nowhere", "dangling");
  link("circle", "circle");
  expect_refused("dangling", "symbolic link");
  expect_refused("circle", "symbolic link");
  EXPECT_EQ(open("dangling", with_symlinks()).message(), model_ +
                                                             "/dangling: cannot be opened: the file is a symbolic link "
                                                             "that does not lead to a file: No such file or directory");
  EXPECT_EQ(open("circle", with_symlinks()).code(), ErrorCode::kOpenFailed);
}

TEST_P(OpenBeneath, HardLinks) {
  fs::create_hard_link(outside_ / "secret", fs::path(model_) / "hard");
  expect_refused("hard", "hard link");
  PathPolicy relaxed;
  relaxed.allow_hard_links = true;
  ASSERT_TRUE(open("hard", relaxed));
  EXPECT_EQ(content_, "outside");
}

TEST_P(OpenBeneath, OnlyRegularFiles) {
  expect_refused("sub", "not a regular file");
  ASSERT_EQ(::mkfifo((model_ + "/pipe").c_str(), 0600), 0);
  expect_refused("pipe", "not a regular file");
  PathPolicy relaxed = with_symlinks({"/"});
  relaxed.allow_hard_links = true;
  link("/dev/zero", "zero");
  expect_refused("zero", "not a regular file", relaxed);
}

TEST_P(OpenBeneath, LinksStayUnderTheFolder) {
  link("w.bin", "link");
  link("sub/deep", "folder");
  ASSERT_TRUE(open("link", with_symlinks()));
  EXPECT_EQ(content_, "weights");
  ASSERT_TRUE(open("folder/w.bin", with_symlinks()));
  EXPECT_EQ(content_, "deep");
  link(outside_ / "secret", "escape");
  expect_refused("escape", "outside the model's folder", with_symlinks());
  link("../secret", "above");
  expect_refused("above", "outside the model's folder", with_symlinks());
}

TEST_P(OpenBeneath, LinksIntoAnAllowedRoot) {
  outside_.write("blobs/abc", "blob");
  link(outside_ / "blobs/abc", "w");
  ASSERT_TRUE(open("w", with_symlinks({outside_ / "blobs"}))) << "as in a model hub's cache";
  EXPECT_EQ(content_, "blob");
  link(outside_ / "secret", "escape");
  expect_refused("escape", "outside the model's folder", with_symlinks({outside_ / "blobs"}));
  // An allowed root matches whole path components, not a prefix of a name.
  outside_.write("blobs-other/abc", "other");
  link(outside_ / "blobs-other/abc", "prefix");
  expect_refused("prefix", "outside the model's folder", with_symlinks({outside_ / "blobs"}));
}

TEST_P(OpenBeneath, NoRuleAllowsParentFolders) {
  expect_refused("../secret", "'..'", with_symlinks({root_.path().string()}));
}

// Another process swaps a folder for a symbolic link during the open. The result is the file inside the folder or an
// error.
TEST_P(OpenBeneath, RaceOfAFolderSwappedForALink) {
  outside_.write("race/w.bin", "outside");
  root_.write("model/race/w.bin", "inside");
  const fs::path folder = fs::path(model_) / "race";
  const fs::path spare = fs::path(model_) / "spare";
  std::atomic<bool> stop{false};
  std::thread attacker([&] {
    std::error_code ignored;
    while (!stop) {
      fs::rename(folder, spare, ignored);
      fs::create_directory_symlink(outside_.path() / "race", folder, ignored);
      fs::remove(folder, ignored);
      fs::rename(spare, folder, ignored);
    }
  });
  int opened = 0;
  // Most attempts happen while the folder is replaced. If the other thread does not run for a while, all of them do.
  const int wanted = onnxgen::tests::by_tier(400, 2000);
  for (int i = 0; i < 5'000'000 && opened < wanted; ++i) {
    for (const PathPolicy& policy : {no_links(), with_symlinks()}) {
      if (!open("race/w.bin", policy)) continue;
      ++opened;
      ASSERT_EQ(content_, "inside");
    }
  }
  stop = true;
  attacker.join();
  EXPECT_GE(opened, wanted);
}

// The folder that was opened stays the base, even if its path later leads elsewhere.
TEST_P(OpenBeneath, TheBaseFolderIsHeldOpen) {
  fs::rename(model_, root_ / "moved");
  fs::create_directory_symlink(outside_.path(), model_);
  ASSERT_TRUE(open("w.bin"));
  EXPECT_EQ(content_, "weights");
  EXPECT_FALSE(open("secret"));
}

TEST_P(OpenBeneath, ParentsForWritersFollowNoLinks) {
  Folder parent;
  std::string name;
  ASSERT_TRUE(open_parent_beneath(folder_, "w.bin", false, parent, name));
  EXPECT_EQ(name, "w.bin");
  ASSERT_TRUE(open_parent_beneath(folder_, "new/er/w.bin", true, parent, name));
  EXPECT_EQ(parent.path(), model_ + "/new/er");
  EXPECT_TRUE(fs::is_directory(fs::path(model_) / "new/er"));
  EXPECT_EQ(open_parent_beneath(folder_, "absent/w.bin", false, parent, name).system_error(), ENOENT);
  link(outside_.path(), "data");
  EXPECT_EQ(open_parent_beneath(folder_, "data/w.bin", true, parent, name).code(), ErrorCode::kPathRefused);
  EXPECT_EQ(open_parent_beneath(folder_, "../w.bin", true, parent, name).code(), ErrorCode::kPathRefused);
  EXPECT_EQ(open_parent_beneath(folder_, ".", true, parent, name).code(), ErrorCode::kPathRefused);
}

INSTANTIATE_TEST_SUITE_P(Walk, OpenBeneath, testing::Values(WalkMethod::kAny, WalkMethod::kComponents),
                         [](const testing::TestParamInfo<WalkMethod>& walk) {
                           return walk.param == WalkMethod::kAny ? "Any" : "Components";
                         });

}  // namespace
}  // namespace onnxgen::io

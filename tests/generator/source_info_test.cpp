// Locations and comments in descriptors, as values. descriptor_set_test.cpp compares them with protoc's.
#include <google/protobuf/descriptor.pb.h>
#include <gtest/gtest.h>

#include <fstream>
#include <string>
#include <vector>

#include "../io/temporary_folder.h"
#include "descriptor/descriptor_set.h"
#include "front_end.h"
#include "source/render.h"

namespace onnxgen::tests {
namespace {

using google::protobuf::SourceCodeInfo;

class SourceInfo : public testing::Test {
 protected:
  void describe(const std::string& text, descriptor::Retention retention = descriptor::Retention::kAll) {
    const io::tests::TemporaryFolder folder;
    const std::string path = folder / "a.proto";
    std::ofstream(path, std::ios::binary) << text;
    const FrontEnd front({{"", folder.path()}, {"", ONNXGEN_SCHEMAS}}, {path});
    ASSERT_FALSE(front.diagnostics.has_errors()) << source::render(front.diagnostics);
    ASSERT_TRUE(file_.ParseFromString(
        descriptor::describe(*front.schema.inputs.front(), {descriptor::JsonNames::kAll, retention, true})));
  }

  // Returns the locations with this path.
  std::vector<SourceCodeInfo::Location> at(const std::vector<int>& path) const {
    std::vector<SourceCodeInfo::Location> found;
    for (const auto& location : file_.source_code_info().location()) {
      if (std::vector<int>(location.path().begin(), location.path().end()) == path) found.push_back(location);
    }
    return found;
  }

  static std::vector<int> span(const SourceCodeInfo::Location& location) {
    return {location.span().begin(), location.span().end()};
  }

  google::protobuf::FileDescriptorProto file_;
};

TEST_F(SourceInfo, HasSpansAndComments) {
  describe(
      "syntax = \"proto3\";\n\n// Detached.\n\n// Leading.\nmessage A {  // Trailing.\n\tint32 x = 1;  // Of x.\n}\n");
  ASSERT_EQ(at({}).size(), 1U);
  EXPECT_EQ(span(at({})[0]), std::vector<int>({0, 0, 7, 1}));
  ASSERT_EQ(at({4, 0}).size(), 1U);
  EXPECT_EQ(at({4, 0})[0].leading_comments(), " Leading.\n");
  EXPECT_EQ(at({4, 0})[0].trailing_comments(), " Trailing.\n");
  ASSERT_EQ(at({4, 0})[0].leading_detached_comments_size(), 1);
  EXPECT_EQ(at({4, 0})[0].leading_detached_comments(0), " Detached.\n");
  ASSERT_EQ(at({4, 0, 2, 0}).size(), 1U);
  EXPECT_EQ(span(at({4, 0, 2, 0})[0]), std::vector<int>({6, 8, 20})) << "a tab extends to column 8";
  EXPECT_EQ(at({4, 0, 2, 0})[0].trailing_comments(), " Of x.\n");
}

TEST_F(SourceInfo, AddsNoNewlineToACommentAtTheEndOfTheFile) {
  describe("syntax = \"proto3\";\npackage p;  // One line");
  EXPECT_EQ(at({2})[0].trailing_comments(), " One line");
  describe("syntax = \"proto3\";\npackage p;\n// Two\n// lines");
  EXPECT_EQ(at({2})[0].trailing_comments(), " Two\n lines");
  describe("syntax = \"proto3\";\npackage p;  // One line\n");
  EXPECT_EQ(at({2})[0].trailing_comments(), " One line\n");
}

TEST_F(SourceInfo, NamesOptionsByTheirFields) {
  describe(
      "syntax = \"proto2\";\nimport \"google/protobuf/descriptor.proto\";\n"
      "message O { optional int32 n = 7; }\n"
      "extend google.protobuf.FieldOptions { optional O o = 50000; repeated int32 r = 50001; }\n"
      "message A { optional int32 x = 1 [(r) = 1, (o).n = 2, deprecated = true, (r) = 3]; }\n");
  for (const std::vector<int>& option : {std::vector<int>{50001, 0}, {50000, 7}, {3}, {50001, 1}}) {
    std::vector<int> path{4, 1, 2, 0, 8};
    path.insert(path.end(), option.begin(), option.end());
    EXPECT_EQ(at(path).size(), 1U) << testing::PrintToString(path);
  }
}

TEST_F(SourceInfo, KeepsKeywordsOfVisibilityOutOfTheSpan) {
  describe("edition = \"2024\";\nexport message A {\n  local enum E { Z = 0; }\n}\n");
  ASSERT_EQ(at({4, 0}).size(), 1U);
  EXPECT_EQ(span(at({4, 0})[0]), std::vector<int>({1, 7, 3, 1}));
  ASSERT_EQ(at({4, 0, 4, 0}).size(), 1U);
  EXPECT_EQ(span(at({4, 0, 4, 0})[0]), std::vector<int>({2, 8, 25}));
}

TEST_F(SourceInfo, OmitsOptionsThatTheDescriptorOmits) {
  const std::string text =
      "syntax = \"proto2\";\nimport \"google/protobuf/descriptor.proto\";\n"
      "extend google.protobuf.FileOptions { optional int32 s = 50000 [retention = RETENTION_SOURCE]; }\n"
      "option (s) = 1;\n";
  describe(text);
  EXPECT_EQ(at({8, 50000}).size(), 1U);
  describe(text, descriptor::Retention::kRuntime);
  EXPECT_EQ(at({8, 50000}).size(), 0U);
}

}  // namespace
}  // namespace onnxgen::tests

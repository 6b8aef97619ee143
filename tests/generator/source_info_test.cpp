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

// The values are those of protoc 3.21.12 for proto3, and of 36.0 for the edition.
TEST_F(SourceInfo, LeavesOutOrDetachesACommentBetweenTwoDeclarations) {
  const std::string text =
      ";\nmessage A {\n  int32 x = 1; /* Of either. */ int32 y = 2;\n"
      "  int32 z = 3; /* Trailing. */ /* Leading. */ int32 last = 4; /* Of last. */ }\n";
  describe("syntax = \"proto3\"" + text);
  EXPECT_EQ(at({4, 0, 2, 0})[0].trailing_comments(), "");
  EXPECT_EQ(at({4, 0, 2, 1})[0].leading_detached_comments_size(), 0);
  EXPECT_EQ(at({4, 0, 2, 2})[0].trailing_comments(), "");
  EXPECT_EQ(at({4, 0, 2, 3})[0].leading_comments(), "");
  EXPECT_EQ(at({4, 0, 2, 3})[0].trailing_comments(), "");
  describe("edition = \"2023\"" + text);
  EXPECT_EQ(at({4, 0, 2, 0})[0].trailing_comments(), "");
  ASSERT_EQ(at({4, 0, 2, 1})[0].leading_detached_comments_size(), 1);
  EXPECT_EQ(at({4, 0, 2, 1})[0].leading_detached_comments(0), " Of either. ");
  EXPECT_EQ(at({4, 0, 2, 2})[0].trailing_comments(), " Trailing. ");
  EXPECT_EQ(at({4, 0, 2, 3})[0].leading_comments(), " Leading. ");
  EXPECT_EQ(at({4, 0, 2, 3})[0].trailing_comments(), "");
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
  EXPECT_EQ(at({8}).size(), 0U) << "no other option is left";
  describe(text + "option java_package = \"j\";\n", descriptor::Retention::kRuntime);
  EXPECT_EQ(at({8}).size(), 2U);
  EXPECT_EQ(at({8, 50000}).size(), 0U);
}

// Paths of the option and of the options message that it is in, for each kind of element.
TEST_F(SourceInfo, OmitsOptionsOfAllElements) {
  std::string text = "syntax = \"proto2\";\nimport \"google/protobuf/descriptor.proto\";\n";
  for (const std::string kind :
       {"Message", "Field", "Oneof", "ExtensionRange", "Enum", "EnumValue", "Service", "Method"}) {
    text += "extend google.protobuf." + kind + "Options { optional string " + kind +
            " = 50000 [retention = RETENTION_SOURCE]; }\n";
  }
  text +=
      "message A {\n  message B {\n    option (Message) = 'x';\n"
      "    oneof o { option (Oneof) = 'x'; int32 a = 1 [(Field) = 'x']; }\n"
      "    extensions 10, 20 [(ExtensionRange) = 'x'];\n    extend B { optional int32 e = 10 [(Field) = 'x']; }\n"
      "    enum E { option (Enum) = 'x'; Z = 0 [(EnumValue) = 'x']; }\n  }\n}\n"
      "service S { option (Service) = 'x'; rpc M(A) returns (A) { option (Method) = 'x'; } rpc N(A) returns (A) {} }\n";
  const std::vector<int> b{4, 0, 3, 0};
  std::vector<std::vector<int>> options{{6, 0, 3}, {6, 0, 2, 0, 4}};
  for (const std::vector<int>& inner : std::vector<std::vector<int>>{
           {7}, {8, 0, 2}, {2, 0, 8}, {5, 0, 3}, {5, 1, 3}, {6, 0, 8}, {4, 0, 3}, {4, 0, 2, 0, 3}}) {
    options.push_back(b);
    options.back().insert(options.back().end(), inner.begin(), inner.end());
  }
  const auto count = [&](const std::vector<int>& path) {
    std::vector<int> option = path;
    option.push_back(50000);
    return std::to_string(at(path).size()) + " " + std::to_string(at(option).size());
  };
  describe(text);
  for (const std::vector<int>& path : options) EXPECT_EQ(count(path), "1 1") << testing::PrintToString(path);
  describe(text, descriptor::Retention::kRuntime);
  for (const std::vector<int>& path : options) EXPECT_EQ(count(path), "0 0") << testing::PrintToString(path);
  EXPECT_FALSE(file_.service(0).method(0).has_options());
  EXPECT_TRUE(file_.service(0).method(1).has_options()) << "braces without options";
  EXPECT_EQ(at(b).size(), 1U);
}

// protoc's search for such options passes messages, but not groups.
TEST_F(SourceInfo, OmitsPartsOfOptions) {
  describe(
      "syntax = \"proto2\";\nimport \"google/protobuf/descriptor.proto\";\n"
      "message O { optional int32 s = 7 [retention = RETENTION_SOURCE]; optional int32 k = 8; }\n"
      "extend google.protobuf.FileOptions { optional O o = 50000; optional group G = 50001 {\n"
      "  optional int32 s = 9 [retention = RETENTION_SOURCE]; optional O o = 10; } }\n"
      "option (o).s = 1;\noption (o).k = 2;\noption (g).s = 3;\noption (g).o.s = 4;\n",
      descriptor::Retention::kRuntime);
  EXPECT_EQ(at({8}).size(), 4U);
  EXPECT_EQ(at({8, 50000, 7}).size(), 0U);
  EXPECT_EQ(at({8, 50000, 8}).size(), 1U);
  EXPECT_EQ(at({8, 50001, 9}).size(), 1U);
  EXPECT_EQ(at({8, 50001, 10, 7}).size(), 1U);
}

}  // namespace
}  // namespace onnxgen::tests

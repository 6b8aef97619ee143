// Default values of features, which --edition_defaults_out writes.
#include "descriptor/edition_defaults.h"

#include <fmt/format.h>
#include <google/protobuf/empty.pb.h>
#include <google/protobuf/text_format.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "../io/temporary_folder.h"
#include "front_end.h"
#include "source/render.h"

namespace onnxgen::tests {
namespace {

namespace fs = std::filesystem;

struct Defaults {
  std::string bytes;
  std::string messages;  // without the lines that show the text
};

Defaults defaults_of(const std::vector<std::string>& folders, const std::string& file,
                     const descriptor::EditionRange& range) {
  std::vector<source::ImportPath> import_paths;
  for (const std::string& folder : folders) import_paths.push_back({"", folder});
  const FrontEnd front(import_paths, {file});
  EXPECT_FALSE(front.diagnostics.has_errors()) << source::render(front.diagnostics);
  source::Diagnostics diagnostics;
  Defaults defaults{descriptor::edition_defaults(front.schema, range, diagnostics), ""};
  for (const source::Diagnostic& each : diagnostics.entries()) defaults.messages += each.text + '\n';
  return defaults;
}

Defaults defaults_of_text(const std::string& text, const descriptor::EditionRange& range = {}) {
  const io::tests::TemporaryFolder folder;
  return defaults_of({folder.path().string()}, folder.write("a.proto", text), range);
}

constexpr char kStart[] =
    "syntax = \"proto2\";\nimport \"google/protobuf/descriptor.proto\";\n"
    "enum E { NONE = 0; A = 1; B = 2; }\n";

// Returns the text format of a message, with numbers for names.
std::string text_of(const std::string& bytes) {
  google::protobuf::Empty message;
  EXPECT_TRUE(message.ParseFromString(bytes));
  std::string text;
  google::protobuf::TextFormat::PrintUnknownFieldsToString(message.GetReflection()->GetUnknownFields(message), &text);
  return text;
}

TEST(EditionDefaults, FollowTheEditionsOfAFeature) {
  const Defaults defaults = defaults_of_text(
      std::string(kStart) +
          "extend google.protobuf.FeatureSet { optional F f = 9990; }\n"
          "message F {\n"
          "  optional bool late = 2 [targets = TARGET_TYPE_FILE, feature_support = { edition_introduced: EDITION_2024 "
          "},\n"
          "      edition_defaults = { edition: EDITION_2024 value: \"true\" },\n"
          "      edition_defaults = { edition: EDITION_LEGACY value: \"false\" }];\n"
          "  optional E early = 1 [targets = TARGET_TYPE_FILE, feature_support.edition_introduced = EDITION_2023,\n"
          "      feature_support.edition_removed = EDITION_2024, feature_support.removal_error = \"gone\",\n"
          "      edition_defaults = { edition: EDITION_LEGACY value: \"B\" }];\n"
          "}\n",
      {"2023", "2024"});
  EXPECT_EQ(defaults.messages, "");
  const std::string text = text_of(defaults.bytes);
  const auto part = [&](const std::string& edition, const std::string& overridable, const std::string& fixed) {
    const std::size_t begin = text.find("  3: " + edition + "\n");
    ASSERT_NE(begin, std::string::npos) << text;
    const std::string own = text.substr(begin, text.find("\n}", begin) - begin);
    const std::size_t middle = own.find("\n  5 {");
    EXPECT_NE(own.substr(0, middle).find(overridable), std::string::npos) << own;
    EXPECT_NE(own.substr(middle).find(fixed), std::string::npos) << own;
  };
  part("900", "    9990: \"\"\n", "    9990 {\n      1: 2\n      2: 0\n    }\n");
  part("1000", "    9990 {\n      1: 2\n    }\n", "    9990 {\n      2: 0\n    }\n");
  part("1001", "    9990 {\n      2: 1\n    }\n", "    9990 {\n      1: 2\n    }\n");
  EXPECT_EQ(text.find("  3: 1002\n"), std::string::npos);
  EXPECT_NE(text.find("\n4: 1000\n5: 1001\n"), std::string::npos) << text;
}

TEST(EditionDefaults, NeedValidFeatures) {
  const auto messages = [](const std::string& extension, const std::string& field) {
    return defaults_of_text(std::string(kStart) + "extend google.protobuf.FeatureSet { " + extension +
                            "}\nmessage F { " + field + "}\n")
        .messages;
  };
  const auto of_field = [&](const std::string& field) { return messages("optional F f = 9990; ", field); };
  const std::string targets = "targets = TARGET_TYPE_FILE, ";
  const std::string support = "feature_support.edition_introduced = EDITION_2024, ";
  const std::string removed = "feature_support.edition_removed = EDITION_2024, feature_support.removal_error = \"x\", ";
  const std::string legacy = "edition_defaults = { edition: EDITION_LEGACY value: \"A\" }";
  const std::string valid = "[" + targets + support + legacy + "];";
  EXPECT_EQ(of_field("optional E a = 1 " + valid), "");
  EXPECT_EQ(of_field("repeated E a = 1 " + valid), "feature 'F.a' is repeated or required\n");
  EXPECT_EQ(of_field("required E a = 1 " + valid), "feature 'F.a' is repeated or required\n");
  EXPECT_EQ(of_field("oneof o { E a = 1 " + valid + "}"), "feature 'F.a' is in a oneof\n");
  EXPECT_EQ(of_field("optional int32 a = 1 " + valid), "feature 'F.a' is neither an enum nor a bool\n");
  EXPECT_EQ(of_field("optional E a = 1 [" + support + legacy + "];"), "feature 'F.a' has no targets\n");
  EXPECT_EQ(of_field("optional E a = 1 [" + targets + legacy + "];"),
            "feature 'F.a' has no feature_support with edition_introduced\n");
  EXPECT_EQ(of_field("optional E a = 1 [" + targets + support + "deprecated = false];"),
            "feature 'F.a' has no default for EDITION_LEGACY\n");
  const auto with_default = [&](const std::string& edition) {
    return "optional E a = 1 [" + targets + support + removed + legacy + ", edition_defaults = { edition: EDITION_" +
           edition + " value: \"A\" }];";
  };
  EXPECT_EQ(of_field(with_default("1_TEST_ONLY")),
            "feature 'F.a' has a default for an edition before EDITION_LEGACY\n");
  EXPECT_EQ(of_field(with_default("2023")), "feature 'F.a' has a default for an edition before it was introduced\n");
  EXPECT_EQ(of_field(with_default("2026")), "feature 'F.a' has a default for an edition after it was removed\n");
  EXPECT_EQ(of_field("optional bool a = 1 " + valid), "feature 'F.a' has an unknown value as default\n");
  EXPECT_EQ(messages("optional E f = 9990; ", ""), "extension 'f' of FeatureSet is not a message\n");
  EXPECT_EQ(messages("repeated F f = 9990; ", ""), "extension 'f' of FeatureSet is repeated\n");
  EXPECT_EQ(messages("optional F f = 9990; ", "extensions 1 to 9; "), "extension 'f' of FeatureSet has extensions\n");
}

TEST(EditionDefaults, NeedARangeOfKnownEditions) {
  const auto messages = [](const std::string& minimum, const std::string& maximum) {
    return defaults_of_text(kStart, {minimum, maximum}).messages;
  };
  EXPECT_EQ(messages("LEGACY", "99999_TEST_ONLY"), "");
  EXPECT_EQ(messages("2023", "2025"), "unknown edition '2025'\n");
  EXPECT_EQ(messages("2024", "2023"), "the range of editions from '2024' to '2023' is invalid\n");
  EXPECT_EQ(messages("1_TEST_ONLY", "2023"), "the range of editions from '1_TEST_ONLY' to '2023' is invalid\n");
  EXPECT_EQ(defaults_of_text("syntax = \"proto3\";").messages,
            "--edition_defaults_out needs FeatureSet; name or import google/protobuf/descriptor.proto\n");
}

// ONNXGEN_NEWEST_PROTOC is protoc of release 36.0, and ONNXGEN_PROTOBUF_SOURCE, if set, the folder of its sources.
TEST(EditionDefaults, AreThoseOfTheNewestProtoc) {
  const char* const protoc = std::getenv("ONNXGEN_NEWEST_PROTOC");
  if (protoc == nullptr) GTEST_SKIP() << "ONNXGEN_NEWEST_PROTOC does not name the program protoc of release 36.0";
  std::vector<std::string> files = {"descriptor.proto", "c_sharp_features.proto", "cpp_features.proto",
                                    "go_features.proto", "java_features.proto"};
  std::vector<std::string> folders = {ONNXGEN_SCHEMAS};
  if (const char* const sources = std::getenv("ONNXGEN_PROTOBUF_SOURCE")) {
    folders.push_back(std::string(sources) + "/src");
    for (const char* const name : {"unittest_features.proto", "unittest_custom_features.proto"})
      files.emplace_back(name);
  }
  const io::tests::TemporaryFolder temporary;
  const std::string output = temporary / "defaults";
  for (const descriptor::EditionRange& range :
       {descriptor::EditionRange{}, {"LEGACY", "PROTO3"}, {"2023", "99999_TEST_ONLY"}}) {
    for (const std::string& name : files) {
      SCOPED_TRACE(name + " to " + range.maximum);
      const std::string file = "google/protobuf/" + name;
      std::string command =
          fmt::format("'{}' --edition_defaults_out='{}' --edition_defaults_minimum={}", protoc, output, range.minimum);
      command += fmt::format(" --edition_defaults_maximum={} {}", range.maximum, file);
      for (const std::string& folder : folders) command += fmt::format(" '-I{}'", folder);
      ASSERT_EQ(std::system(command.c_str()), 0);
      std::ifstream stream(output, std::ios::binary);
      EXPECT_EQ(defaults_of(folders, file, range).bytes, std::string(std::istreambuf_iterator<char>(stream), {}));
    }
  }
}

}  // namespace
}  // namespace onnxgen::tests

// Rules for the standard options outside descriptor.proto, and for the features of the C++ classes.
#include "input_rules.h"

#include <gtest/gtest.h>

#include <string>

#include "../io/temporary_folder.h"
#include "front_end.h"
#include "pipeline.h"
#include "source/render.h"

namespace onnxgen::tests {
namespace {

// Returns the messages about a file, one per line, without the lines that show the text. `imported` is the file
// "lib.proto", which it may import.
std::string messages_of(const std::string& text, void (*check)(const schema::File&, source::Diagnostics&),
                        const std::string& imported = "edition = \"2024\";") {
  const io::tests::TemporaryFolder folder;
  folder.write("lib.proto", imported);
  const std::string path = folder.write("a.proto", text);
  FrontEnd result({{"", folder.path().string()}}, {path});
  EXPECT_FALSE(result.diagnostics.has_errors()) << source::render(result.diagnostics);
  source::Diagnostics found;
  check(*result.schema.inputs.front(), found);
  std::string messages;
  for (const source::Diagnostic& each : found.entries()) messages += each.text + '\n';
  return messages;
}

TEST(RulesForEditions, OnlyFilesOfProtobufMayUseEditionsThatAreNotFinal) {
  const io::tests::TemporaryFolder folder;
  const auto messages = [&](const std::string& name, const std::string& edition) {
    folder.write(name, "edition = \"" + edition + "\";\n");
    Options options;
    options.import_paths = {{"", folder.path().string()}};
    options.inputs = {name};
    source::SourceTree sources(options.import_paths);
    source::Diagnostics diagnostics;
    const schema::Schema refused = load_schema(options, sources, diagnostics);
    options.experimental_editions = true;
    source::Diagnostics none;
    const schema::Schema accepted = load_schema(options, sources, none);
    EXPECT_FALSE(none.has_errors());
    return source::render(diagnostics);
  };
  EXPECT_EQ(messages("a.proto", "2026"), "");
  EXPECT_EQ(messages("a.proto", "UNSTABLE"),
            "onnxgen: error: 'a.proto' has edition UNSTABLE, which is not final; permit it with "
            "--experimental_editions\n");
  EXPECT_NE(messages("sub/google/protobuf/a.proto", "UNSTABLE"), "");
  for (const char* const name : {"google/protobuf/a.proto", "upb/a.proto", "com/google/protobuf/a.proto",
                                 "conformance/test_protos/a.proto", "test_messages_edition_unstable.proto"}) {
    EXPECT_EQ(messages(name, "UNSTABLE"), "") << name;
  }
}

constexpr char kCpp2023[] = "edition = \"2023\";\nimport \"google/protobuf/cpp_features.proto\";\n";

TEST(RulesForCpp, OnlyStringsHaveATypeOfStrings) {
  constexpr char kFields[] =
      "message M {\n"
      "  extensions 1 to 10;\n"
      "  string a = 11 [features.(pb.cpp).string_type = CORD];\n"
      "  repeated bytes b = 12 [features = { [pb.cpp] { string_type: VIEW } }];\n"
      "  int32 c = 13 [features.(pb.cpp).string_type = VIEW];\n"
      "  M d = 14 [features = { [pb.cpp] { string_type: STRING } }];\n"
      "  map<string, string> e = 15 [features.(pb.cpp).string_type = VIEW];\n"
      "  int32 f = 16 [ctype = CORD];\n"
      "  string g = 17 [features.(pb.cpp).string_type = VIEW, ctype = CORD];\n"
      "}\n"
      "extend M {\n"
      "  string h = 1 [features.(pb.cpp).string_type = VIEW];\n"
      "  string i = 2 [features.(pb.cpp).string_type = CORD];\n"
      "  string j = 3 [ctype = CORD];\n"
      "}\n";
  const std::string only_text = "only string and bytes fields can set the type of strings\n";
  const std::string no_cord = "an extension cannot have the type CORD\n";
  EXPECT_EQ(messages_of(std::string(kCpp2023) + kFields, check_for_cpp),
            only_text + only_text + only_text + only_text +
                "a field cannot have both ctype and features.(pb.cpp).string_type\n" + no_cord + no_cord);
}

TEST(RulesForCpp, TheCtypeOfOldFilesIsOnlyWarnedAbout) {
  const std::string text = "syntax = \"proto2\"; message M { optional int32 a = 1 [ctype = CORD]; }";
  const io::tests::TemporaryFolder folder;
  FrontEnd result({{"", folder.path().string()}}, {folder.write("a.proto", text)});
  check_for_cpp(*result.schema.inputs.front(), result.diagnostics);
  EXPECT_FALSE(result.diagnostics.has_errors());
  EXPECT_EQ(result.diagnostics.entries().size(), 1U);
}

TEST(RulesForCpp, OnlyEnumsWithPresenceCanBeClosed) {
  constexpr char kFields[] =
      "enum E { ZERO = 0; }\n"
      "message M {\n"
      "  E a = 1 [features.(pb.cpp).legacy_closed_enum = true];\n"
      "  map<int32, E> b = 2 [features.(pb.cpp).legacy_closed_enum = true];\n"
      "  string c = 3 [features.(pb.cpp).legacy_closed_enum = false];\n"
      "  E d = 4 [features.field_presence = IMPLICIT, features.(pb.cpp).legacy_closed_enum = true];\n"
      "  E e = 5 [features.field_presence = IMPLICIT, features.(pb.cpp).legacy_closed_enum = false];\n"
      "  repeated E f = 6 [features.(pb.cpp).legacy_closed_enum = true];\n"
      "}\n";
  EXPECT_EQ(messages_of(std::string(kCpp2023) + kFields, check_for_cpp),
            "only enum fields can set legacy_closed_enum\n"
            "a field with implicit presence cannot set legacy_closed_enum\n");
}

TEST(RulesForCpp, NamespacesConsistOfNames) {
  const auto messages = [](const std::string& name_space) {
    return messages_of(
        "edition = \"2026\";\nimport option \"google/protobuf/cpp_options.proto\";\n"
        "option (pb.file.cpp) = { namespace: \"" +
            name_space + "\" };\n",
        check_for_cpp);
  };
  EXPECT_EQ(messages("a::b_1"), "");
  EXPECT_EQ(messages(""), "");
  EXPECT_EQ(messages("::a"), "the namespace '::a' must not begin with '::'\n");
  EXPECT_EQ(messages("a::b::"), "");
  for (const std::string name : {"a.b", "a:b", "a:::b"}) {
    EXPECT_EQ(messages(name), "the namespace '" + name + "' must consist of letters, digits, '_' and '::'\n");
  }
}

constexpr char kJson2026[] = "edition = \"2026\";\nimport option \"google/protobuf/json_options.proto\";\n";

TEST(RulesForJson, CustomNamesOfEnumValuesAreUnique) {
  constexpr char kEnums[] =
      "enum A {\n"
      "  A_UNSPECIFIED = 0 [(pb.enumvalue.json).string = \"none\"];\n"
      "  A_ONE = 1 [(pb.enumvalue.json) = { string: \"none\" }];\n"
      "  A_TWO = 2 [(pb.enumvalue.json).string = \"A_ONE\"];\n"
      "  A_THREE = 3 [(pb.enumvalue.json).string = \"A_THREE\"];\n"
      "}\n"
      "enum B {\n"
      "  option allow_alias = true;\n"
      "  B_UNSPECIFIED = 0 [(pb.enumvalue.json).string = \"0\"];\n"
      "  B_ONE = 1 [(pb.enumvalue.json).string = \"+2 \"];\n"
      "  B_TWO = 2 [(pb.enumvalue.json).string = \"a\\0\"];\n"
      "  B_THREE = 3 [(pb.enumvalue.json).string = \"99999999999\"];\n"
      "  B_OLD_THREE = 3;\n"
      "}\n"
      "enum C {\n"
      "  C_UNSPECIFIED = 0 [(pb.enumvalue.json) = {}];\n"
      "  C_ONE = 1 [(pb.enumvalue.json) = {}];\n"
      "}\n";
  EXPECT_EQ(messages_of(std::string(kJson2026) + kEnums, check_json_names),
            "enum values 'A_ONE' and 'A_UNSPECIFIED' have the same JSON name 'none'\n"
            "enum values 'A_TWO' and 'A_ONE' have the same JSON name 'A_ONE'\n"
            "the JSON name of 'B_ONE' is a number other than 1\n"
            "the JSON name of 'B_TWO' contains the character NUL\n"
            "'B_OLD_THREE' and 'B_THREE' are aliases, so they must have the same JSON name\n"
            "enum values 'C_ONE' and 'C_UNSPECIFIED' have the same JSON name ''\n");
}

TEST(RulesForJson, CustomNamesOfEnumValuesHaveNoEffect) {
  EXPECT_EQ(messages_of(std::string(kJson2026) + "enum A { A_ZERO = 0 [(pb.enumvalue.json).string = \"none\"]; }",
                        check_for_cpp),
            "the option has no effect on these classes; the value's JSON name is 'A_ZERO'\n");
}

TEST(RulesForImports, OptionsThatRedactNeedARegularImport) {
  constexpr char kUser[] = "edition = \"2024\";\nimport option \"lib.proto\";\n";
  const auto lib = [](const std::string& type, const std::string& options) {
    return "edition = \"2024\";\nimport \"google/protobuf/descriptor.proto\";\nextend google.protobuf.FieldOptions { " +
           type + " secret = 50001" + options +
           "; }\n"
           "enum Level { LEVEL_UNSPECIFIED = 0; LEVEL_HIGH = 1 [debug_redact = true]; }\n"
           "message Rule { Rule inner = 1; repeated Level levels = 2; }\n";
  };
  EXPECT_EQ(messages_of(kUser, check_option_imports, lib("bool", " [debug_redact = true]")), "");
  const std::string error = "the option 'secret' has values with debug_redact, so it needs a regular import\n";
  EXPECT_EQ(messages_of(kUser, check_option_imports, lib("Level", "")), error);
  EXPECT_EQ(messages_of(kUser, check_option_imports, lib("Rule", "")), error);
  EXPECT_EQ(messages_of(kUser, check_option_imports,
                        lib("Harmless", "") + "message Harmless { Harmless other = 1; }\n" +
                            "extend google.protobuf.FieldOptions { Rule second = 50002; Rule third = 50003; }\n"),
            "the option 'second' has values with debug_redact, so it needs a regular import\n");
}

}  // namespace
}  // namespace onnxgen::tests

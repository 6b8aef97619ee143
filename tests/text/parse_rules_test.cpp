// Accepted and rejected text, and the error messages.
#include <string>

#include "text_reading.h"

namespace onnxgen::tests {
namespace {

using namespace text_reading;

TEST(ParseText, GroupsGoByBothNames) {
  EXPECT_EQ(message_of("sample_text.Names", "Inner { snake_case_name: 1 } many { value: 2 } Many: < > chosen { }"),
            "Inner { snake_case_name: 1 } Many { value: 2 } Many { } Chosen { }");
  EXPECT_EQ(message_of("sample_text.Names", "inner { } Inner { }"),
            "error: line 1, column 17: field 'inner' is set twice");
}

TEST(ParseText, ReadsMessageSets) {
  for (const char* text :
       {"set { [sample.Item] { number: 7 set { [sample.Item] { } } } }", "set { }", "set { number: 7 }",
        "set { [sample.Item]: 7 }", "set { [sample.none] { } }", "set { [sample.Item] { number: 7 }"}) {
    expect_as_reference("sample.SetHolder", text);
  }
  expect_as_written("sample.SetHolder", "set { [sample.Item] { number: 300 needs { } } }");
}

// By the rules of releases later than 3.21.
TEST(ParseText, ATypeUrlMayHaveAnyPrefix) {
  const auto parsed = [](const std::string& prefix) {
    return message_of("sample_text.WellKnown", "any { [" + prefix + "/sample_text.Proto3] { implicit: 5 } }");
  };
  for (const char* prefix : {"example.com", "a/b.c/-0", "~!$&()*+,;=", "%2f%aB/x", "1", "x//y"}) {
    const std::string expected =
        "any { type_url: \"" + std::string(prefix) + "/sample_text.Proto3\" value: \"\\010\\005\" }";
    EXPECT_EQ(parsed(prefix), expected);
  }
  EXPECT_EQ(parsed(""), "error: line 1, column 8: any: '/sample_text.Proto3' is not a type URL");
  EXPECT_EQ(parsed("//"), "error: line 1, column 8: any: '///sample_text.Proto3' is not a type URL");
  EXPECT_EQ(parsed("%2"), "error: line 1, column 8: any: '%2/sample_text.Proto3' is not a type URL");
  EXPECT_EQ(parsed("%ZZ"), "error: line 1, column 8: any: '%ZZ/sample_text.Proto3' is not a type URL");
  EXPECT_EQ(parsed("a:b"), "error: line 1, column 9: any: expected ']', found ':'");
  EXPECT_EQ(parsed("'a'"), "error: line 1, column 8: any: expected a type URL, found '''");
  EXPECT_EQ(parsed("a\""), "error: line 1, column 9: any: expected ']', found '\"'");
  for (const char* name : {"sample_text.Proto3", "x/sample_text.", "x/.sample_text", "x/3", "x/a..b", "x/"}) {
    const std::string error = message_of("sample_text.WellKnown", "any { [" + std::string(name) + "] { } }");
    EXPECT_NE(error.find("'" + std::string(name) + "' is not a type URL"), std::string::npos) << error;
  }
}

TEST(ParseText, ErrorsAboutNamesInBracketsPointAtThem) {
  EXPECT_EQ(message_of("sample_text.WellKnown", "any { [sample_text.Proto3] { } }"),
            "error: line 1, column 8: any: 'sample_text.Proto3' is not a type URL; write a prefix, such as "
            "'type.googleapis.com/'");
  EXPECT_EQ(message_of("sample_text.WellKnown", "any { [a/sample_text.Proto3] { } [b/sample_text.Proto3] { } }"),
            "error: line 1, column 35: any: the Any is set twice");
  text::ParseTextOptions options;
  options.ignore_unknown_fields = true;
  EXPECT_EQ(message_of("onnx.NodeProto", "nope: { [a-b] { } }", options),
            "error: line 1, column 10: 'a-b' is not an extension name or type URL");
}

TEST(ParseText, NamesInBracketsMayContainWhitespaceAndComments) {
  EXPECT_EQ(message_of("sample_text.WellKnown",
                       "any { [ty pe.go\nogleapis.com # ] comment\n/sample\t_text.Pro # \n to3\n]: { implicit: 5 } }"),
            "any { [type.googleapis.com/sample_text.Proto3] { implicit: 5 } }");
  EXPECT_EQ(message_of("sample.SetHolder", "set { [ sam ple # x\n.It em] { number: 3 } }"),
            message_of("sample.SetHolder", "set { [sample.Item] { number: 3 } }"));
  text::ParseTextOptions options;
  options.ignore_unknown_extensions = true;
  EXPECT_EQ(message_of("onnx.NodeProto", "[a. b\n.c]: 1 name: 'x'", options), "name: \"x\"");
  for (const char* name : {"a..b", "a.", ".a", "a-b", "3", "a/b", "x y.3"}) {
    const std::string error = message_of("onnx.NodeProto", "[" + std::string(name) + "]: 1", options);
    EXPECT_NE(error.find("is not an extension name"), std::string::npos) << error;
  }
  EXPECT_EQ(message_of("onnx.NodeProto", "[a", options),
            "error: line 1, column 3: expected ']', found the end of the text");
  EXPECT_EQ(message_of("onnx.NodeProto", "[", options),
            "error: line 1, column 2: expected an extension name, found the end of the text");
}

TEST(ParseText, SurrogatesAreRefused) {
  EXPECT_EQ(message_of("onnx.NodeProto", R"(name: "\U0001f600")"), R"(name: "\360\237\230\200")");
  for (const char* escapes :
       {R"(\ud83d\ude00)", R"(\U0000d83d\ude00)", R"(\ud83d)", R"(\ude00)", R"(\ud83dx)", R"(\ud83d\u0041)",
        R"(\U0000d83d\U0000de00)", R"(\ud83d\U0000de00)", R"(\ud83d" "\ude00)"}) {
    EXPECT_EQ(message_of("onnx.NodeProto", "name: \"" + std::string(escapes) + "\""),
              "error: line 1, column 7: name: invalid escape sequence")
        << escapes;
  }
}

TEST(ParseText, StringsOfProto3AreUtf8) {
  EXPECT_EQ(message_of("sample_text.Proto3", R"(below { chosen_text: "\303" })"),
            "error: line 1, column 29: below.chosen_text: the string is not valid UTF-8");
  EXPECT_EQ(message_of("sample_text.Proto3", R"(chosen_text: "\303" "\251")"), R"(chosen_text: "\303\251")");
  EXPECT_EQ(message_of("sample_text.Proto3", R"(chosen_bytes: "\303")"), R"(chosen_bytes: "\303")");
  EXPECT_EQ(message_of("onnx.NodeProto", R"(name: "\303")"), R"(name: "\303")");
}

TEST(ParseText, FieldsGoByTheirNumbersOnRequest) {
  text::ParseTextOptions options;
  EXPECT_EQ(message_of("onnx.NodeProto", "3: 'x'"), "error: line 1, column 1: expected a field name, found '3'");
  options.field_numbers = true;
  EXPECT_EQ(message_of("onnx.NodeProto", "3: 'x' 5 { 8 [2] 0x14: INTS }", options),
            "error: line 1, column 14: attribute[0]: expected ':', found '['");
  EXPECT_EQ(message_of("onnx.NodeProto", "3: 'x' 5 { 8: [2] 0x14: INTS }", options),
            R"(name: "x" attribute { ints: 2 type: INTS })");
  EXPECT_EQ(message_of("onnx.NodeProto", "77: 1", options),
            "error: line 1, column 1: unknown field '77' in onnx.NodeProto");
}

TEST(ParseText, SkipsFieldsOfReservedNames) {
  EXPECT_EQ(message_of("onnx.FunctionProto", "name: 'f' since_version: 1 status { deep: [1, 2] } domain: 'd'"),
            R"(name: "f" domain: "d")");
  EXPECT_EQ(message_of("onnx.AttributeProto", "v: 1; name: 'a'"), R"(name: "a")");
  EXPECT_EQ(message_of("onnx.FunctionProto", "since: 1").find("error: line 1, column 1: unknown field 'since'"), 0U);
  EXPECT_EQ(message_of("onnx.FunctionProto", "since_version 1").find("error: line 1, column "), 0U);
  EXPECT_EQ(message_of("onnx.FunctionProto", "[since_version]: 1").find("error: line 1, column "), 0U);
}

TEST(ParseText, IgnoresUnknownFieldsOnRequest) {
  text::ParseTextOptions options;
  options.ignore_unknown_extensions = true;
  EXPECT_EQ(message_of("onnx.NodeProto", "[a.b.c] { x: 1 } name: 'x' [d]: [1, 'a' \"b\", { y: -inf }];", options),
            R"(name: "x")");
  EXPECT_EQ(message_of("onnx.NodeProto", "a: 1", options),
            "error: line 1, column 1: unknown field 'a' in onnx.NodeProto");
  options.ignore_unknown_fields = true;
  EXPECT_EQ(message_of("onnx.NodeProto",
                       "a: 1 b < c: '\\n' [d.e/f] { 7: 1 } > name: 'x' g: [] h {}, i: - 1.5 3: 1 99 { 1: 1 } j: -Inf",
                       options),
            R"(name: "x")");
  for (const char* text :
       {"a", "a: ", "a: {", "a { b }", "a: [1,", "a: [1 2]", "a 1", "a: '\\q'", "a: ]", "a { [b: 1 }", "a: -b", "1"}) {
    EXPECT_EQ(message_of("onnx.NodeProto", text, options).find("error: line 1, column "), 0U) << text;
  }
  for (const char* open : {"a {", "a: <"}) {
    std::string text;
    for (int i = 0; i < 100'000; ++i) text += open;
    EXPECT_NE(message_of("onnx.NodeProto", text, options).find("nested too deeply"), std::string::npos) << open;
  }
  EXPECT_NE(message_of("onnx.NodeProto", "a: " + std::string(100'000, '['), options).find("nested too deeply"),
            std::string::npos);
}

TEST(ParseText, MergedZerosReplaceValues) {
  text::ParseTextOptions options;
  options.last_wins = true;
  std::string bytes;
  ASSERT_TRUE(text::encode_text("implicit: 5 real: 1 below { real: 2 }", *find_table("sample_text.Proto3"), bytes));
  ASSERT_TRUE(text::encode_text("implicit: 0 real: 0 below { }", *find_table("sample_text.Proto3"), bytes, options));
  const auto message = reference_pool().make("sample_text.Proto3");
  ASSERT_TRUE(message->ParseFromString(bytes));
  EXPECT_EQ(message->ShortDebugString(), "below { real: 2 }");
}

TEST(ParseText, ErrorsNameTheField) {
  EXPECT_EQ(fault_in("onnx.ModelProto", "graph {\n  node { }\n  node {\n    op_type: 7 } }"),
            "line 4, column 14: graph.node[1].op_type: expected a string, found '7'");
  EXPECT_EQ(fault_in("onnx.AttributeProto", "ints: [1, 2] ints: 3 ints: x"),
            "line 1, column 28: ints[3]: expected an integer, found 'x'");
  EXPECT_EQ(fault_in("sample.Extended", "[sample.early]: x"),
            "line 1, column 17: [sample.early]: expected an integer, found 'x'");
  EXPECT_EQ(fault_in("sample_text.WellKnown", "any { [type.googleapis.com/sample_text.Proto3] { real: x } }"),
            "line 1, column 56: any.value.real: expected a decimal number, found 'x'");
  std::string bytes;
  const text::TextStatus status = text::encode_text("graph { node { name: 1", *find_table("onnx.ModelProto"), bytes);
  EXPECT_EQ(status.code(), text::TextError::kSyntax);
  EXPECT_EQ(status.path(), "graph.node[0].name");
}

TEST(ParseText, ErrorsHavePositionAndReason) {
  EXPECT_EQ(fault_in("onnx.NodeProto", "input: 'a'\n  nmae: 'b'"),
            "line 2, column 3: unknown field 'nmae' in onnx.NodeProto");
  EXPECT_EQ(fault_in("onnx.NodeProto", "name 'b'"), "line 1, column 6: expected ':', found ''b''");
  EXPECT_EQ(fault_in("onnx.NodeProto", "name: 'a' name: 'b'"), "line 1, column 15: field 'name' is set twice");
  EXPECT_EQ(fault_in("onnx.NodeProto", "attribute {\n"),
            "line 2, column 1: attribute[0]: expected a field name, found the end of the text");
  EXPECT_EQ(fault_in("onnx.NodeProto", "[onnx.more]: 1"),
            "line 1, column 2: unknown extension 'onnx.more' in onnx.NodeProto");
  EXPECT_EQ(fault_in("onnx.AttributeProto", "i: 99999999999999999999"),
            "line 1, column 4: i: the number is out of range");
  EXPECT_EQ(fault_in("onnx.AttributeProto", "type: REAL"),
            "line 1, column 7: type: unknown value 'REAL' of enum onnx.AttributeProto.AttributeType");
  EXPECT_EQ(fault_in("onnx.AttributeProto", "name: \"a"), "line 1, column 7: name: unterminated string");
  EXPECT_EQ(fault_in("onnx.AttributeProto", R"(name: "\U00110000")"),
            "line 1, column 7: name: invalid escape sequence");
  EXPECT_EQ(fault_in("onnx.AttributeProto", "i: 0129"), "line 1, column 4: i: digit 8 or 9 in an octal number");
  EXPECT_EQ(fault_in("sample_text.WellKnown", "any { [type.googleapis.com/none] { } }"),
            "line 1, column 8: any: unknown type 'type.googleapis.com/none'");
  EXPECT_EQ(fault_in("onnx.AttributeProto", "i: 1"), "ok");
}

TEST(ParseText, ErrorsCannotBeForgedAndAreShort) {
  EXPECT_EQ(fault_in("onnx.NodeProto", "name: \x9b"), "line 1, column 7: name: expected a string, found '\\x9b'");
  EXPECT_EQ(fault_in("onnx.NodeProto", "name \"a\x1b[2K\""), "line 1, column 6: expected ':', found '\"a\\x1b[2K\"'");
  const std::string endless(10'000'000, 'x');
  for (const std::string& text : {endless + ": 1", "[" + endless + "]: 1", "name \"" + endless + "\""}) {
    EXPECT_LT(fault_in("onnx.NodeProto", text).size(), 300U);
  }
}

TEST(ParseText, NestingIsLimited) {
  const auto nested = [](int levels) {
    std::string text;
    for (int i = 0; i < levels; ++i) text += "below {";
    return text + std::string(static_cast<std::size_t>(levels), '}');
  };
  EXPECT_EQ(fault_in("sample_text.Proto3", nested(100)), "ok");
  EXPECT_NE(fault_in("sample_text.Proto3", nested(101)).find("nested too deeply"), std::string::npos);
  EXPECT_NE(fault_in("sample_text.Proto3", nested(1'000'000)).find("nested too deeply"), std::string::npos);
}

}  // namespace
}  // namespace onnxgen::tests

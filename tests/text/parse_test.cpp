// Text that is read. The judge is libprotobuf: it must take the same texts, and make the same message of each.
#include "onnxgen/text/parse.h"

#include <google/protobuf/text_format.h>
#include <gtest/gtest.h>

#include <initializer_list>
#include <memory>
#include <string>

#include "comparison.h"

namespace onnxgen::tests {
namespace {

using google::protobuf::Message;
using google::protobuf::TextFormat;

// Reads the text by libprotobuf, as Parse() or as Merge() does it; null where it refuses.
std::unique_ptr<Message> reference_of(const std::string& type, const std::string& text, bool last_wins) {
  auto message = reference_pool().make(type);
  TextFormat::Parser parser;
  parser.AllowPartialMessage(true);
  const bool is_read =
      last_wins ? parser.MergeFromString(text, message.get()) : parser.ParseFromString(text, message.get());
  return is_read ? std::move(message) : nullptr;
}

std::string fault_in(const std::string& type, const std::string& text) {
  std::string bytes;
  return text::encode_text(text, *find_table(type), bytes).message();
}

void expect_as_reference(const std::string& type, const std::string& text, bool last_wins = false) {
  SCOPED_TRACE(text.substr(0, 200));
  const google::protobuf::LogSilencer silence;
  const auto expected = reference_of(type, text, last_wins);
  text::ParseTextOptions options;
  options.last_wins = last_wins;
  std::string bytes;
  const text::TextStatus status = text::encode_text(text, *find_table(type), bytes, options);
  ASSERT_EQ(status.ok(), expected != nullptr) << status.message();
  if (expected == nullptr) return;
  const auto actual = reference_pool().make(type);
  ASSERT_TRUE(actual->ParsePartialFromString(bytes));
  ASSERT_EQ(actual->ShortDebugString(), expected->ShortDebugString());
}

TEST(ParseText, ReadsWhatLibprotobufPrints) {
  TextFormat::Printer plain;
  TextFormat::Printer dense;
  dense.SetSingleLineMode(true);
  dense.SetUseShortRepeatedPrimitives(true);
  dense.SetUseUtf8StringEscaping(true);
  dense.SetExpandAny(true);
  for_random_messages(20, AnyContent::kWhole, [&](const text::MessageTable& table, Message& message, std::mt19937_64&) {
    tidy_maps(message);
    message.DiscardUnknownFields();
    for (const TextFormat::Printer* printer : {&plain, &dense}) {
      std::string text;
      ASSERT_TRUE(printer->PrintToString(message, &text));
      expect_as_reference(table.full_name, text);
    }
  });
}

TEST(ParseText, ReadsScalarsAsPeopleWriteThem) {
  for (const char* text : {"i: 7",
                           "i:7",
                           " i : 7 ; ",
                           "i: 7, name: 'x'",
                           "i: 0x1F",
                           "i: -0X1f",
                           "i: 017",
                           "i: - 5",
                           "i: 08",
                           "i: 1.5",
                           "i: 7f",
                           "i: 9223372036854775807",
                           "i: 9223372036854775808",
                           "i: -9223372036854775808",
                           "i: -9223372036854775809",
                           "i: +1",
                           "i 7",
                           "i: '7'",
                           "i:",
                           "i: 0x",
                           "i: 0xg",
                           "i: 1 2",
                           "f: 1",
                           "f: 1.",
                           "f: .5",
                           "f: 1e3",
                           "f: 1e",
                           "f: 1.5f",
                           "f: 1F",
                           "f: -inf",
                           "f: Infinity",
                           "f: nan",
                           "f: -nan",
                           "f: 3.4028235e38",
                           "f: 3.4028236e38",
                           "f: 1e400",
                           "f: 1e-400",
                           "f: 0.1",
                           "f: 010",
                           "f: 0x10",
                           "f: 1.2.3",
                           "f: 18446744073709551616",
                           "f: one",
                           "f: -",
                           "f: 1e-46"}) {
    expect_as_reference("onnx.AttributeProto", text);
  }
}

TEST(ParseText, ReadsStrings) {
  for (const char* text :
       {R"(name: "a\tb\n\"'")", R"(name: 'a' "b" 'c')", R"(name: "\101\1\0419\x41\x4g")", R"(name: "\X41")",
        R"(name: "\xg")", R"(name: "\u00e9\u20AC\U0001F600")", R"(name: "\ud83d\ude00")",

        R"(name: "\U0010ffff")", R"(name: "\u12")", R"(name: "\q")", R"(name: "\?\a\b\f\r\v\\")", "name: \"a\nb\"",
        "name: \"a", "name: \"a\\", "name: \"\\", "name: a", "name: ''", "name: \"\xc3\xa9\"", R"(s: "\377\000")"}) {
    expect_as_reference("onnx.AttributeProto", text);
  }
}

TEST(ParseText, ReadsListsMessagesAndComments) {
  for (const char* text : {"ints: [1, 2, 3]",
                           "ints: []",
                           "ints: [1, 2,]",
                           "ints: [,]",
                           "ints: [1 2]",
                           "ints: 1 ints: 2",
                           "ints: [1] ints: [2]",
                           "floats: [inf, -1, 2.5]",
                           "strings: ['a' 'b', 'c']",
                           "t { dims: 1 }",
                           "t: { dims: 1 }",
                           "t < dims: 1 >",
                           "t { dims: 1 >",
                           "t {",
                           "t }",
                           "t: 1",
                           "tensors [ { dims: 1 }, < dims: 2 > ]",
                           "tensors: [ { } ]",
                           "tensors { } tensors { }",
                           "# all of it\n i: 1 # one\n#\n",
                           "i: 1 # at the end",
                           "",
                           " \n",
                           ";",
                           ",",
                           "i: 1;;",
                           "i: 1,;",
                           "{ i: 1 }",
                           "t { } }",
                           "i: [1]",
                           "t [ { } ]",
                           "g { node { op_type: 'Add' input: ['a', 'b'] } }"}) {
    expect_as_reference("onnx.AttributeProto", text);
  }
}

TEST(ParseText, ReadsEnumsAndBools) {
  for (const char* text :
       {"type: FLOAT", "type: 1", "type: 999", "type: -1", "type: float", "type: 'FLOAT'", "type: 0x2"}) {
    expect_as_reference("onnx.AttributeProto", text);
  }
  for (const char* text :
       {"implicit: 0 implicit: 1", "implicit: 1 implicit: 2", "open: OPEN_ONE", "open: 77", "opens: [1, OPEN_ZERO, 5]",
        "explicit: 0 explicit: 0", "chosen_text: 'a' chosen_open: OPEN_ONE", "chosen_text: ''",
        "open_map { key: 'a' value: OPEN_ONE } open_map { key: 'a' }", "open_map: [{key: 'b'}, {value: 9}]",
        "below { implicit: 1 below { } }", "real: -0.0", "real: 0"}) {
    expect_as_reference("sample_text.Proto3", text);
    expect_as_reference("sample_text.Proto3", text, true);
  }
  for (const char* text : {"value: true", "value: True", "value: t", "value: 1", "value: 2", "value: TRUE", "value: f",
                           "value: False", "value: 0", "value: yes", "value: 0x1"}) {
    expect_as_reference("google.protobuf.BoolValue", text);
  }
}

TEST(ParseText, RefusesAFieldTwiceUnlessItMerges) {
  for (const bool last_wins : {false, true}) {
    expect_as_reference("onnx.AttributeProto", "i: 1 i: 2", last_wins);
    expect_as_reference("onnx.AttributeProto", "t { name: 'a' dims: 1 } t { dims: 2 }", last_wins);
    expect_as_reference("onnx.TensorShapeProto", "dim { dim_value: 1 dim_param: 'n' }", last_wins);
    expect_as_reference("onnx.TensorShapeProto", "dim { dim_value: 1 } dim { dim_param: 'n' }", last_wins);
  }
}

TEST(ParseText, ReadsAnysAsPeopleWriteThem) {
  const std::string url = "type.googleapis.com/sample_text.Proto3";
  for (const std::string& text : std::initializer_list<std::string>{
           "any { [" + url + "] { implicit: 5 } }", "any { [" + url + "]: < implicit: 5 > }",
           "any { [ type.googleapis.com / sample_text . Proto3 ] { } }", "any { [my.host/sample_text.Proto3] { } }",
           "any { [type.googleapis.com/sample_text.WellKnown] { any { [" + url + "] { real: 1 } } } }",
           "any { [" + url + "] { } [" + url + "] { } }", "any { [" + url + "] { } type_url: 'x' }",
           "any { value: 'x' [" + url + "] { } }", "any { type_url: '" + url + "' value: '\\010\\005' }",
           "any { [" + url + "] { implicit: 'x' } }", "any { [" + url + "] }", "any { [" + url + " { } }",
           "any { [" + url + "/] { } }", "any { [/" + url + "] { } }", "any { [sample_text.Proto3] { } }",
           "any { [] { } }"}) {
    expect_as_reference("sample_text.WellKnown", text);
    expect_as_reference("sample_text.WellKnown", text, true);
  }
}

// The encoding that a class writes of the message, and the one that encode_text() makes.
void expect_as_written(const std::string& type, const std::string& text, bool last_wins = false) {
  SCOPED_TRACE(text);
  const auto expected = reference_of(type, text, last_wins);
  ASSERT_NE(expected, nullptr);
  text::ParseTextOptions options;
  options.last_wins = last_wins;
  std::string bytes = "before";
  ASSERT_TRUE(text::encode_text(text, *find_table(type), bytes, options).ok());
  EXPECT_EQ(bytes, "before" + deterministic(*expected));
}

// What the text becomes, printed by libprotobuf; or the error.
std::string message_of(const std::string& type, const std::string& text, const text::ParseTextOptions& options = {}) {
  std::string bytes;
  const text::TextStatus status = text::encode_text(text, *find_table(type), bytes, options);
  if (!status) return "error: " + status.message();
  const auto message = reference_pool().make(type);
  return message->ParsePartialFromString(bytes) ? message->ShortDebugString() : "error: no message";
}

TEST(ParseText, GroupsGoByBothNames) {
  EXPECT_EQ(message_of("sample_text.Names", "Inner { snake_case_name: 1 } many { value: 2 } Many: < > chosen { }"),
            "Inner { snake_case_name: 1 } Many { value: 2 } Many { } Chosen { }");
  EXPECT_EQ(message_of("sample_text.Names", "inner { } Inner { }"),
            "error: line 1, column 17: field 'inner' is set a second time");
}

TEST(ParseText, ReadsMessageSets) {
  for (const char* text :
       {"set { [sample.Item] { number: 7 set { [sample.Item] { } } } }", "set { }", "set { number: 7 }",
        "set { [sample.Item]: 7 }", "set { [sample.none] { } }", "set { [sample.Item] { number: 7 }"}) {
    expect_as_reference("sample.SetHolder", text);
  }
  expect_as_written("sample.SetHolder", "set { [sample.Item] { number: 300 needs { } } }");
}

TEST(ParseText, HalfAPairOfSurrogatesIsNoCharacter) {
  EXPECT_EQ(message_of("onnx.NodeProto", R"(name: "\ud83d\ude00\U0000d83d\ude00")"),
            R"(name: "\360\237\230\200\360\237\230\200")");
  for (const char* escapes : {R"(\ud83d)", R"(\ude00)", R"(\ud83dx)", R"(\ud83d\u0041)", R"(\U0000d83d\U0000de00)",
                              R"(\ud83d\U0000de00)", R"(\ud83d" "\ude00)"}) {
    EXPECT_EQ(message_of("onnx.NodeProto", "name: \"" + std::string(escapes) + "\""),
              "error: line 1, column 7: name: an escape that does not exist")
        << escapes;
  }
}

TEST(ParseText, StringsOfProto3AreUtf8) {
  EXPECT_EQ(message_of("sample_text.Proto3", R"(below { chosen_text: "\303" })"),
            "error: line 1, column 29: below.chosen_text: the string is not UTF-8");
  EXPECT_EQ(message_of("sample_text.Proto3", R"(chosen_text: "\303" "\251")"), R"(chosen_text: "\303\251")");
  EXPECT_EQ(message_of("sample_text.Proto3", R"(chosen_bytes: "\303")"), R"(chosen_bytes: "\303")");
  EXPECT_EQ(message_of("onnx.NodeProto", R"(name: "\303")"), R"(name: "\303")");
}

TEST(ParseText, FieldsGoByTheirNumbersOnRequest) {
  text::ParseTextOptions options;
  EXPECT_EQ(message_of("onnx.NodeProto", "3: 'x'"), "error: line 1, column 1: a field's name expected, found '3'");
  options.field_numbers = true;
  EXPECT_EQ(message_of("onnx.NodeProto", "3: 'x' 5 { 8 [2] 0x14: INTS }", options),
            "error: line 1, column 14: attribute[0]: ':' expected, found '['");
  EXPECT_EQ(message_of("onnx.NodeProto", "3: 'x' 5 { 8: [2] 0x14: INTS }", options),
            R"(name: "x" attribute { ints: 2 type: INTS })");
  EXPECT_EQ(message_of("onnx.NodeProto", "77: 1", options), "error: line 1, column 1: no field '77' in onnx.NodeProto");
}

TEST(ParseText, LeavesOutWhatIsUnknownOnRequest) {
  text::ParseTextOptions options;
  options.ignore_unknown_extensions = true;
  EXPECT_EQ(message_of("onnx.NodeProto", "[a.b.c] { x: 1 } name: 'x' [d]: [1, 'a' \"b\", { y: -inf }];", options),
            R"(name: "x")");
  EXPECT_EQ(message_of("onnx.NodeProto", "a: 1", options), "error: line 1, column 1: no field 'a' in onnx.NodeProto");
  options.ignore_unknown_fields = true;
  EXPECT_EQ(
      message_of("onnx.NodeProto", "a: 1 b < c: '\\n' [d.e/f] { 7: 1 } > name: 'x' g: [] h {}, i: - 1.5", options),
      R"(name: "x")");
  for (const char* text :
       {"a", "a: ", "a: {", "a { b }", "a: [1,", "a: [1 2]", "a 1", "a: '\\q'", "a: ]", "a { [b: 1 }"}) {
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

TEST(ParseText, WhatIsMergedReplacesEvenByZero) {
  text::ParseTextOptions options;
  options.last_wins = true;
  std::string bytes;
  ASSERT_TRUE(text::encode_text("implicit: 5 real: 1 below { real: 2 }", *find_table("sample_text.Proto3"), bytes));
  ASSERT_TRUE(text::encode_text("implicit: 0 real: 0 below { }", *find_table("sample_text.Proto3"), bytes, options));
  const auto message = reference_pool().make("sample_text.Proto3");
  ASSERT_TRUE(message->ParseFromString(bytes));
  EXPECT_EQ(message->ShortDebugString(), "below { real: 2 }");
}

TEST(ParseText, NumbersPastTheRangeOfDouble) {
  for (const char* text : {"f: 0.1e400", "f: 0.1e-400", "f: 1000e-400", "f: .00001e309", "f: -1e400", "f: 0e999"}) {
    expect_as_reference("onnx.AttributeProto", text);
  }
}

TEST(ParseText, SaysInWhichField) {
  EXPECT_EQ(fault_in("onnx.ModelProto", "graph {\n  node { }\n  node {\n    op_type: 7 } }"),
            "line 4, column 14: graph.node[1].op_type: a string expected, found '7'");
  EXPECT_EQ(fault_in("onnx.AttributeProto", "ints: [1, 2] ints: 3 ints: x"),
            "line 1, column 28: ints[3]: a whole number expected, found 'x'");
  EXPECT_EQ(fault_in("sample.Extended", "[sample.early]: x"),
            "line 1, column 17: [sample.early]: a whole number expected, found 'x'");
  EXPECT_EQ(fault_in("sample_text.WellKnown", "any { [type.googleapis.com/sample_text.Proto3] { real: x } }"),
            "line 1, column 56: any.value.real: a decimal number expected, found 'x'");
  std::string bytes;
  const text::TextStatus status = text::encode_text("graph { node { name: 1", *find_table("onnx.ModelProto"), bytes);
  EXPECT_EQ(status.code(), text::TextError::kSyntax);
  EXPECT_EQ(status.path(), "graph.node[0].name");
}

TEST(ParseText, SaysWhereAndWhy) {
  EXPECT_EQ(fault_in("onnx.NodeProto", "input: 'a'\n  nmae: 'b'"),
            "line 2, column 3: no field 'nmae' in onnx.NodeProto");
  EXPECT_EQ(fault_in("onnx.NodeProto", "name 'b'"), "line 1, column 6: ':' expected, found ''b''");
  EXPECT_EQ(fault_in("onnx.NodeProto", "name: 'a' name: 'b'"), "line 1, column 15: field 'name' is set a second time");
  EXPECT_EQ(fault_in("onnx.NodeProto", "attribute {\n"),
            "line 2, column 1: attribute[0]: a field's name expected, found the end");
  EXPECT_EQ(fault_in("onnx.NodeProto", "[onnx.more]: 1"),
            "line 1, column 11: no extension 'onnx.more' in onnx.NodeProto");
  EXPECT_EQ(fault_in("onnx.AttributeProto", "i: 99999999999999999999"), "line 1, column 4: i: a number out of range");
  EXPECT_EQ(fault_in("onnx.AttributeProto", "type: REAL"),
            "line 1, column 7: type: no value 'REAL' in onnx.AttributeProto.AttributeType");
  EXPECT_EQ(fault_in("onnx.AttributeProto", "name: \"a"), "line 1, column 7: name: a string without its end");
  EXPECT_EQ(fault_in("onnx.AttributeProto", R"(name: "\U00110000")"),
            "line 1, column 7: name: an escape that does not exist");
  EXPECT_EQ(fault_in("onnx.AttributeProto", "i: 0129"), "line 1, column 4: i: a digit 8 or 9 in an octal number");
  EXPECT_EQ(fault_in("sample_text.WellKnown", "any { [type.googleapis.com/none] { } }"),
            "line 1, column 32: any: no type 'type.googleapis.com/none' is known here");
  EXPECT_EQ(fault_in("onnx.AttributeProto", "i: 1"), "ok");
}

TEST(ParseText, FaultsCannotBeForgedAndAreShort) {
  EXPECT_EQ(fault_in("onnx.NodeProto", "name: \x9b"), "line 1, column 7: name: a string expected, found '\\x9b'");
  EXPECT_EQ(fault_in("onnx.NodeProto", "name \"a\x1b[2K\""), "line 1, column 6: ':' expected, found '\"a\\x1b[2K\"'");
  const std::string endless(10'000'000, 'x');
  for (const std::string& text : {endless + ": 1", "[" + endless + "]: 1", "name \"" + endless + "\""}) {
    EXPECT_LT(fault_in("onnx.NodeProto", text).size(), 300U);
  }
}

TEST(ParseText, PackedFieldsArePackedWhereverTheirValuesStand) {
  expect_as_written("onnx.TensorProto", "float_data: 1 float_data: [2, 3] float_data: -0.5");
  expect_as_written("onnx.TensorProto", "int64_data: 1 name: 't' int64_data: -1 dims: 3 int64_data: 300 dims: 4");
  expect_as_written("onnx.TensorProto", "double_data: [] uint64_data: 18446744073709551615 int32_data: [1]");
  expect_as_written("onnx.AttributeProto",
                    "t { float_data: 1 } tensors { int32_data: 2 name: 'x' int32_data: 3 } f: 1");
  std::string many = "dims: 1 ";
  for (int i = 0; i < 300; ++i) many += "int32_data: " + std::to_string(i * 1000) + " ";
  expect_as_written("onnx.TensorProto", many);
}

TEST(ParseText, FieldsStandInTheOrderOfTheirNumbers) {
  expect_as_written("onnx.NodeProto", "op_type: 'b' name: 'a' output: 'o' input: 'i' output: 'p' input: 'j'");
  expect_as_written("onnx.GraphProto", "input { name: 'x' } node { op_type: 'b' input: 'y' } input { name: 'z' }");
}

TEST(ParseText, OfAOneofTheLastMemberIsWritten) {
  for (const char* text :
       {"tensor_type { elem_type: 1 } sequence_type { }", "sequence_type { } tensor_type { elem_type: 1 }",
        "tensor_type { elem_type: 1 } denotation: 'd' sequence_type { } tensor_type { }",
        "tensor_type { elem_type: 1 } denotation: 'd' tensor_type { shape { } }"}) {
    const auto expected = reference_of("onnx.TypeProto", text, true);
    ASSERT_NE(expected, nullptr);
    text::ParseTextOptions options;
    options.last_wins = true;
    std::string bytes;
    ASSERT_TRUE(text::encode_text(text, *find_table("onnx.TypeProto"), bytes, options).ok());
    const auto actual = reference_pool().make("onnx.TypeProto");
    ASSERT_TRUE(actual->ParseFromString(bytes));
    EXPECT_EQ(actual->ShortDebugString(), expected->ShortDebugString()) << text;
    EXPECT_EQ(bytes.find("\x22"),
              expected->ShortDebugString().find("sequence") == std::string::npos ? std::string::npos : std::size_t{0})
        << "no trace of the member that was replaced in: " << text;
  }
}

TEST(ParseText, StopsAtItsDepth) {
  const auto nested = [](int levels) {
    std::string text;
    for (int i = 0; i < levels; ++i) text += "below {";
    return text + std::string(static_cast<std::size_t>(levels), '}');
  };
  EXPECT_EQ(fault_in("sample_text.Proto3", nested(100)), "ok");
  EXPECT_NE(fault_in("sample_text.Proto3", nested(101)).find("nested too deeply"), std::string::npos);
  EXPECT_NE(fault_in("sample_text.Proto3", nested(1'000'000)).find("nested too deeply"), std::string::npos);
}

// Whatever is cut off or replaced, both take it or both refuse.
TEST(ParseText, AgreesOnDamagedText) {
  const std::string whole = R"(name: "a\n\x41" f: -1.5e3 ints: [1, 0x2] t { dims: 3 raw_data: "\000\377" } # end
 type: TENSOR)";
  for (std::size_t i = 0; i < whole.size(); ++i) {
    expect_as_reference("onnx.AttributeProto", whole.substr(0, i));
    for (const char c : {'"', '{', ']', '0', ' ', '.', 'e', ';', '\\'}) {
      std::string damaged = whole;
      damaged[i] = c;
      expect_as_reference("onnx.AttributeProto", damaged);
    }
  }
}

}  // namespace
}  // namespace onnxgen::tests

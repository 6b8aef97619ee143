// Text parsing, compared with libprotobuf: both must accept the same texts and parse them to the same messages.
#include <initializer_list>
#include <string>

#include "text_reading.h"

namespace onnxgen::tests {
namespace {

using google::protobuf::Message;
using google::protobuf::TextFormat;
using namespace text_reading;

TEST(ParseText, ReadsWhatLibprotobufPrints) {
  TextFormat::Printer plain;
  TextFormat::Printer dense;
  dense.SetSingleLineMode(true);
  dense.SetUseShortRepeatedPrimitives(true);
  dense.SetUseUtf8StringEscaping(true);
  dense.SetExpandAny(true);
  for_random_messages(20, AnyContent::kWhole, [&](const MessageDescriptor& table, Message& message, std::mt19937_64&) {
    tidy_maps(message);
    message.DiscardUnknownFields();
    for (const TextFormat::Printer* printer : {&plain, &dense}) {
      std::string text;
      ASSERT_TRUE(printer->PrintToString(message, &text));
      expect_as_reference(table.full_name, text);
    }
  });
}

TEST(ParseText, ReadsScalarsInEveryNotation) {
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

TEST(ParseText, AcceptsTheWhitespaceOfAnySystem) {
  for (const char* text : {"i: 7\r\nname: 'x'\r\n", "i:\v7\fname:\t'x'\r", "i: 7 # comment\r\nname: 'x'", "i: 7\b"}) {
    expect_as_reference("onnx.AttributeProto", text);
  }
}

TEST(ParseText, ReadsStrings) {
  for (const char* text :
       {R"(name: "a\tb\n\"'")", R"(name: 'a' "b" 'c')", R"(name: "\101\1\0419\x41\x4g")", R"(name: "\X41")",
        R"(name: "\xg")", R"(name: "\u00e9\u20AC\U0001F600")",

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

TEST(ParseText, ReadsAnysInEveryNotation) {
  const std::string url = "type.googleapis.com/sample_text.Proto3";
  for (const std::string& text : std::initializer_list<std::string>{
           "any { [" + url + "] { implicit: 5 } }", "any { [" + url + "]: < implicit: 5 > }",
           "any { [ type.googleapis.com / sample_text . Proto3 ] { } }", "any { [my.host/sample_text.None] { } }",
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

TEST(ParseText, NumbersPastTheRangeOfDouble) {
  for (const char* text : {"f: 0.1e400", "f: 0.1e-400", "f: 1000e-400", "f: .00001e309", "f: -1e400", "f: 0e999"}) {
    expect_as_reference("onnx.AttributeProto", text);
  }
}

TEST(ParseText, PackedFieldsArePackedWhereverTheirValuesOccur) {
  expect_as_written("onnx.TensorProto", "float_data: 1 float_data: [2, 3] float_data: -0.5");
  expect_as_written("onnx.TensorProto", "int64_data: 1 name: 't' int64_data: -1 dims: 3 int64_data: 300 dims: 4");
  expect_as_written("onnx.TensorProto", "double_data: [] uint64_data: 18446744073709551615 int32_data: [1]");
  expect_as_written("onnx.AttributeProto",
                    "t { float_data: 1 } tensors { int32_data: 2 name: 'x' int32_data: 3 } f: 1");
  std::string many = "dims: 1 ";
  for (int i = 0; i < 300; ++i) many += "int32_data: " + std::to_string(i * 1000) + " ";
  expect_as_written("onnx.TensorProto", many);
}

TEST(ParseText, FieldsAreOrderedByNumber) {
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

// For any truncated or changed text, both must accept it or both must reject it.
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

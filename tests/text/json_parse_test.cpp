// Accepted and rejected JSON, and the error messages.
#include <string>

#include "json_reading.h"

namespace onnxgen::tests {
namespace {

using namespace json_reading;

TEST(ParseJson, Names) {
  EXPECT_EQ(message_of("onnx.NodeProto", R"({"opType":"Add","doc_string":"x"})"), R"(op_type: "Add" doc_string: "x")");
  EXPECT_EQ(message_of("onnx.NodeProto", R"({"o\u0070Type":"Add"})"), R"(op_type: "Add")");
  EXPECT_EQ(message_of("sample_text.Names", R"({"other \"name\"":4,"with2Digits3x":5,"Leading":1})"),
            "_leading: 1 renamed: 4 with_2_digits3x: 5");
  EXPECT_EQ(
      message_of("sample_text.Names", R"({"inner":{"snakeCaseName":1},"many":[{"value":2},{}],"chosen":{"yes":true}})"),
      "Inner { snake_case_name: 1 } Many { value: 2 } Many { } Chosen { yes: true }");
}

// Names of descriptors end at a NUL byte, names in the input do not.
TEST(ParseJson, NamesWithNulBytesAreUnknown) {
  for (const char* json : {R"({"name\u0000":"x"})", R"({"name\u0000\u0000":"x"})", R"({"\u0000":"x"})",
                           R"({"name\u0000 and so much more that it ends behind the name of any field":"x"})",
                           R"({"op_type\u0000s":"x"})", R"({"opType\u0000domain":"x"})"}) {
    EXPECT_EQ(read("onnx.NodeProto", json).status.code(), text::TextError::kUnknownName) << json;
  }
  EXPECT_EQ(read("sample.Extended", R"({"[sample.early\u0000]":2})").status.code(), text::TextError::kUnknownName);
  EXPECT_EQ(fault_in("onnx.NodeProto", R"({"name\u0000":"x"})"),
            R"(line 1, column 2: unknown field 'name\x00' in onnx.NodeProto)");
}

TEST(ParseJson, ExtensionNamesAreInBrackets) {
  EXPECT_EQ(message_of("sample.Extended", R"({"[sample.signed_number]":"-3","first":1,"[sample.early]":2})"),
            "first: 1 [sample.early]: 2 [sample.signed_number]: -3");
  EXPECT_EQ(fault_in("sample.Extended", R"({"[sample.none]":1})"),
            "line 1, column 2: unknown field '[sample.none]' in sample.Extended");
}

TEST(ParseJson, WholeNumbers) {
  const auto i = [](const std::string& value) { return value_of("onnx.AttributeProto", "i", value); };
  for (const char* five : {"5", "\"5\"", "5.0", "5e0", "50e-1", "0.5e1", "\"0.5e1\"", "0.00000005E+8", R"("\u0035")"}) {
    EXPECT_EQ(i(five), "i: 5") << five;
  }
  EXPECT_EQ(i("-9223372036854775808"), "i: -9223372036854775808");
  EXPECT_EQ(i("\"9223372036854775807\""), "i: 9223372036854775807");
  EXPECT_EQ(i("9.223372036854775807e18"), "i: 9223372036854775807") << "not by way of a double";
  EXPECT_EQ(i("-0"), "i: 0");
  for (const char* value : {"9223372036854775808", "-9223372036854775809", "0.5", "1e-1", "1e19",
                            "1e999999999999999999", "5.000000000000000000000000000001"}) {
    EXPECT_EQ(i(value), "error: line 1, column 6: i: the number is out of range or not an integer") << value;
  }
  for (const char* value :
       {"\" 5\"", "\"5 \"", "\"\"", "\"0x5\"", "\"05\"", "\"+5\"", "\"five\"", "true", "[5]", "{}"}) {
    EXPECT_NE(i(value).find("i: expected an integer, found"), std::string::npos) << i(value);
  }
  for (const char* value : {"05", "+5", "5.", ".5", "5e", "0x5", "--5", "-", "5f"}) {
    EXPECT_EQ(read("onnx.AttributeProto", std::string("{\"i\":") + value + "}").status.code(), text::TextError::kSyntax)
        << value;
  }
}

TEST(ParseJson, RangesOfWholeNumbers) {
  const auto is_read = [](const char* field, const char* value) {
    return value_of("protobuf_test_messages.proto3.TestAllTypesProto3", field, value).find("error") != 0;
  };
  if (find_table("protobuf_test_messages.proto3.TestAllTypesProto3") == nullptr) GTEST_SKIP() << "no test messages";
  for (const char* field : {"optionalInt32", "optionalSint32", "optionalSfixed32"}) {
    EXPECT_TRUE(is_read(field, "2147483647") && is_read(field, "-2147483648"));
    EXPECT_FALSE(is_read(field, "2147483648") || is_read(field, "-2147483649"));
  }
  for (const char* field : {"optionalUint32", "optionalFixed32"}) {
    EXPECT_TRUE(is_read(field, "4294967295") && is_read(field, "-0"));
    EXPECT_FALSE(is_read(field, "4294967296") || is_read(field, "-1"));
  }
  for (const char* field : {"optionalUint64", "optionalFixed64"}) {
    EXPECT_TRUE(is_read(field, "18446744073709551615"));
    EXPECT_FALSE(is_read(field, "18446744073709551616") || is_read(field, "-1"));
  }
}

TEST(ParseJson, RealNumbers) {
  const auto f = [](const std::string& value) { return value_of("onnx.AttributeProto", "f", value); };
  EXPECT_EQ(f("1"), "f: 1");
  EXPECT_EQ(f("\"-1.5e2\""), "f: -150");
  EXPECT_EQ(f("\"NaN\""), "f: nan");
  EXPECT_EQ(f("\"-Infinity\""), "f: -inf");
  EXPECT_EQ(f("3.4028235e38"), "f: 3.40282347e+38") << "what the largest float is printed as";
  EXPECT_EQ(f("-0.0"), "f: -0");
  EXPECT_EQ(f("1e-400"), "f: 0");
  EXPECT_EQ(f("0." + std::string(400, '0') + "1"), "f: 0");
  EXPECT_EQ(f("1" + std::string(400, '0') + "e-400"), "f: 1");
  for (const std::string& value : {std::string("3.5e38"), std::string("-1e400"), "1" + std::string(1'000'000, '0'),
                                   std::string("0.1e400"), std::string("\"1e39\"")}) {
    EXPECT_EQ(f(value), "error: line 1, column 6: f: the number is out of range");
  }
  for (const char* value : {"\"nan\"", "\"inf\"", "\"\"", "\"1f\"", "true"}) {
    EXPECT_EQ(f(value).find("error: line 1, column 6: f: "), 0U) << f(value);
  }
}

TEST(ParseJson, Enums) {
  const auto type = [](const std::string& value) { return value_of("onnx.AttributeProto", "type", value); };
  EXPECT_EQ(type("\"FLOAT\""), "type: FLOAT");
  EXPECT_EQ(type("1"), "type: FLOAT");
  EXPECT_EQ(type("\"1\""), "type: FLOAT");
  EXPECT_EQ(type("1.0"), "type: FLOAT");
  EXPECT_EQ(type("999"), "20: 999") << "an unknown field: the enum is closed";
  EXPECT_EQ(type("\"REAL\""),
            "error: line 1, column 9: type: unknown value 'REAL' of enum onnx.AttributeProto.AttributeType");
  EXPECT_EQ(type("\"float\"").find("error"), 0U);
  EXPECT_EQ(type("\"999\"").find("error"), 0U);
  EXPECT_EQ(type("2147483648").find("error"), 0U);
  EXPECT_EQ(value_of("sample_text.Proto3", "open", "77"), "open: 77");
  text::ParseJsonOptions options;
  options.case_insensitive_enum_parsing = true;
  EXPECT_EQ(message_of("onnx.AttributeProto", R"({"type":"float"})", options), "type: FLOAT");
  EXPECT_EQ(message_of("onnx.AttributeProto", R"({"type":"sparse-tensor"})", options), "type: SPARSE_TENSOR");
}

TEST(ParseJson, Bytes) {
  const auto s = [](const std::string& value) { return value_of("onnx.AttributeProto", "s", "\"" + value + "\""); };
  EXPECT_EQ(s(""), "s: \"\"");
  EXPECT_EQ(s("YQ=="), "s: \"a\"");
  EXPECT_EQ(s("YQ"), "s: \"a\"");
  EXPECT_EQ(s("YWI="), "s: \"ab\"");
  EXPECT_EQ(s("YWI"), "s: \"ab\"");
  EXPECT_EQ(s("YWJj"), "s: \"abc\"");
  EXPECT_EQ(s("+/8="), "s: \"\\373\\377\"");
  EXPECT_EQ(s("-_8"), "s: \"\\373\\377\"");
  EXPECT_EQ(s("+\\/8="), "s: \"\\373\\377\"");
  for (const char* text : {"Y", "YQ=", "YQ===", "Y===", "=", "====", "YWJjY", "YW J", "YQ==YQ==", "Y\xc3\xa9Q"}) {
    EXPECT_EQ(s(text), "error: line 1, column 6: s: the string is not valid base64") << text;
  }
}

TEST(ParseJson, Strings) {
  const auto name = [](const std::string& value) {
    return value_of("onnx.AttributeProto", "name", "\"" + value + "\"");
  };
  EXPECT_EQ(name(R"(\"\\\/\b\f\n\r\t\u0041)"), R"(name: "\"\\/\010\014\n\r\tA")");
  EXPECT_EQ(name(R"(\u00e9\u20AC\ud83d\uDE00)"), R"(name: "\303\251\342\202\254\360\237\230\200")");
  EXPECT_EQ(name("12345678\xc3\xa9 and more\\n"), R"(name: "12345678\303\251 and more\n")");
  EXPECT_EQ(name(R"(\u0000)"), R"(name: "\000")");
  EXPECT_EQ(name(R"(\ud800)"), "error: line 1, column 9: name: unpaired surrogate");
  EXPECT_EQ(name(R"(\udc00\ud800)"), "error: line 1, column 9: name: unpaired surrogate");
  EXPECT_EQ(name(R"(\ud800\u0041)"), "error: line 1, column 9: name: unpaired surrogate");
  EXPECT_EQ(name(R"(\U0041)"), "error: line 1, column 9: name: invalid escape sequence");
  EXPECT_EQ(name(R"(\u00g1)"), "error: line 1, column 9: name: invalid escape sequence");
  EXPECT_EQ(name("\xff"), "error: line 1, column 9: name: the string is not valid UTF-8");
  EXPECT_EQ(name("12345678\xed\xa0\x80"), "error: line 1, column 9: name: the string is not valid UTF-8");
  EXPECT_EQ(name("1234567\n"), "error: line 1, column 9: name: control character in a string");
}

TEST(ParseJson, Null) {
  EXPECT_EQ(message_of("onnx.NodeProto", R"({"name":null,"input":null,"attribute":null})"), "");
  EXPECT_EQ(message_of("sample_text.Proto3", R"({"chosenText":null,"chosenOpen":1,"maps":null})"),
            "chosen_open: OPEN_ONE");
  EXPECT_EQ(message_of("sample_text.WellKnown", R"({"any":null,"struct":null,"list":null,"aDouble":null})"), "");
  EXPECT_EQ(message_of("sample_text.WellKnown", R"({"value":null})"), "value { null_value: NULL_VALUE }");
  EXPECT_EQ(message_of("sample_text.WellKnown", R"({"chosenNull":null})"), "chosen_null: NULL_VALUE");
  EXPECT_EQ(message_of("sample_text.WellKnown", R"({"values":[null],"nulls":[null]})"),
            "values { null_value: NULL_VALUE } nulls: NULL_VALUE");
  EXPECT_EQ(fault_in("onnx.NodeProto", R"({"input":["a",null]})"),
            "line 1, column 15: input[1]: expected a value, found 'null'");
  EXPECT_EQ(fault_in("sample_text.WellKnown", R"({"doubles":[null]})"),
            "line 1, column 13: doubles[0]: expected a value, found 'null'");
  EXPECT_EQ(fault_in("sample_text.Maps", R"({"aInt32":{"1":null}})"),
            "line 1, column 16: aInt32[\"1\"]: expected a value, found 'null'");
  EXPECT_EQ(fault_in("onnx.NodeProto", "null"), "line 1, column 1: expected an object, found 'null'");
}

TEST(ParseJson, NothingIsSetTwice) {
  for (const char* json : {R"({"name":"a","name":"b"})", R"({"opType":"a","op_type":"b"})",
                           R"({"input":[],"input":["a"],"name":"","name":""})"}) {
    EXPECT_EQ(read("onnx.NodeProto", json).status.code(), text::TextError::kSetTwice) << json;
  }
  EXPECT_EQ(fault_in("onnx.NodeProto", "{\"op_type\":\"a\",\n \"opType\":\"b\"}"),
            "line 2, column 2: field 'opType' is set twice");
  EXPECT_EQ(fault_in("sample_text.Proto3", R"({"implicit":0,"implicit":1})"),
            "line 1, column 15: field 'implicit' is set twice");
  EXPECT_EQ(fault_in("sample_text.Proto3", R"({"chosenText":"","chosenOpen":0})"),
            "line 1, column 18: 'chosen_open' and 'chosen_text' belong to the same oneof");
  EXPECT_EQ(fault_in("sample_text.Maps", R"({"aInt32":{"1":"a","2":"b","1":"c"}})"),
            "line 1, column 28: aInt32[\"1\"]: duplicate map key");
  EXPECT_EQ(fault_in("sample_text.WellKnown", R"({"struct":{"a":1,"b":2,"\u0061":3}})"),
            "line 1, column 24: struct[\"a\"]: duplicate map key");
  EXPECT_EQ(read("onnx.NodeProto", R"({"attribute":[{"ints":[1]}],"attribute":[{"ints":[1]}]})").status.code(),
            text::TextError::kSetTwice);
}

TEST(ParseJson, Maps) {
  EXPECT_EQ(message_of("sample_text.Maps", R"({"aInt32":{"-1":"a"},"kBool":{"true":"1970-01-01T00:00:01Z"}})"),
            R"(a_int32 { key: -1 value: "a" } k_bool { key: true value { seconds: 1 } })");
  EXPECT_EQ(message_of("sample_text.Maps", R"({"lString":{"":{"lString":{"x":{}}}}})"),
            R"(l_string { key: "" value { l_string { key: "x" value { } } } })");
  for (const char* key : {"01", "1.0", "1e0", "-0", "+1", " 1", "", "a", "4294967296000"}) {
    EXPECT_NE(read("sample_text.Maps", std::string(R"({"aInt32":{")") + key + R"(":"a"}})").status.code(),
              text::TextError::kNone)
        << key;
  }
  EXPECT_EQ(fault_in("sample_text.Maps", R"({"kBool":{"1":"1970-01-01T00:00:01Z"}})"),
            "line 1, column 11: kBool[\"1\"]: expected true or false in quotes, found '\"1\"'");
  EXPECT_EQ(fault_in("sample_text.Maps", "{\"aInt32\":[]}"),
            "line 1, column 11: aInt32: expected an object, found '['");
}

// Classes serialize both, even if they are zero.
TEST(ParseJson, EntriesOfMapsHaveKeyAndValue) {
  EXPECT_EQ(read("sample_text.Proto3", R"({"openMap":{"":"OPEN_ZERO"}})").bytes, std::string("2\4\n\0\20\0", 6));
}

TEST(ParseJson, IgnoresUnknownFields) {
  text::ParseJsonOptions options;
  options.ignore_unknown_fields = true;
  EXPECT_EQ(message_of("onnx.NodeProto", R"({"a":1,"name":"x","b":{"c":[1,"2",{"d":null}],"e":true},"f":[]})", options),
            R"(name: "x")");
  EXPECT_EQ(message_of("sample_text.Proto3", R"({"open":"NONE","opens":["OPEN_ONE","NONE"],"[a.b]":1})", options),
            "opens: OPEN_ONE");
  EXPECT_EQ(
      message_of("sample_text.Proto3", R"({"openMap":{"a":"NONE","b":"OPEN_ONE","c":"NONE"},"implicit":1})", options),
      R"(implicit: 1 open_map { key: "b" value: OPEN_ONE })");
  EXPECT_EQ(message_of("sample_text.Maps", R"({"lString":{"x":{"hFixed64":{"1":"NOPE"}}}})", options),
            R"(l_string { key: "x" value { } })");
  for (const char* json : {R"({"a":[1,]})", R"({"a":{"b"}})", R"({"a":{b:1}})", R"({"a":"\ud800"})", R"({"a":[1)",
                           R"({"a":tru})", R"({"a":})"}) {
    EXPECT_EQ(read("onnx.NodeProto", json, options).status.code(), text::TextError::kSyntax) << json;
  }
  EXPECT_EQ(fault_in("onnx.NodeProto", R"({"a":1})"), "line 1, column 2: unknown field 'a' in onnx.NodeProto");
}

TEST(ParseJson, TheGrammarIsStrict) {
  for (const char* json : {"",
                           " ",
                           "{",
                           "}",
                           "{}}",
                           "{} {}",
                           "{},",

                           "{\"name\"}",
                           "{\"name\":}",
                           "{\"name\":\"a\",}",
                           "{,}",
                           "{'name':\"a\"}",
                           "{name:\"a\"}",
                           "{\"name\":'a'}",
                           "{\"name\" \"a\"}",
                           "{\"input\":[\"a\",]}",
                           "{\"input\":[\"a\" \"b\"]}",
                           "{\"input\":[,]}",
                           "{/**/}",
                           "// x\n{}",
                           "{\"name\":\"a\"; }",
                           "\xef\xbb\xbf{}",
                           "{\"name\":\"a",
                           "{\"name\":\"a\\",
                           "{\"name\":nul}",
                           "{\"name\":\"a\"\"opType\":\"b\"}"}) {
    EXPECT_EQ(read("onnx.NodeProto", json).status.code(), text::TextError::kSyntax) << json;
  }
  EXPECT_EQ(message_of("onnx.NodeProto", "\t{ \"name\" :\r\n \"a\" , \"input\" : [ \"b\" ,\"c\" ] } \n"),
            R"(input: "b" input: "c" name: "a")");
}

TEST(ParseJson, ErrorsHavePositionAndField) {
  EXPECT_EQ(fault_in("onnx.ModelProto", "{\"graph\":{\"node\":[{},{\"opType\":\"a\"},{\n  \"opType\": 7}]}}"),
            "line 2, column 13: graph.node[2].opType: expected a string, found '7'");
  EXPECT_EQ(fault_in("onnx.ModelProto", "{\"graph\":{\"node\":[{\"attribute\":[{\"t\":{\"dims\":[1,\"x\"]}}]}]}}"),
            "line 1, column 49: graph.node[0].attribute[0].t.dims[1]: expected an integer, found '\"x\"'");
  const text::TextStatus status = read("onnx.NodeProto", "{\"name\": \"a\x1b[2K").status;
  EXPECT_EQ(status.line(), 1U);
  EXPECT_EQ(status.column(), 10U);
  EXPECT_EQ(status.path(), "name");
  const std::string endless(10'000'000, 'x');
  for (const std::string& json : {"{\"" + endless + "\":1}", "{\"input\":\"" + endless + "\"}",
                                  "{\"opset\":1," + endless, "{\"name\":\"" + endless}) {
    EXPECT_LT(fault_in("onnx.NodeProto", json).size(), 500U);
  }
  EXPECT_LT(fault_in("sample_text.Maps", "{\"lString\":{\"" + endless + "\x7f\":7}}").size(), 500U);
}

// The path itself is complete, so that programs can find the field.
TEST(ParseJson, ErrorsShortenTheMiddleOfALongPath) {
  std::string json = "7";
  for (int i = 0; i < 90; ++i) json = "{\"below\":" + json + "}";
  const text::TextStatus status = read("sample_text.Proto3", json).status;
  EXPECT_EQ(status.path().size(), 90 * std::string("below.").size() - 1);
  EXPECT_LT(status.message().size(), 500U) << status.message();
  EXPECT_NE(status.message().find("below.below.b[... "), std::string::npos) << status.message();
}

TEST(ParseJson, NestingIsLimited) {
  const auto nested = [](const char* open, const char* close, int levels) {
    std::string json;
    for (int i = 0; i < levels; ++i) json += open;
    json += "{}";
    for (int i = 0; i < levels; ++i) json += close;
    return json;
  };
  EXPECT_EQ(fault_in("sample_text.Proto3", nested("{\"below\":", "}", 100)), "ok");
  text::ParseJsonOptions ignoring;
  ignoring.ignore_unknown_fields = true;
  for (const int levels : {101, 1'000'000}) {
    EXPECT_EQ(read("sample_text.Proto3", nested("{\"below\":", "}", levels)).status.code(), text::TextError::kTooDeep);
    EXPECT_EQ(read("sample_text.Proto3", nested("{\"none\":", "}", levels), ignoring).status.code(),
              text::TextError::kTooDeep);
    EXPECT_EQ(read("google.protobuf.Value", nested("[", "]", levels)).status.code(), text::TextError::kTooDeep);
    EXPECT_EQ(read("google.protobuf.Value", nested("{\"a\":", "}", levels)).status.code(), text::TextError::kTooDeep);
    EXPECT_EQ(read("google.protobuf.Any",
                   nested(R"({"@type":"type.googleapis.com/google.protobuf.Any","value":)", "}", levels))
                  .status.code(),
              text::TextError::kTooDeep);
    EXPECT_EQ(read("google.protobuf.Any", nested(R"({"a":)", "}", levels)).status.code(), text::TextError::kTooDeep);
  }
}

}  // namespace
}  // namespace onnxgen::tests

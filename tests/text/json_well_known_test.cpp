// Parsing the JSON of the well-known types.
#include <string>

#include "json_reading.h"

namespace onnxgen::tests {
namespace {

using namespace json_reading;

TEST(ParseJson, TimestampsAndDurations) {
  const auto time = [](const std::string& text) { return message_of("google.protobuf.Timestamp", "\"" + text + "\""); };
  EXPECT_EQ(time("1970-01-01T00:00:00Z"), "");
  EXPECT_EQ(time("2000-02-29T12:34:56.789+01:30"), "seconds: 951822296 nanos: 789000000");
  EXPECT_EQ(time("0001-01-01T00:00:00Z"), "seconds: -62135596800");
  EXPECT_EQ(time("9999-12-31T23:59:59.999999999Z"), "seconds: 253402300799 nanos: 999999999");
  for (const char* text :
       {"0000-01-01T00:00:00Z", "10000-01-01T00:00:00Z", "1970-01-01T00:00:00", "1970-01-01 00:00:00Z",
        "1970-01-01T00:00:00z", "1970-1-01T00:00:00Z", "1970-13-01T00:00:00Z", "1970-02-29T00:00:00Z",
        "1970-01-01T24:00:00Z", "1970-01-01T00:60:00Z", "1970-01-01T00:00:60Z", "1970-01-01T00:00:00.Z",
        "1970-01-01T00:00:00.1234567890Z", "1970-01-01T00:00:00+1:00", "1970-01-01T00:00:00+24:00",
        "1970-01-01T00:00:00Z ", "0001-01-01T00:00:00+00:01", "9999-12-31T23:59:59-00:01", ""}) {
    EXPECT_EQ(time(text).find("error: line 1, column 1: expected a timestamp such as"), 0U)
        << text << ": " << time(text);
  }
  const auto duration = [](const std::string& text) {
    return message_of("google.protobuf.Duration", "\"" + text + "\"");
  };
  EXPECT_EQ(duration("0s"), "");
  EXPECT_EQ(duration("1.5s"), "seconds: 1 nanos: 500000000");
  EXPECT_EQ(duration("-1.000000001s"), "seconds: -1 nanos: -1");
  EXPECT_EQ(duration("-0.5s"), "nanos: -500000000");
  EXPECT_EQ(duration("315576000000.999999999s"), "seconds: 315576000000 nanos: 999999999");
  for (const char* text : {"", "s", "1", "1m", "1.s", ".5s", "1.0000000001s", "--1s", "+1s", "1s ", "315576000001s",
                           "99999999999999999999s", "1e1s"}) {
    EXPECT_EQ(duration(text).find("error: line 1, column 1: expected a duration such as"), 0U) << text;
  }
}

TEST(ParseJson, FieldMasks) {
  const auto mask = [](const std::string& text) { return message_of("google.protobuf.FieldMask", "\"" + text + "\""); };
  EXPECT_EQ(mask(""), "");
  EXPECT_EQ(mask("fooBar.bazQux,x1"), R"(paths: "foo_bar.baz_qux" paths: "x1")");
  for (const char* text : {"foo_bar", ",", "a,", ",a", "a,,b", "a b", "a(b)"}) {
    EXPECT_EQ(mask(text).find("error: line 1, column 1: ["), 0U) << text;
  }
}

TEST(ParseJson, StructsAndWrappers) {
  EXPECT_EQ(
      message_of("sample_text.WellKnown", R"({"struct":{"a":[1,"x",true,null,{}]}})"),
      R"(struct { fields { key: "a" value { list_value { values { number_value: 1 } values { string_value: "x" } values { bool_value: true } values { null_value: NULL_VALUE } values { struct_value { } } } } } })");
  EXPECT_EQ(message_of("google.protobuf.Value", "\"NaN\""), R"(string_value: "NaN")");
  EXPECT_EQ(fault_in("sample_text.WellKnown", R"({"struct":{"a":[1,1e999]}})"),
            "line 1, column 19: struct[\"a\"][1]: the number is out of range");
  EXPECT_EQ(fault_in("google.protobuf.Struct", R"({"a":-1e999})"),
            "line 1, column 6: [\"a\"]: the number is out of range");
  EXPECT_EQ(message_of("sample_text.WellKnown",
                       R"({"aDouble":0,"anInt64":"7","aBool":false,"aBytes":"YQ==","strings":["",null]})")
                .find("error: line 1, column 72: strings[1]"),
            0U);
  EXPECT_EQ(message_of("sample_text.WellKnown", R"({"aDouble":0,"anInt64":"7","aBool":false,"aBytes":"YQ=="})"),
            R"(a_double { } an_int64 { value: 7 } a_bool { } a_bytes { value: "a" })");
  EXPECT_EQ(
      message_of("google.protobuf.Int32Value", "{\"value\":1}").find("error: line 1, column 1: expected an integer"),
      0U);
}

TEST(ParseJson, Anys) {
  const std::string type = R"("@type":"type.googleapis.com/sample_text.Proto3")";
  const auto any = [](const std::string& json) {
    return message_of("sample_text.WellKnown", "{\"any\":" + json + "}");
  };
  const std::string expected = "any { [type.googleapis.com/sample_text.Proto3] { implicit: 5 } }";
  EXPECT_EQ(any("{" + type + R"(,"implicit":5})"), expected);
  EXPECT_EQ(any(R"({"implicit":5,)" + type + "}"), expected);
  EXPECT_EQ(any(R"({"@\u0074ype":"type.googleapis.com\/sample_text.Proto3","implicit":5})"), expected);
  EXPECT_EQ(any("{}"), "any { }");
  EXPECT_EQ(any("{" + type + "}"), "any { [type.googleapis.com/sample_text.Proto3] { } }");
  EXPECT_EQ(any(R"({"@type":"type.googleapis.com/google.protobuf.Duration","value":"1.5s"})"),
            "any { [type.googleapis.com/google.protobuf.Duration] { seconds: 1 nanos: 500000000 } }");
  EXPECT_EQ(any(R"({"value":[1],"@type":"type.googleapis.com/google.protobuf.Value"})"),
            "any { [type.googleapis.com/google.protobuf.Value] { list_value { values { number_value: 1 } } } }");
  EXPECT_EQ(any(R"({"@type":"type.googleapis.com/google.protobuf.Any","value":{)" + type + R"(,"implicit":5}})"),
            "any { [type.googleapis.com/google.protobuf.Any] { [type.googleapis.com/sample_text.Proto3] { implicit: "
            "5 } } }");
  for (const std::string& json :
       {std::string(R"({"implicit":5})"), "{" + type + "," + type + "}", std::string(R"({"@type":7})"),
        std::string(R"({"@type":"type.googleapis.com/none"})"), std::string(R"({"@type":"sample_text.Proto3"})"),
        std::string(R"({"@type":"type.googleapis.com/google.protobuf.Duration","value":"1s","x":1})"),
        std::string(R"({"@type":"type.googleapis.com/google.protobuf.Duration","value":"1s","value":"1s"})"),
        std::string("[]"), "{" + type + ",}"}) {
    EXPECT_EQ(any(json).find("error: line 1, column "), 0U) << json << ": " << any(json);
  }
  EXPECT_EQ(any("{" + type + R"(,"below":{"open":"x"}})"),
            "error: line 1, column 74: any.below.open: unknown value 'x' of enum sample_text.Open");
}

}  // namespace
}  // namespace onnxgen::tests

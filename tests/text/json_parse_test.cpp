// JSON that is read. The judge is libprotobuf 3.21: what it prints must be read as what it was, and what is accepted
// must be what it makes of it. It accepts more than JSON, on which it does not judge.
#include <google/protobuf/text_format.h>
#include <google/protobuf/util/json_util.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <memory>
#include <string>

#include "comparison.h"
#include "onnxgen/text/json.h"
#include "onnxgen/text/parse_json.h"
#include "reference_json.h"

namespace onnxgen::tests {
namespace {

using google::protobuf::Message;

struct Read {
  text::TextStatus status;
  std::string bytes;
};

Read read(const std::string& type, const std::string& json, const text::ParseJsonOptions& options = {}) {
  Read result;
  result.status = text::encode_json(json, *find_table(type), result.bytes, options);
  return result;
}

std::string fault_in(const std::string& type, const std::string& json, const text::ParseJsonOptions& options = {}) {
  return read(type, json, options).status.message();
}

// The message in text format; or the error.
std::string message_of(const std::string& type, const std::string& json, const text::ParseJsonOptions& options = {}) {
  const Read result = read(type, json, options);
  if (!result.status) return "error: " + result.status.message();
  const auto message = reference_pool().make(type);
  if (!message->ParsePartialFromString(result.bytes)) return "error: the bytes are no message";
  google::protobuf::TextFormat::Printer printer;
  printer.SetSingleLineMode(true);
  printer.SetExpandAny(true);
  std::string text;
  printer.PrintToString(*message, &text);
  if (!text.empty()) text.pop_back();
  return text;
}

std::string value_of(const std::string& type, const std::string& field, const std::string& value) {
  return message_of(type, "{\"" + field + "\":" + value + "}");
}

// libprotobuf prints -0 of a negative zero, and reads it as a positive one.
std::string with_negative_zeros(const std::string& json) {
  std::string result;
  bool is_quoted = false;
  for (std::size_t i = 0; i < json.size(); ++i) {
    result += json[i];
    if (is_quoted && json[i] == '\\' && i + 1 < json.size()) {
      result += json[++i];
    } else if (json[i] == '"') {
      is_quoted = !is_quoted;
    } else if (!is_quoted && json.compare(i, 2, "-0") == 0 && json.find_first_of(".eE0123456789", i + 2) != i + 2) {
      result += "0.0";
      ++i;
    }
  }
  return result;
}

// What libprotobuf makes of it; null where it refuses.
std::unique_ptr<Message> reference_of(const std::string& type, const std::string& json) {
  std::string bytes;
  if (!reference_bytes(with_negative_zeros(json), type, bytes).ok()) return nullptr;
  auto message = reference_pool().make(type);
  return message->ParsePartialFromString(bytes) ? std::move(message) : nullptr;
}

// Of capitals in a FieldMask that begin no word, or follow each other, libprotobuf makes other words than later
// versions.
std::string comparable_text(const Message& message) {
  std::string text = message.ShortDebugString();
  if (text.find("paths: ") != std::string::npos) text.erase(std::remove(text.begin(), text.end(), '_'), text.end());
  return text;
}

// Ours, where it is accepted, must be what libprotobuf makes of it. True where it is.
bool expect_as_reference(const std::string& type, const std::string& json) {
  SCOPED_TRACE(json.substr(0, 500));
  const Read result = read(type, json);
  if (!result.status) return false;
  const auto expected = reference_of(type, json);
  if (expected == nullptr) {
    std::string ignored;
    const std::string fault = reference_bytes(json, type, ignored).ToString();
    // Of strings it wants the bits of base64 that belong to no byte to be zeros, which Google's suite wants to be
    // ignored, and numbers without exponents, which later versions take. An empty ListValue in an Any it prints, but
    // does not read.
    EXPECT_TRUE(fault.find("invalid value \"") != std::string::npos ||
                fault.find("Cannot start root message with ListValue") != std::string::npos)
        << "libprotobuf refuses it: " << fault;
    return false;
  }
  const auto actual = reference_pool().make(type);
  EXPECT_TRUE(actual->ParsePartialFromString(result.bytes));
  EXPECT_EQ(comparable_text(*actual), comparable_text(*expected));
  return true;
}

// libprotobuf's JSON of it has all of the message: no groups, extensions, or unknown fields.
bool is_whole_in_json(const Message& message, const std::string& json) {
  const auto again = reference_of(message.GetDescriptor()->full_name(), json);
  return again != nullptr && deterministic(*again) == deterministic(message);
}

TEST(ParseJson, ReadsWhatLibprotobufPrints) {
  std::size_t whole = 0;
  std::size_t read_count = 0;
  for_random_messages(
      40, AnyContent::kWhole, [&](const text::MessageTable& table, Message& message, std::mt19937_64& random) {
        tidy_maps(message);
        message.DiscardUnknownFields();
        const std::string bytes = deterministic(message);
        std::string json;
        if (!reference_json(bytes, table.full_name, json_options(static_cast<unsigned>(random() % 16)), json).ok())
          return;
        const bool is_read = expect_as_reference(table.full_name, json);
        if (is_read) ++read_count;
        if (!is_whole_in_json(message, json)) return;
        ++whole;
        EXPECT_TRUE(is_read) << fault_in(table.full_name, json) << '\n' << json;
      });
  EXPECT_GT(whole, 500U);
  EXPECT_GT(read_count, 1000U);
}

// The bytes are those that a class writes.
TEST(ParseJson, WritesTheEncodingOfAClass) {
  std::size_t compared = 0;
  for_random_messages(40, AnyContent::kWhole, [&](const text::MessageTable& table, Message& message, std::mt19937_64&) {
    tidy_maps(message);
    message.DiscardUnknownFields();
    const std::string bytes = deterministic(message);
    std::string json;
    if (!text::to_json(bytes, table, json) || !is_whole_in_json(message, json)) return;
    if (json.find("\"@type\"") != std::string::npos) return;  // the bytes in an Any are in any order
    const Read result = read(table.full_name, json);
    ASSERT_TRUE(result.status) << result.status.message();
    const auto again = reference_pool().make(table.full_name);
    ASSERT_TRUE(again->ParsePartialFromString(result.bytes));
    EXPECT_EQ(deterministic(*again), bytes);
    ++compared;
  });
  EXPECT_GT(compared, 300U);
}

TEST(ParseJson, DamagedJsonIsRefusedOrReadTheSame) {
  std::size_t accepted = 0;
  for_random_messages(20, AnyContent::kWhole,
                      [&](const text::MessageTable& table, Message& message, std::mt19937_64& random) {
                        std::string json;
                        if (!reference_json(deterministic(message), table.full_name,
                                            json_options(static_cast<unsigned>(random() % 16)), json)
                                 .ok()) {
                          return;
                        }
                        for (int i = 0; i < 30 && !json.empty(); ++i) {
                          std::string damaged = json;
                          constexpr std::string_view kCharacters = "\"{}[]:,0123456789-+.eEtfn\\u \n_a@/=";
                          damaged[random() % damaged.size()] = kCharacters[random() % kCharacters.size()];
                          if (expect_as_reference(table.full_name, damaged)) ++accepted;
                          if (testing::Test::HasFailure()) return;
                        }
                      });
  EXPECT_GT(accepted, 150U);
}

TEST(ParseJson, Names) {
  EXPECT_EQ(message_of("onnx.NodeProto", R"({"opType":"Add","doc_string":"x"})"), R"(op_type: "Add" doc_string: "x")");
  EXPECT_EQ(message_of("onnx.NodeProto", R"({"o\u0070Type":"Add"})"), R"(op_type: "Add")");
  EXPECT_EQ(message_of("sample_text.Names", R"({"other \"name\"":4,"with2Digits3x":5,"Leading":1})"),
            "_leading: 1 renamed: 4 with_2_digits3x: 5");
  EXPECT_EQ(
      message_of("sample_text.Names", R"({"inner":{"snakeCaseName":1},"many":[{"value":2},{}],"chosen":{"yes":true}})"),
      "Inner { snake_case_name: 1 } Many { value: 2 } Many { } Chosen { yes: true }");
}

TEST(ParseJson, ExtensionsStandInBrackets) {
  EXPECT_EQ(message_of("sample.Extended", R"({"[sample.signed_number]":"-3","first":1,"[sample.early]":2})"),
            "first: 1 [sample.early]: 2 [sample.signed_number]: -3");
  EXPECT_EQ(fault_in("sample.Extended", R"({"[sample.none]":1})"),
            "line 1, column 2: no field '[sample.none]' in sample.Extended");
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
    EXPECT_EQ(i(value), "error: line 1, column 6: i: a number out of range, or no whole one") << value;
  }
  for (const char* value :
       {"\" 5\"", "\"5 \"", "\"\"", "\"0x5\"", "\"05\"", "\"+5\"", "\"five\"", "true", "[5]", "{}"}) {
    EXPECT_NE(i(value).find("i: a whole number expected, found"), std::string::npos) << i(value);
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
    EXPECT_EQ(f(value), "error: line 1, column 6: f: a number out of range");
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
  EXPECT_EQ(type("\"REAL\""), "error: line 1, column 9: type: no value 'REAL' in onnx.AttributeProto.AttributeType");
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
    EXPECT_EQ(s(text), "error: line 1, column 6: s: the string is not base64") << text;
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
  EXPECT_EQ(name(R"(\ud800)"), "error: line 1, column 9: name: half of a pair of surrogates");
  EXPECT_EQ(name(R"(\udc00\ud800)"), "error: line 1, column 9: name: half of a pair of surrogates");
  EXPECT_EQ(name(R"(\ud800\u0041)"), "error: line 1, column 9: name: half of a pair of surrogates");
  EXPECT_EQ(name(R"(\U0041)"), "error: line 1, column 9: name: an escape that does not exist");
  EXPECT_EQ(name(R"(\u00g1)"), "error: line 1, column 9: name: an escape that does not exist");
  EXPECT_EQ(name("\xff"), "error: line 1, column 9: name: a string that is not UTF-8");
  EXPECT_EQ(name("12345678\xed\xa0\x80"), "error: line 1, column 9: name: a string that is not UTF-8");
  EXPECT_EQ(name("1234567\n"), "error: line 1, column 9: name: a control character in a string");
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
            "line 1, column 15: input[1]: a value expected, found 'null'");
  EXPECT_EQ(fault_in("sample_text.WellKnown", R"({"doubles":[null]})"),
            "line 1, column 13: doubles[0]: a value expected, found 'null'");
  EXPECT_EQ(fault_in("sample_text.Maps", R"({"aInt32":{"1":null}})"),
            "line 1, column 16: aInt32[\"1\"]: a value expected, found 'null'");
  EXPECT_EQ(fault_in("onnx.NodeProto", "null"), "line 1, column 1: an object expected, found 'null'");
}

TEST(ParseJson, NothingIsSetTwice) {
  for (const char* json : {R"({"name":"a","name":"b"})", R"({"opType":"a","op_type":"b"})",
                           R"({"input":[],"input":["a"],"name":"","name":""})"}) {
    EXPECT_EQ(read("onnx.NodeProto", json).status.code(), text::TextError::kSetTwice) << json;
  }
  EXPECT_EQ(fault_in("onnx.NodeProto", "{\"op_type\":\"a\",\n \"opType\":\"b\"}"),
            "line 2, column 2: field 'opType' is set a second time");
  EXPECT_EQ(fault_in("sample_text.Proto3", R"({"implicit":0,"implicit":1})"),
            "line 1, column 15: field 'implicit' is set a second time");
  EXPECT_EQ(fault_in("sample_text.Proto3", R"({"chosenText":"","chosenOpen":0})"),
            "line 1, column 18: 'chosen_open' and 'chosen_text' are of one oneof");
  EXPECT_EQ(fault_in("sample_text.Maps", R"({"aInt32":{"1":"a","2":"b","1":"c"}})"),
            "line 1, column 28: aInt32[\"1\"]: the key is in the map already");
  EXPECT_EQ(fault_in("sample_text.WellKnown", R"({"struct":{"a":1,"b":2,"\u0061":3}})"),
            "line 1, column 24: struct[\"a\"]: the key is in the map already");
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
            "line 1, column 11: kBool[\"1\"]: true or false in quotes expected, found '\"1\"'");
  EXPECT_EQ(fault_in("sample_text.Maps", "{\"aInt32\":[]}"),
            "line 1, column 11: aInt32: an object expected, found '['");
}

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
    EXPECT_EQ(time(text).find("error: line 1, column 1: a time such as"), 0U) << text << ": " << time(text);
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
    EXPECT_EQ(duration(text).find("error: line 1, column 1: a duration such as"), 0U) << text;
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
            "line 1, column 19: struct[\"a\"][1]: a number out of range");
  EXPECT_EQ(fault_in("google.protobuf.Struct", R"({"a":-1e999})"), "line 1, column 6: [\"a\"]: a number out of range");
  EXPECT_EQ(message_of("sample_text.WellKnown",
                       R"({"aDouble":0,"anInt64":"7","aBool":false,"aBytes":"YQ==","strings":["",null]})")
                .find("error: line 1, column 72: strings[1]"),
            0U);
  EXPECT_EQ(message_of("sample_text.WellKnown", R"({"aDouble":0,"anInt64":"7","aBool":false,"aBytes":"YQ=="})"),
            R"(a_double { } an_int64 { value: 7 } a_bool { } a_bytes { value: "a" })");
  EXPECT_EQ(message_of("google.protobuf.Int32Value", "{\"value\":1}").find("error: line 1, column 1: a whole number"),
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
            "error: line 1, column 74: any.below.open: no value 'x' in sample_text.Open");
}

TEST(ParseJson, IgnoresWhatIsUnknown) {
  text::ParseJsonOptions options;
  options.ignore_unknown_fields = true;
  EXPECT_EQ(message_of("onnx.NodeProto", R"({"a":1,"name":"x","b":{"c":[1,"2",{"d":null}],"e":true},"f":[]})", options),
            R"(name: "x")");
  EXPECT_EQ(message_of("sample_text.Proto3", R"({"open":"NONE","opens":["OPEN_ONE","NONE"],"[a.b]":1})", options),
            "opens: OPEN_ONE");
  for (const char* json : {R"({"a":[1,]})", R"({"a":{"b"}})", R"({"a":{b:1}})", R"({"a":"\ud800"})", R"({"a":[1)",
                           R"({"a":tru})", R"({"a":})"}) {
    EXPECT_EQ(read("onnx.NodeProto", json, options).status.code(), text::TextError::kSyntax) << json;
  }
  EXPECT_EQ(fault_in("onnx.NodeProto", R"({"a":1})"), "line 1, column 2: no field 'a' in onnx.NodeProto");
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

TEST(ParseJson, SaysWhereAndInWhichField) {
  EXPECT_EQ(fault_in("onnx.ModelProto", "{\"graph\":{\"node\":[{},{\"opType\":\"a\"},{\n  \"opType\": 7}]}}"),
            "line 2, column 13: graph.node[2].opType: a string expected, found '7'");
  EXPECT_EQ(fault_in("onnx.ModelProto", "{\"graph\":{\"node\":[{\"attribute\":[{\"t\":{\"dims\":[1,\"x\"]}}]}]}}"),
            "line 1, column 49: graph.node[0].attribute[0].t.dims[1]: a whole number expected, found '\"x\"'");
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

TEST(ParseJson, StopsAtItsDepth) {
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

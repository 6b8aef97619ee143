// JSON output for individual messages.
#include <gtest/gtest.h>

#include <chrono>
#include <cstdint>
#include <limits>
#include <string>

#include "native_messages.h"
#include "onnxgen/text/print_json.h"
#include "onnxgen/wire/append.h"
#include "onnxgen/wire/fixed.h"
#include "tier.h"

namespace onnxgen::tests {
namespace {

using std::string_literals::operator""s;

std::string short_field(int number, const std::string& bytes) {
  return std::string(1, static_cast<char>(number << 3 | 2)) + static_cast<char>(bytes.size()) + bytes;
}

std::string json(const std::string& bytes, const char* type, const text::PrintJsonOptions& options = {}) {
  std::string out;
  const text::TextStatus status = text::print_json(bytes, *find_table(type), out, options);
  return status ? out : "error: " + status.what();
}

TEST(Json, NumbersOf64BitsAreStrings) {
  EXPECT_EQ(json("\x0a\x03one\x10\x15"s, "onnx.OperatorSetIdProto"), R"({"domain":"one","version":"21"})");
}

TEST(Json, NumbersOf64BitsAreNumbersOnRequest) {
  text::PrintJsonOptions options;
  options.unquote_int64_if_possible = true;
  const auto version = [&](std::int64_t value) {
    std::string bytes = "\x10";
    wire::append_varint(bytes, static_cast<std::uint64_t>(value));
    return json(bytes, "onnx.OperatorSetIdProto", options);
  };
  EXPECT_EQ(version(21), R"({"version":21})");
  EXPECT_EQ(version(-9007199254740992), R"({"version":-9007199254740992})");
  EXPECT_EQ(version(9007199254740993), R"({"version":"9007199254740993"})") << "no double has this value";
  EXPECT_EQ(version(9007199254740994), R"({"version":9007199254740994})");
  EXPECT_EQ(version(std::numeric_limits<std::int64_t>::max()), R"({"version":"9223372036854775807"})");
  EXPECT_EQ(version(std::numeric_limits<std::int64_t>::min()), R"({"version":-9223372036854775808})");
}

TEST(Json, Whitespace) {
  std::string out;
  text::PrintJsonOptions options;
  options.add_whitespace = true;
  EXPECT_TRUE(
      text::print_json(short_field(10, "\x08\x05") + "\x20\x01", *find_table("sample_text.Proto3"), out, options));
  EXPECT_EQ(out, "{\n \"below\": {\n  \"implicit\": 5\n },\n \"opens\": [\n  \"OPEN_ONE\"\n ]\n}\n");
}

TEST(Json, StringsAreEscaped) {
  const std::string text = "<\"\\\n\x01\x7f\xc2\xad\xf0\x9f\x98\x80\xf3\xa0\x80\x81";
  EXPECT_EQ(json(short_field(8, text), "sample_text.Proto3"),
            "{\"chosenText\":\"\\u003c\\\"\\\\\\n\\u0001\\u007f\\u00ad\xf0\x9f\x98\x80\\udb40\\udc01\"}");
}

TEST(Json, StringsThatAreNotUtf8AreAnError) {
  const std::string message = short_field(8,
                                          "a\xff"
                                          "b");
  EXPECT_EQ(json(message, "sample_text.Proto3"), "error: a string is not valid UTF-8 and cannot be written as JSON");
  text::PrintJsonOptions options;
  options.drop_invalid_utf8 = true;
  EXPECT_EQ(json(message, "sample_text.Proto3", options), R"({"chosenText":"ab"})");
  EXPECT_EQ(json(short_field(6, "\x0a\x01\xff"), "sample_text.Proto3"),
            "error: a string is not valid UTF-8 and cannot be written as JSON")
      << "as the key of a map";
}

TEST(Json, Bytes) {
  EXPECT_EQ(json(short_field(9, "a"), "sample_text.Proto3"), R"({"chosenBytes":"YQ=="})");
  EXPECT_EQ(json(short_field(9, "\xfb\xff"), "sample_text.Proto3"), R"({"chosenBytes":"+/8="})");
  EXPECT_EQ(json(short_field(9, "abc"), "sample_text.Proto3"), R"({"chosenBytes":"YWJj"})");
}

// Classes parse such entries, so printing encoded bytes must not lose their contents either.
TEST(Json, EntriesOfMapsMayHaveTheirPartsInAnyOrderOrNotAtAll) {
  EXPECT_EQ(json(short_field(6, "\x0a\x01k"), "sample_text.Proto3"), R"({"openMap":{"k":"OPEN_ZERO"}})");
  EXPECT_EQ(json(short_field(6, ""), "sample_text.Proto3"), R"({"openMap":{"":"OPEN_ZERO"}})");
  EXPECT_EQ(json(short_field(6, "\x10\x01\x0a\x01k"), "sample_text.Proto3"), R"({"openMap":{"k":"OPEN_ONE"}})");
  EXPECT_EQ(json(short_field(6, "\x10\x01\x0a\x01j\x0a\x01k\x10"s + '\0'), "sample_text.Proto3"),
            R"({"openMap":{"k":"OPEN_ZERO"}})");
  const std::string maps = short_field(
      12, "\x0a\x01k" + short_field(2, short_field(1, "\x12\x01x")) + short_field(2, short_field(1, "\x08\x05")));
  EXPECT_EQ(json(maps, "sample_text.Maps"), R"({"lString":{"k":{"aInt32":{"0":"x","5":""}}}})");
}

TEST(Json, TruncatedMessagesAreNotMerged) {
  const std::string cut_short = short_field(12, short_field(2, "\x0a") + short_field(2, std::string("\x02\x08\x05")));
  EXPECT_EQ(json(cut_short, "sample_text.Maps").substr(0, 6), "error:");
}

// Each value must be processed only once, whatever the input. Otherwise this takes a minute, which the soak tier
// detects.
TEST(Json, ManyValuesOfOneEntryAreMergedInLinearTime) {
  const int kValues = by_tier(50'000, 500'000);
  std::string entry;
  std::string expected = R"({"lString":{"":{"aInt32":{)";
  for (int i = 0; i < kValues; ++i) {
    entry += short_field(2, short_field(1, "\x08\x05"));
    expected += i == 0 ? R"("5":"")" : R"(,"5":"")";
  }
  std::string maps = "\x62";  // field 12
  wire::append_varint(maps, entry.size());
  maps += entry;
  const auto start = std::chrono::steady_clock::now();
  EXPECT_EQ(json(maps, "sample_text.Maps"), expected + "}}}}");
  if (is_soak_tier()) {
    EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(10));
  }
}

TEST(Json, TimestampsAndDurations) {
  EXPECT_EQ(json("", "google.protobuf.Timestamp"), "\"1970-01-01T00:00:00Z\"");
  EXPECT_EQ(json("\x08\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01\x10\x01"s, "google.protobuf.Timestamp"),
            "\"1969-12-31T23:59:59.000000001Z\"");
  EXPECT_EQ(json("\x10\xc0\x84\x3d"s, "google.protobuf.Duration"), "\"0.001s\"");
  EXPECT_EQ(json("\x10\x80\x94\xeb\xdc\x03"s, "google.protobuf.Duration"),
            "error: Duration nanos exceeds limit for field: ");
}

std::string seconds_and_nanos(std::int64_t seconds, std::int32_t nanos) {
  std::string bytes;
  wire::append_tag(bytes, 1, wire::WireType::kVarint);
  wire::append_varint(bytes, static_cast<std::uint64_t>(seconds));
  wire::append_tag(bytes, 2, wire::WireType::kVarint);
  wire::append_varint(bytes, static_cast<std::uint64_t>(std::int64_t{nanos}));
  return bytes;
}

TEST(Json, DurationsHaveOneSign) {
  const auto duration = [](std::int64_t seconds, std::int32_t nanos) {
    return json(seconds_and_nanos(seconds, nanos), "google.protobuf.Duration");
  };
  EXPECT_EQ(duration(1, 1), "\"1.000000001s\"");
  EXPECT_EQ(duration(-1, -1), "\"-1.000000001s\"");
  EXPECT_EQ(duration(0, -1), "\"-0.000000001s\"");
  EXPECT_EQ(duration(-1, 0), "\"-1s\"");
  EXPECT_EQ(duration(1, -1), "error: Duration nanos is negative, but seconds is positive for field: ");
  EXPECT_EQ(duration(-1, 1), "error: Duration nanos is non-negative, but seconds is negative for field: ");
}

TEST(Json, DurationsAndTimestampsHaveTheirLimits) {
  const auto is_error = [](std::int64_t seconds, std::int32_t nanos, const char* type) {
    return json(seconds_and_nanos(seconds, nanos), type).find("error: ") == 0;
  };
  const char* const duration = "google.protobuf.Duration";
  EXPECT_FALSE(is_error(315'576'000'000, 999'999'999, duration));
  EXPECT_FALSE(is_error(-315'576'000'000, -999'999'999, duration));
  EXPECT_TRUE(is_error(315'576'000'001, 0, duration));
  EXPECT_TRUE(is_error(-315'576'000'001, 0, duration));
  EXPECT_TRUE(is_error(INT64_MIN, 0, duration));
  EXPECT_TRUE(is_error(0, 1'000'000'000, duration));
  EXPECT_TRUE(is_error(0, -1'000'000'000, duration));
  const char* const timestamp = "google.protobuf.Timestamp";
  EXPECT_FALSE(is_error(253'402'300'799, 999'999'999, timestamp));
  EXPECT_FALSE(is_error(-62'135'596'800, 0, timestamp));
  EXPECT_TRUE(is_error(253'402'300'800, 0, timestamp));
  EXPECT_TRUE(is_error(-62'135'596'801, 0, timestamp));
  EXPECT_TRUE(is_error(0, 1'000'000'000, timestamp));
  EXPECT_TRUE(is_error(0, -1, timestamp));
}

// Numbers in JSON are finite, and a string instead would be parsed as a string value.
TEST(Json, NumbersOfValuesAreFinite) {
  const auto number = [](double value) {
    std::string bytes("\x11");
    std::uint64_t bits = wire::bit_cast<std::uint64_t>(value);
    for (int i = 0; i < 8; ++i, bits >>= 8) bytes += static_cast<char>(bits & 0xFF);
    return json(bytes, "google.protobuf.Value");
  };
  EXPECT_EQ(number(-1.5), "-1.5");
  EXPECT_EQ(number(1.7976931348623157e308), "1.7976931348623157e+308");
  for (const double value : {std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity(),
                             std::numeric_limits<double>::quiet_NaN()}) {
    EXPECT_EQ(number(value), "error: a google.protobuf.Value cannot represent an infinite number or NaN");
  }
}

TEST(Json, PathsOfFieldMasksRoundTrip) {
  const auto mask = [](const std::string& path) { return json(short_field(1, path), "google.protobuf.FieldMask"); };
  EXPECT_EQ(mask("graph.node.op_type"), "\"graph.node.opType\"");
  EXPECT_EQ(json(short_field(1, "a_b") + short_field(1, "c1"), "google.protobuf.FieldMask"), "\"aB,c1\"");
  for (const char* path : {"opType", "foo_3_bar", "foo__bar", "_", "a_", "a,b", "a[\"k\"]", ""}) {
    EXPECT_EQ(mask(path), "error: a FieldMask path cannot be represented in JSON: " + std::string(path));
  }
}

TEST(Json, ErrorsCannotBeForgedAndAreShort) {
  EXPECT_EQ(json(short_field(1, "a\x1b\n") + short_field(2, "x"), "google.protobuf.Any"),
            "error: Invalid type URL, type URLs must be of the form 'type.googleapis.com/<typename>', got: a\\x1b\\n");
  std::string endless;
  wire::append_delimited(endless, 1, std::string(10'000'000, 'x'));
  EXPECT_LT(json(endless + short_field(2, "x"), "google.protobuf.Any").size(), 1100U);
}

TEST(Json, ErrorsOfAny) {
  EXPECT_EQ(json(short_field(1, "x") + short_field(2, ""), "google.protobuf.Any"), R"({"@type":"x"})");
  EXPECT_EQ(json(short_field(2, "x"), "google.protobuf.Any"), "error: Invalid Any, the type_url is missing.");
  EXPECT_EQ(json(short_field(1, "type.googleapis.com/none") + short_field(2, "x"), "google.protobuf.Any"),
            "error: Invalid type URL, unknown type: none");
}

TEST(Json, InvalidMessagesAreRefused) {
  std::string out;
  const text::TextStatus status = text::print_json("\x10\x07\x0a\x20xx"s, *find_table("onnx.OperatorSetIdProto"), out);
  EXPECT_EQ(status.code(), text::TextError::kMalformed);
  EXPECT_EQ(status.message(), "invalid message: truncated");
}

std::string length_delimited(char tag, const std::string& bytes) {
  std::string text(1, tag);
  std::size_t size = bytes.size();
  for (; size >= 128; size >>= 7) text += static_cast<char>(size % 128 + 128);
  return text + static_cast<char>(size) + bytes;
}

TEST(Json, DepthIsLimited) {
  std::string bytes;
  for (int i = 0; i < 64; ++i) bytes = length_delimited('\x52', bytes);
  EXPECT_EQ(json(bytes, "sample_text.Proto3").substr(0, 9), "{\"below\":");
  text::PrintJsonOptions options;
  options.max_depth = 64;
  EXPECT_EQ(json(bytes, "sample_text.Proto3", options).substr(0, 9), "{\"below\":");
  EXPECT_EQ(json(length_delimited('\x52', bytes), "sample_text.Proto3", options),
            "error: Message too deep. Max recursion depth reached for type 'sample_text.Proto3', field 'below'");
}

TEST(Json, DepthOfAnyWithinAnyIsLimited) {
  std::string bytes;
  for (int i = 0; i < 2000; ++i) {
    bytes = length_delimited('\x0a', "type.googleapis.com/google.protobuf.Any") + length_delimited('\x12', bytes);
  }
  EXPECT_EQ(json(bytes, "google.protobuf.Any"), "error: Message too deep.");
}

}  // namespace
}  // namespace onnxgen::tests

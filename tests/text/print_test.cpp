// Text output for individual messages. The expected text is libprotobuf's; other tests compare with libprotobuf at
// large.
#include "onnxgen/text/print.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <string_view>

#include "native_messages.h"

namespace onnxgen::tests {
namespace {

using std::string_literals::operator""s;

const MessageDescriptor& table(const char* name) {
  return *find_table(name);
}

// Returns a length-delimited field with a number below 16.
std::string field(int number, const std::string& bytes) {
  std::string text(1, static_cast<char>(number << 3 | 2));
  std::size_t size = bytes.size();
  for (; size >= 128; size >>= 7) text += static_cast<char>(size % 128 + 128);
  return text + static_cast<char>(size) + bytes;
}

std::string printed(const std::string& bytes, const MessageDescriptor& type) {
  std::string text;
  const text::TextStatus status = text::print_text(bytes, type, text);
  EXPECT_TRUE(status) << status.message();
  return text;
}

TEST(Print, FieldsAreOrderedByNumber) {
  EXPECT_EQ(printed("\x10\x15\x0a\x03one"s, table("onnx.OperatorSetIdProto")), "domain: \"one\"\nversion: 21\n");
}

TEST(Print, TheLastOfSeveralValuesCounts) {
  EXPECT_EQ(printed("\x10\x01\x10\x02"s, table("onnx.OperatorSetIdProto")), "version: 2\n");
}

TEST(Print, TheLastMemberOfAOneofCounts) {
  const MessageDescriptor& choice = table("sample_text.Proto3");
  EXPECT_EQ(printed("\x38\x01\x42\x01x"s, choice), "chosen_text: \"x\"\n");
  EXPECT_EQ(printed("\x42\x01x\x38\x01"s, choice), "chosen_open: OPEN_ONE\n");
}

TEST(Print, OccurrencesOfAMessageAreMerged) {
  const std::string bytes = field(10, "\x08\x05") + "\x08\x01"s + field(10, "\x10\x06");
  EXPECT_EQ(printed(bytes, table("sample_text.Proto3")), "implicit: 1\nbelow {\n  implicit: 5\n  explicit: 6\n}\n");
}

TEST(Print, ScalarsOfProto3ThatAreZeroAreNotSet) {
  EXPECT_EQ(printed("\x08\x00\x10\x00"s, table("sample_text.Proto3")), "explicit: 0\n");
  // Only 32 bits of an int32 are used.
  EXPECT_EQ(printed("\x08\x80\x80\x80\x80\x80\x80\x80\x80\x80\x01"s, table("sample_text.Proto3")), "");
}

TEST(Print, MapsAreSortedAndKeysAreUnique) {
  const std::string bytes = field(4, "\x08\x07\x10\x00"s) + field(4, "\x08\x02\x10\x02"s) +
                            field(4, "\x08\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01"s) + field(4, "\x08\x07\x10\x02"s);
  EXPECT_EQ(text::short_debug_string(bytes, table("sample_text.Aliases")),
            "by_number { key: -1 value: NONE } by_number { key: 2 value: HIGH } by_number { key: 7 value: HIGH }");
}

TEST(Print, UndeclaredNumbersOfClosedEnumsAreUnknownFields) {
  const MessageDescriptor& aliases = table("sample_text.Aliases");
  EXPECT_EQ(printed("\x08\x63\x10\x02"s, aliases), "top: HIGH\n1: 99\n");
  EXPECT_EQ(printed(field(3, "\x02\x63\x00"s), aliases), "levels: HIGH\nlevels: NONE\n3: 99\n");
  EXPECT_EQ(printed(field(4, "\x08\x05\x10\x63"s), aliases), "4 {\n  1: 5\n  2: 99\n}\n");
}

TEST(Print, UndeclaredNumbersOfOpenEnumsAreNumbers) {
  EXPECT_EQ(printed("\x18\x63"s, table("sample_text.Proto3")), "open: 99\n");
}

TEST(Print, FieldsOfAnotherWireTypeAreUnknown) {
  EXPECT_EQ(printed("\x0d\x01\x00\x00\x00\x10\x03"s, table("onnx.OperatorSetIdProto")), "version: 3\n1: 0x00000001\n");
}

TEST(Print, AnAnyIsExpandedWhereItsTypeIsKnown) {
  const MessageDescriptor& any = table("google.protobuf.Any");
  const MessageDescriptor& parcel = table("sample_text.Parcel");
  const std::string duration = field(1, "type.googleapis.com/google.protobuf.Duration") + field(2, "\x08\x05");
  const std::string names = field(1, "type.googleapis.com/sample_text.Names") + field(2, "\x08\x05");
  EXPECT_EQ(text::debug_string(field(1, names), parcel),
            "content {\n  [type.googleapis.com/sample_text.Names] {\n    snake_case_name: 5\n  }\n}\n");
  EXPECT_EQ(printed(field(1, names), parcel),
            "content {\n  type_url: \"type.googleapis.com/sample_text.Names\"\n  value: \"\\010\\005\"\n}\n");
  const auto text_under = [&](const std::string& url) {
    return text::debug_string(field(1, field(1, url) + field(2, "\x08\x05")), parcel);
  };
  EXPECT_EQ(text_under("example.com/a%20/sample_text.Names"),
            "content {\n  [example.com/a%20/sample_text.Names] {\n    snake_case_name: 5\n  }\n}\n");
  // The parser does not accept this URL in brackets.
  EXPECT_EQ(text_under("http://x/sample_text.Names"),
            "content {\n  type_url: \"http://x/sample_text.Names\"\n  value: \"\\010\\005\"\n}\n");
  // The file any.proto declares only Any.
  EXPECT_EQ(text::debug_string(duration, any),
            "type_url: \"type.googleapis.com/google.protobuf.Duration\"\nvalue: \"\\010\\005\"\n");
}

TEST(Print, ErrorsOfInvalidMessagesHaveAnOffset) {
  std::string out;
  const text::TextStatus truncated = text::print_text("\x10\x07\x0a\x20xx"s, table("onnx.OperatorSetIdProto"), out);
  EXPECT_EQ(truncated.code(), text::TextError::kMalformed);
  EXPECT_EQ(truncated.message(), "truncated at byte 3");
  EXPECT_EQ(text::print_text("\x04"s, table("onnx.OperatorSetIdProto"), out).code(), text::TextError::kMalformed);
  EXPECT_EQ(text::print_text("\x0b\x08\x01"s, table("onnx.OperatorSetIdProto"), out).code(),
            text::TextError::kMalformed);
  EXPECT_EQ(text::print_text("\x08\xff"s, table("onnx.OperatorSetIdProto"), out).code(), text::TextError::kMalformed);
}

std::string nested(int levels) {
  std::string bytes;
  for (int i = 0; i < levels; ++i) bytes = field(10, bytes);
  return bytes;
}

TEST(Print, ErrorsNameTheField) {
  const MessageDescriptor& graph = table("onnx.GraphProto");
  const std::string damaged = field(1, "\x0a\x01x"s) + field(1, "\x0a\x05x"s);
  std::string out;
  const text::TextStatus status = text::print_text(damaged, graph, out);
  EXPECT_EQ(status.path(), "node");
  EXPECT_EQ(status.message(), "node: truncated at byte 8");
}

// Truncated text must not be mistaken for the whole.
TEST(Print, DebugStringsEndWithTheError) {
  EXPECT_EQ(text::debug_string("\x10\x07\x0a\x20xx"s, table("onnx.OperatorSetIdProto")), "# truncated at byte 3\n");
}

TEST(Print, DepthIsLimited) {
  const MessageDescriptor& proto3 = table("sample_text.Proto3");
  std::string out;
  text::PrintTextOptions options;
  EXPECT_TRUE(text::print_text(nested(1000), proto3, out, options));
  EXPECT_EQ(text::print_text(nested(1001), proto3, out, options).code(), text::TextError::kTooDeep);
  options.max_depth = 3;
  EXPECT_TRUE(text::print_text(nested(3), proto3, out, options));
  EXPECT_EQ(text::print_text(nested(4), proto3, out, options).code(), text::TextError::kTooDeep);
  const std::string groups = std::string(2000, '\x13') + std::string(2000, '\x14');
  EXPECT_EQ(text::print_text(groups, proto3, out).code(), text::TextError::kTooDeep);
}

// A program may allow any depth, because stack usage does not grow with the depth of unknown groups.
TEST(Print, UnknownGroupsMayBeNestedWithoutEnd) {
  constexpr int kLevels = 1'000'000;
  const std::string groups = std::string(kLevels, '\x13') + "\x08\x05" + std::string(kLevels, '\x14');
  text::PrintTextOptions options;
  options.single_line = true;
  options.max_depth = kLevels;
  std::string out;
  ASSERT_TRUE(text::print_text(groups, table("sample_text.Proto3"), out, options));
  EXPECT_EQ(out.substr(0, 10), "2 { 2 { 2 ");
  EXPECT_EQ(out.size(), kLevels * 6U + 5U);
  EXPECT_NE(out.find("{ 1: 5 } } "), std::string::npos);
  options.max_depth = kLevels - 1;
  EXPECT_EQ(text::print_text(groups, table("sample_text.Proto3"), out, options).code(), text::TextError::kTooDeep);
}

// Merging the parts of a field copies them at every level.
TEST(Print, MergingOccurrencesTakesBoundedMemory) {
  std::string bytes(100000, 'x');
  bytes = field(14, bytes);
  for (int i = 0; i < 100; ++i) bytes = field(10, bytes) + field(10, "");
  std::string out;
  EXPECT_EQ(text::print_text(bytes, table("sample_text.Proto3"), out).code(), text::TextError::kTooManyCopies);
}

}  // namespace
}  // namespace onnxgen::tests

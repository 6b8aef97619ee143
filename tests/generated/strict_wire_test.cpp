// Input that every message rejects, regardless of its schema, because it has no meaning in the wire format. libprotobuf
// 3.21 still accepts some of it; newer releases and their conformance suite do not.
#include <gtest/gtest.h>

#include <cstddef>
#include <string>

#include "kinds.pb.h"
#include "kinds3.pb.h"
#include "profile.h"

namespace {

using onnxgen::ErrorCode;
using onnxgen::tests::parse;
using std::string_literals::operator""s;

// Calls check(message) with a new message of each class. Fields 1, 2 and 3 are numbers, text, messages, groups, maps,
// members of oneofs, repeated, or unknown.
template <class Check>
void for_each_class(Check check) {
  check(sample::Scalars());
  check(sample::Unpacked());
  check(sample::Packed());
  check(sample::Choice());
  check(sample::Maps());
  check(sample::Tree());
  check(sample::Numbers());
  check(sample::Groups());
  check(sample3::Implicit());
  check(sample3::Explicit());
  check(sample3::Lists());
  check(sample3::Choice());
  check(sample3::Maps());
}

void expect_refused(const std::string& bytes, const char* what) {
  SCOPED_TRACE(what);
  for_each_class([&](const auto& message) { onnxgen::tests::expect_refused_every_way(message, bytes); });
}

TEST(StrictWire, NoFieldHasTheNumberZero) {
  expect_refused("\x00\x01"s, "varint");
  expect_refused("\x01"s + "12345678", "eight bytes");
  expect_refused("\x02\x01\x01"s, "length-delimited");
  expect_refused("\x03\x04"s, "group");
  expect_refused("\x05"s + "1234", "four bytes");
  expect_refused("\x80\x00\x01"s, "zero in two bytes");
}

TEST(StrictWire, TagsHaveAtMost32Bits) {
  expect_refused("\x88\x80\x80\x80\x40\x01"s, "bit 34");
  expect_refused("\x88\x80\x80\x80\x10\x01"s, "bit 32");
  expect_refused("\x88\x80\x80\x80\x80\x80\x0f\x01"s, "the lower five bytes look like field 1");
}

TEST(StrictWire, TagsHaveAtMostFiveBytes) {
  expect_refused("\x88\x80\x80\x80\x80\x00\x01"s, "six");
  expect_refused("\x88\x80\x80\x80\x80\x80\x80\x80\x00\x01"s, "nine");
  expect_refused("\x88\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80\x00\x01"s, "thirteen");
}

TEST(StrictWire, TagsMayBeLongerThanNeeded) {
  sample::Groups message;  // has no field 4
  ASSERT_TRUE(message.ParseFromString("\xa0\x81\x80\x80\x00\x07"s));
  EXPECT_EQ(message.plain(), 7);
}

TEST(StrictWire, ThereAreNoWireTypesSixAndSeven) {
  for (const int type : {6, 7}) {
    for (const int number : {0, 1, 2, 3, 15}) {
      for (int value = 0; value < 4; ++value) {
        const std::string bytes = {static_cast<char>(number << 3 | type), static_cast<char>(value)};
        expect_refused(bytes, testing::PrintToString(bytes).c_str());
      }
    }
  }
}

TEST(StrictWire, GroupsDoNotEndThatDidNotStart) {
  expect_refused("\x0c"s, "number 1");
  expect_refused("\xcc\x0c"s, "number 201");
  expect_refused("\x0c\x12\x05hello"s, "with data behind it");
  expect_refused("\xfb\x7f\x0c\xfc\x7f"s, "in an unknown group");
}

TEST(StrictWire, GroupsThatStartEnd) {
  expect_refused("\x0b"s, "number 1");
  expect_refused("\xcb\x0c"s, "number 201");
  expect_refused("\xcb\x0c\xd3\x0c\xcc\x0c"s, "another one in it does not");
  expect_refused("\xcb\x0c\x7a\x05hello"s, "with data behind it");
}

TEST(StrictWire, GroupsEndWithTheirOwnNumber) {
  expect_refused("\xcb\x0c\x7a\x05hello\xd4\x0c"s, "unknown");
  expect_refused("\xcb\x0c\xd3\x0c\x7a\x05hello\xdc\x0c\xcc\x0c"s, "unknown, in an unknown one");
  expect_refused("\x0b\x14"s, "number 1");
}

// A damaged nested message: field 17 of Unpacked and Implicit, 3 of Tree, 5 of Choice.
template <class Message>
void expect_refused_within(const char* tag, const std::string& nested) {
  Message message;
  const std::string bytes = tag + std::string(1, static_cast<char>(nested.size())) + nested;
  EXPECT_FALSE(message.ParseFromString(bytes)) << testing::PrintToString(bytes);
}

TEST(StrictWire, NestedMessagesAreAsStrict) {
  for (const std::string& damaged :
       {"\x00\x01"s, "\x0e"s, "\x0f"s, "\x0c"s, "\xcc\x0c"s, "\x0b"s, "\xcb\x0c"s, "\x88\x80\x80\x80\x40\x01"s}) {
    expect_refused_within<sample::Unpacked>("\x8a\x01", damaged);
    expect_refused_within<sample::Tree>("\x1a", damaged);
    expect_refused_within<sample::Choice>("\x2a", damaged);
    expect_refused_within<sample3::Implicit>("\x8a\x01", damaged);
  }
}

TEST(StrictWire, LengthsHave64Bits) {
  // 2^32, which is 0 in 32 bits.
  sample::Scalars scalars;
  EXPECT_EQ(parse(scalars, "\x72\x80\x80\x80\x80\x10"s).code(), ErrorCode::kTruncated);
  sample3::Implicit implicit;
  EXPECT_EQ(parse(implicit, "\x72\x80\x80\x80\x80\x10"s).code(), ErrorCode::kTruncated);
  sample::Packed packed;
  EXPECT_EQ(parse(packed, "\x1a\x80\x80\x80\x80\x10"s).code(), ErrorCode::kTruncated);
  sample::Tree tree;
  EXPECT_EQ(parse(tree, "\x1a\x80\x80\x80\x80\x10"s).code(), ErrorCode::kTruncated);
  EXPECT_EQ(parse(tree, "\xfa\x07\x80\x80\x80\x80\x10"s).code(), ErrorCode::kTruncated) << "unknown";
}

const std::string kNotUtf8 = "\xa0\xb0\xc0\xd0";

template <class Message>
ErrorCode error_of(const std::string& bytes) {
  Message message;
  return parse(message, bytes).code();
}

TEST(StrictWire, Proto3StringsMustBeUtf8) {
  const ErrorCode invalid = error_of<sample3::Implicit>("\x72\x04" + kNotUtf8);
  EXPECT_NE(invalid, ErrorCode::kOk);
  EXPECT_EQ(error_of<sample3::Explicit>("\x72\x04" + kNotUtf8), invalid);
  EXPECT_EQ(error_of<sample3::Lists>("\x72\x04" + kNotUtf8), invalid);
  EXPECT_EQ(error_of<sample3::Choice>("\x12\x04" + kNotUtf8), invalid);
  EXPECT_EQ(error_of<sample3::Maps>("\x0a\x0b\x0a\x04" + kNotUtf8 + "\x12\x03" + "foo"), invalid);
  EXPECT_EQ(error_of<sample3::Maps>("\x0a\x0b\x0a\x03"
                                    "foo\x12\x04" +
                                    kNotUtf8),
            invalid);
}

TEST(StrictWire, Proto2StringsAndBytesTakeAnything) {
  EXPECT_EQ(error_of<sample::Scalars>("\x72\x04" + kNotUtf8), ErrorCode::kOk);
  EXPECT_EQ(error_of<sample::Unpacked>("\x72\x04" + kNotUtf8), ErrorCode::kOk);
  EXPECT_EQ(error_of<sample3::Implicit>("\x7a\x04" + kNotUtf8), ErrorCode::kOk);
  EXPECT_EQ(error_of<sample3::Lists>("\x7a\x04" + kNotUtf8), ErrorCode::kOk);
}

// Prepends the header of a block to `reversed`, which is built in reverse order.
void put_head(std::string& reversed, char tag) {
  std::string head(1, tag);
  std::size_t size = reversed.size();
  for (; size >= 0x80; size >>= 7) head += static_cast<char>(size | 0x80);
  head += static_cast<char>(size);
  reversed.append(head.rbegin(), head.rend());
}

// Returns `depth` nested entries of Maps.string_maps with empty keys.
std::string nested_maps(int depth) {
  std::string reversed;
  for (int i = 0; i < depth; ++i) {
    put_head(reversed, '\x12');
    reversed += "\0\x0a"s;
    put_head(reversed, '\x62');
  }
  return {reversed.rbegin(), reversed.rend()};
}

// A map entry is a message, and its value is one level deeper.
TEST(StrictWire, MapsCountForTheDepth) {
  EXPECT_EQ(error_of<sample::Maps>(nested_maps(50)), ErrorCode::kOk);
  EXPECT_EQ(error_of<sample::Maps>(nested_maps(51)), ErrorCode::kDepthExceeded);
  EXPECT_EQ(error_of<sample::Maps>(nested_maps(10000)), ErrorCode::kDepthExceeded);
}

}  // namespace

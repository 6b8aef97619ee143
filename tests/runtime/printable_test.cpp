#include "onnxgen/error/printable.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "onnxgen/wire/utf8.h"

namespace onnxgen {
namespace {

using std::string_literals::operator""s;

std::string shown(std::string_view text) {
  return printable(text, kLongestSentence);
}

TEST(Printable, OrdinaryTextStays) {
  for (const char* text : {"", "conv1/weights:0", "C:\\models\\new.onnx", "it's 100%", "caf\u00e9", "\u6a21\u578b",
                           "\U0001F600", "\u05d0\u05d1 \u0627"}) {
    EXPECT_EQ(shown(text), text);
  }
}

TEST(Printable, CharactersThatForgeMessagesAreEscaped) {
  EXPECT_EQ(shown("w\nmodel.onnx: ok\r\t"), "w\\nmodel.onnx: ok\\r\\t");
  EXPECT_EQ(shown("\x1b[2K\x1b]0;title\a\b\x7f"), "\\x1b[2K\\x1b]0;title\\x07\\x08\\x7f");
  EXPECT_EQ(shown("a\0b"s), "a\\x00b");
  EXPECT_EQ(shown("\u0080\u009b2J\u009f\u00a0"), "\\u0080\\u009b2J\\u009f\u00a0");
  EXPECT_EQ(shown("\u202a\u202e\u2066\u2069\u200e\u200f\u061c"), "\\u202a\\u202e\\u2066\\u2069\\u200e\\u200f\\u061c");
  EXPECT_EQ(shown("\u2028\u2029\u2027\u202f"), "\\u2028\\u2029\u2027\u202f");
}

TEST(Printable, InvalidUtf8IsEscapedBytewise) {
  EXPECT_EQ(shown("\x9b"
                  "2J\xff"),
            "\\x9b2J\\xff");
  EXPECT_EQ(shown("\xc0\x8a"), "\\xc0\\x8a") << "a line feed in two bytes";
  EXPECT_EQ(shown("\xed\xa0\x80\xf4\x90\x80\x80"), "\\xed\\xa0\\x80\\xf4\\x90\\x80\\x80");
  EXPECT_EQ(shown("a\xe2\x80"), "a\\xe2\\x80") << "cut short";
}

// Every pair of bytes. The result must be printable, and must not change if it is converted again.
TEST(Printable, NothingElseComesOut) {
  for (int first = 0; first < 256; ++first) {
    for (int second = 0; second < 256; ++second) {
      const std::string text = {static_cast<char>(first), static_cast<char>(second)};
      const std::string once = shown(text);
      ASSERT_TRUE(wire::is_valid_utf8(once));
      for (const char c : once) ASSERT_FALSE(static_cast<unsigned char>(c) < 0x20 || c == 0x7F) << once;
      ASSERT_EQ(shown(once), once);
    }
  }
}

TEST(Printable, LongTextLosesItsMiddle) {
  const std::string exact(200, 'x');
  EXPECT_EQ(printable(exact, 200), exact);
  EXPECT_EQ(printable("begin" + std::string(10'000'000, '.') + "end", 200),
            "begin" + std::string(70, '.') + "[... 9999858 bytes left out ...]" + std::string(72, '.') + "end");
}

TEST(Printable, IsNeverLongerThanTheLimit) {
  for (const char* unit : {"a", "\n", "\xff", "\u00e9", "\u202e", "\U0001F600", "\xe2\x80"}) {
    for (std::size_t count = 1; count < 300; ++count) {
      std::string text = "'";
      for (std::size_t i = 0; i < count; ++i) text += unit;
      const std::string once = printable(text, 200);
      ASSERT_LE(once.size(), 200u);
      ASSERT_TRUE(wire::is_valid_utf8(once)) << once << " splits a character";
      ASSERT_EQ(printable(once, 200), once);
      if (text.size() > 800) {
        ASSERT_NE(once.find(" bytes left out"), std::string::npos);
      }
    }
  }
}

}  // namespace
}  // namespace onnxgen

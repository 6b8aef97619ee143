#include "syntax/literals.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>

#include "source/source_file.h"

namespace onnxgen::tests {
namespace {

using syntax::float_value;
using syntax::integer_value;

TEST(IntegerValue, KnowsThreeBases) {
  EXPECT_EQ(integer_value("0"), 0U);
  EXPECT_EQ(integer_value("42"), 42U);
  EXPECT_EQ(integer_value("0x2A"), 42U);
  EXPECT_EQ(integer_value("0X2a"), 42U);
  EXPECT_EQ(integer_value("052"), 42U);
}

TEST(IntegerValue, HasSixtyFourBits) {
  EXPECT_EQ(integer_value("18446744073709551615"), UINT64_MAX);
  EXPECT_EQ(integer_value("0xffffffffffffffff"), UINT64_MAX);
  EXPECT_EQ(integer_value("18446744073709551616"), std::nullopt);
  EXPECT_EQ(integer_value("0x10000000000000000"), std::nullopt);
  EXPECT_EQ(integer_value("02000000000000000000000"), std::nullopt);
}

TEST(FloatValue, AcceptsWhatTheGrammarAccepts) {
  EXPECT_EQ(float_value("1."), 1.0);
  EXPECT_EQ(float_value(".5"), 0.5);
  EXPECT_EQ(float_value("1e10"), 1e10);
  EXPECT_EQ(float_value("1.5E-3"), 1.5e-3);
  EXPECT_TRUE(std::isinf(float_value("1e400")));
  EXPECT_EQ(float_value("1e-400"), 0.0);
}

std::string unescaped(const std::string& literal) {
  const source::SourceFile file("x.proto", "x.proto", literal);
  source::Diagnostics diagnostics;
  std::string bytes;
  syntax::append_string_value({&file, 0, static_cast<std::uint32_t>(literal.size())}, bytes, diagnostics);
  EXPECT_FALSE(diagnostics.has_errors()) << literal;
  return bytes;
}

TEST(StringValue, UndoesEscapes) {
  EXPECT_EQ(unescaped(R"("plain")"), "plain");
  EXPECT_EQ(unescaped(R"('single "quoted"')"), "single \"quoted\"");
  EXPECT_EQ(unescaped(R"("\a\b\f\n\r\t\v\\\?\'\"")"), "\a\b\f\n\r\t\v\\?'\"");
  EXPECT_EQ(unescaped(R"("\0\12\1234")"), std::string("\0\n\123"
                                                      "4",
                                                      4));
  EXPECT_EQ(unescaped(R"("\x1\x41f")"),
            "\x01"
            "Af");
  EXPECT_EQ(unescaped(R"("\u00e9\u6f22\U0001f600")"), "\xC3\xA9\xE6\xBC\xA2\xF0\x9F\x98\x80");
}

TEST(StringValue, JoinsSurrogatesOfOneLiteral) {
  EXPECT_EQ(unescaped(R"("\ud83d\ude00")"), "\xF0\x9F\x98\x80");
  EXPECT_EQ(unescaped(R"("\U0000D83D\uDE00!")"), "\xF0\x9F\x98\x80!");
  EXPECT_EQ(unescaped(R"("\ud83d\ud83d\ude00")"), "\xED\xA0\xBD\xF0\x9F\x98\x80");
  EXPECT_EQ(unescaped(R"("\ud83d\U0000de00")"), "\xED\xA0\xBD\xED\xB8\x80");
  EXPECT_EQ(unescaped(R"("\ude00\ud83d")"), "\xED\xB8\x80\xED\xA0\xBD");
  EXPECT_EQ(unescaped(R"("\ud83d")"), "\xED\xA0\xBD");
}

}  // namespace
}  // namespace onnxgen::tests

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>

#include "plan/literal.h"

namespace onnxgen::plan {
namespace {

TEST(Literal, TextIsEscapedByteByByte) {
  EXPECT_EQ(string_literal("plain ~"), R"("plain ~")");
  EXPECT_EQ(string_literal("a\"b\\c\n\t"), R"("a\"b\\c\n\t")");
  EXPECT_EQ(string_literal("\xC3\xA4\x7F\r"), R"("\303\244\177\015")");
  EXPECT_EQ(string_literal("?"
                           "?="),
            R"("?\?=")")
      << "no trigraphs";
}

TEST(Literal, ADigitAfterAnEscapeIsNotPartOfIt) {
  EXPECT_EQ(string_literal(std::string_view("\x01"
                                            "7")),
            R"("\0017")");
}

TEST(Literal, ViewsKeepTheirNuls) {
  EXPECT_EQ(view_literal("text"), R"("text")");
  EXPECT_EQ(view_literal(std::string_view("a\0b", 3)), R"(std::string_view("a\000b", 3))");
}

TEST(Literal, ExtremeIntegersHaveALiteral) {
  EXPECT_EQ(signed_literal(-1), "-1");
  EXPECT_EQ(signed_literal(std::numeric_limits<std::int32_t>::min()), "(-2147483647 - 1)");
  EXPECT_EQ(signed_literal(std::numeric_limits<std::int64_t>::min()), "(-9223372036854775807 - 1)");
  EXPECT_EQ(signed_literal(std::numeric_limits<std::int64_t>::max()), "9223372036854775807");
  EXPECT_EQ(unsigned_literal(std::numeric_limits<std::uint64_t>::max()), "18446744073709551615U");
  EXPECT_EQ(unsigned_literal(0), "0");
}

TEST(Literal, FloatingPointRoundTrips) {
  EXPECT_EQ(double_literal(0.1), "0.1");
  EXPECT_EQ(double_literal(3), "3.0");
  EXPECT_EQ(double_literal(-0.0), "-0.0");
  EXPECT_EQ(double_literal(1e300), "1e+300");
  EXPECT_EQ(float_literal(0.1), "0.1F");
  EXPECT_EQ(float_literal(16777217), "16777216.0F");
}

TEST(Literal, InfinityAndNan) {
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  EXPECT_EQ(double_literal(kInfinity), "std::numeric_limits<double>::infinity()");
  EXPECT_EQ(double_literal(-kInfinity), "-std::numeric_limits<double>::infinity()");
  EXPECT_EQ(float_literal(std::numeric_limits<double>::quiet_NaN()), "std::numeric_limits<float>::quiet_NaN()");
}

TEST(Literal, ADoubleBeyondTheFloatsIsInfinite) {
  EXPECT_EQ(float_literal(3.5e38), "std::numeric_limits<float>::infinity()");
  EXPECT_EQ(float_literal(-1e300), "-std::numeric_limits<float>::infinity()");
  EXPECT_EQ(float_literal(std::numeric_limits<float>::max()), "3.4028235e+38F");
}

}  // namespace
}  // namespace onnxgen::plan

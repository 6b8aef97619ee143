#include <gtest/gtest.h>

#include <string>

#include "emit/wrap.h"

namespace onnxgen::emit {
namespace {

const std::string kLong(100, 'x');

TEST(Wrap, LinesThatFitStay) {
  EXPECT_EQ(wrap_long_lines("a\n\n  b { c; }\n"), "a\n\n  b { c; }\n");
}

TEST(Wrap, AFunctionOnOneLineBecomesThree) {
  EXPECT_EQ(wrap_long_lines("  int f" + kLong + "() const { return some_member; }\n"),
            "  int f" + kLong + "() const {\n    return some_member;\n  }\n");
}

TEST(Wrap, ArgumentsAlignWithTheBracket) {
  EXPECT_EQ(wrap_long_lines("  F<1, " + kLong + ", the_second_one, third>,\n"),
            "  F<1, " + kLong + ",\n    the_second_one, third>,\n");
}

TEST(Wrap, ArgumentsThatDoNotFitMoveToTheNextLine) {
  EXPECT_EQ(wrap_long_lines("    Outer<12, Inner<1, " + kLong + ", " + kLong + ">>\n"),
            "    Outer<\n        12, Inner<\n            1, " + kLong + ",\n            " + kLong + ">>\n");
}

TEST(Wrap, InitializersGoToTheNextLine) {
  EXPECT_EQ(wrap_long_lines("  constexpr int " + kLong + " = value;\n"),
            "  constexpr int " + kLong + " =\n      value;\n");
}

TEST(Wrap, AStatementGoesBelowItsCondition) {
  EXPECT_EQ(wrap_long_lines("  if (" + kLong + ") a_statement(of, it);\n"),
            "  if (" + kLong + ")\n    a_statement(of, it);\n");
}

TEST(Wrap, TheLastAlternativeMovesToTheNextLine) {
  EXPECT_EQ(wrap_long_lines("  return " + kLong + " ? first : a_second_one;\n"),
            "  return " + kLong + " ? first\n      : a_second_one;\n");
}

TEST(Wrap, CommentsBreakBetweenWords) {
  EXPECT_EQ(wrap_long_lines("  /// " + kLong + " and so on, until here\n"),
            "  /// " + kLong + " and so on,\n  /// until here\n");
}

TEST(Wrap, UnbreakableLinesStay) {
  const std::string word = "  /// " + kLong + kLong + "\n";
  EXPECT_EQ(wrap_long_lines(word), word);
  const std::string name = "  " + kLong + kLong + ";\n";
  EXPECT_EQ(wrap_long_lines(name), name);
}

TEST(Wrap, LiteralsStayWhole) {
  const std::string line = "  f(\"" + kLong + ", and more text in here\");\n";
  EXPECT_EQ(wrap_long_lines(line), line);
}

}  // namespace
}  // namespace onnxgen::emit

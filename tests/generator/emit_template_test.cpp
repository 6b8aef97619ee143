#include <gtest/gtest.h>

#include <stdexcept>

#include "emit/template.h"

namespace onnxgen::emit {
namespace {

TEST(Template, VariablesAreReplaced) {
  const Variables variables{{"type", "int"}, {"name", "x"}};
  EXPECT_EQ(variables.expand("$type$ $name$() { return $name$_; }\n"), "int x() { return x_; }\n");
}

TEST(Template, TheFirstNewlineIsNotText) {
  EXPECT_EQ(Variables({}).expand("\na\n"), "a\n");
}

TEST(Template, TwoDollarsAreOne) {
  EXPECT_EQ(Variables({}).expand("a$$b"), "a$b");
}

TEST(Template, AMissingVariableIsAnError) {
  EXPECT_THROW(Variables({{"a", "1"}}).expand("$b$"), std::logic_error);
  EXPECT_THROW(Variables({{"a", "1"}}).expand("$a"), std::logic_error);
}

TEST(Template, BlocksGetTheIndentationOfTheirLine) {
  const Variables variables{{"lines", "a {\n  b\n\n}\n"}};
  EXPECT_EQ(variables.expand("{\n  $lines$\n}\n"), "{\n  a {\n    b\n\n  }\n}\n");
}

TEST(Template, AnEmptyBlockLeavesNoLine) {
  EXPECT_EQ(Variables({{"lines", ""}}).expand("a\n  $lines$\nb\n"), "a\nb\n");
}

TEST(Template, PreprocessorLinesStayAtTheMargin) {
  EXPECT_EQ(Variables({{"lines", "#if A\nb\n"}}).expand("  $lines$\n"), "#if A\n  b\n");
}

TEST(Template, ValuesAreNotTemplates) {
  EXPECT_EQ(Variables({{"a", "$b$"}}).expand("<$a$>"), "<$b$>");
}

TEST(Template, ParagraphsThatAreEmptyLeaveNoGap) {
  EXPECT_EQ(join_paragraphs({"", "a\n", "", "b\n", ""}), "a\n\nb\n");
}

}  // namespace
}  // namespace onnxgen::emit

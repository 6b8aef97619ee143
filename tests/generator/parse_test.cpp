// The parser must report errors in hostile text and continue.
#include "syntax/parse.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "source/render.h"
#include "source/source_file.h"
#include "tier.h"

namespace onnxgen::tests {
namespace {

namespace fs = std::filesystem;

struct Parsed {
  bool accepted = false;
  std::string messages;
};

Parsed parse(const std::string& text) {
  const source::SourceFile file("x.proto", "x.proto", text);
  source::Diagnostics diagnostics;
  const bool has_tree = syntax::parse(file, diagnostics).has_value();
  EXPECT_TRUE(has_tree || diagnostics.has_errors()) << text;
  return {has_tree && !diagnostics.has_errors(), source::render(diagnostics)};
}

std::string repeated(const std::string& text, int count) {
  std::string result;
  for (int i = 0; i < count; ++i) result += text;
  return result;
}

TEST(Parse, RefusesToNestTenThousandDeep) {
  for (const std::string opening : {"message M {", "option x = {", "option x = [", "option x = {a<", "map<", "{"}) {
    const std::string messages = parse(repeated(opening, 10000)).messages;
    EXPECT_NE(messages.find("brackets are nested more than 100 levels deep"), std::string::npos) << opening;
  }
}

TEST(Parse, AcceptsAsManyLevelsAsProtoc) {
  EXPECT_TRUE(parse("syntax = \"proto3\";" + repeated("message M {", 31) + repeated("}", 31)).accepted);
  EXPECT_FALSE(parse("syntax = \"proto3\";" + repeated("message M {", 32) + repeated("}", 32)).accepted);
  EXPECT_TRUE(parse("option (o) = {" + repeated("a {", 98) + repeated("}", 99) + ";").accepted);
}

TEST(Parse, TheStarThatOpensACommentDoesNotCloseIt) {
  EXPECT_TRUE(parse("/**/").accepted);
  EXPECT_TRUE(parse("/*/ message M { */").accepted);
  EXPECT_FALSE(parse("/*/").accepted);
}

TEST(Parse, AcceptsLongListsAndStrings) {
  const int kLong = by_tier(5'000, 50'000);
  EXPECT_TRUE(parse("message M { reserved 1" + repeated(", 2", kLong) + "; }").accepted);
  EXPECT_TRUE(parse("option x = " + repeated("\"a\" ", kLong) + ";").accepted);
  EXPECT_TRUE(parse("option x = \"" + repeated("a", 20 * kLong) + "\";").accepted);
  EXPECT_TRUE(parse("//" + repeated("x", 20 * kLong) + "\n/*" + repeated("*", 20 * kLong) + "/").accepted);
  EXPECT_TRUE(parse(repeated(";", kLong)).accepted);
}

// Returns text that contains every construct of the language.
std::string all_of_the_language() {
  std::string text;
  for (const char* name : {"valid/proto2.proto", "valid/options.proto", "valid/keywords.proto"}) {
    std::ifstream stream(fs::path(ONNXGEN_CASES) / name);
    text.append(std::istreambuf_iterator<char>(stream), {});
  }
  return text;
}

TEST(Parse, SurvivesTruncationAtEveryByte) {
  const std::string text = all_of_the_language();
  ASSERT_GT(text.size(), 4000U);
  for (std::size_t length = 0; length < text.size(); length += by_tier<std::size_t>(61, 3))
    parse(text.substr(0, length));
}

TEST(Parse, SurvivesAByteChangedAnywhere) {
  const std::string text = all_of_the_language();
  for (std::size_t i = 0; i < text.size(); i += by_tier<std::size_t>(701, 23)) {
    for (const char c : {'{', '}', ';', '"', '\0', '\xff', '/', '<', '['}) {
      std::string changed = text;
      changed[i] = c;
      parse(changed);
    }
  }
}

// A decision that needs more than one token would be slower than the rest of the parser together.
TEST(Parse, DecidesByOneTokenEverywhere) {
  std::ifstream stream(ONNXGEN_GENERATED_PARSER);
  const std::string parser((std::istreambuf_iterator<char>(stream)), {});
  ASSERT_NE(parser.find("_input->LA(1)"), std::string::npos);
  EXPECT_EQ(parser.find("adaptivePredict"), std::string::npos);
  EXPECT_EQ(parser.find("_input->LA(2)"), std::string::npos);
}

TEST(Parse, ReportsOneErrorOnce) {
  const std::string before = "message A { optional int32 a = 1;\n";
  const std::string after = "\noptional int32 b = 2; }\nmessage B {}\n";
  for (const std::string fault :
       {"optional int32 x = ;", "optional int32 x 5;", "reserved 1 2 3 to;", "option (a) = {b c};", "enum { X = 1; }",
        "oneof x { int32 }", "message { optional int32 z = 1; }", "5;", "optional map<> m = 1;", "extensions;",
        "extend Foo = 1;", "?", "1a;"}) {
    const std::string messages = parse(before + fault + after).messages;
    std::size_t errors = 0;
    for (std::size_t at = 0; (at = messages.find("error:", at)) != std::string::npos; ++at) ++errors;
    EXPECT_GE(errors, 1U) << fault;
    EXPECT_LE(errors, fault == "1a;" ? 2U : 1U) << fault << '\n' << messages;
  }
}

}  // namespace
}  // namespace onnxgen::tests

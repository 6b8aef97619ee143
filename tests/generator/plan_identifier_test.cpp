#include <gtest/gtest.h>

#include "plan/identifier.h"
#include "plan/reserved_words.h"

namespace onnxgen::plan {
namespace {

TEST(Identifier, OrdinaryNamesStay) {
  EXPECT_EQ(Identifier::escape("raw_data").str(), "raw_data");
  EXPECT_EQ(Identifier::escape("FLOAT").str(), "FLOAT");
}

TEST(Identifier, KeywordsGetAnUnderscore) {
  EXPECT_EQ(Identifier::escape("operator").str(), "operator_");
  EXPECT_EQ(Identifier::escape("not_eq").str(), "not_eq_");
  EXPECT_EQ(Identifier::escape("NULL").str(), "NULL_");
  EXPECT_EQ(Identifier::escape("char16_t").str(), "char16_t_");
  EXPECT_EQ(Identifier::escape("requires").str(), "requires_") << "a keyword since C++20";
}

TEST(Identifier, MacrosThatEveryProgramHasGetAnUnderscore) {
  for (const char* name : {"errno", "stdin", "stdout", "stderr", "assert", "EOF", "linux", "unix", "major", "minor"}) {
    EXPECT_EQ(Identifier::escape(name).str(), name + std::string("_"));
  }
}

TEST(Identifier, NamespacesThatEmittedCodeUsesGetAnUnderscore) {
  EXPECT_EQ(Identifier::escape("std").str(), "std_");
  EXPECT_EQ(Identifier::escape("onnxgen").str(), "onnxgen_");
}

TEST(Identifier, ReservedIdentifiersStayAsLibprotobufHasThem) {
  EXPECT_EQ(Identifier::escape("_START_VERSION").str(), "_START_VERSION");
  EXPECT_EQ(Identifier::escape("__x").str(), "__x");
}

TEST(Identifier, WordsOfOneLetterCaseOnlyAreFree) {
  EXPECT_EQ(Identifier::escape("Operator").str(), "Operator");
  EXPECT_EQ(Identifier::escape("final").str(), "final");
  EXPECT_EQ(Identifier::escape("module").str(), "module");
}

TEST(Identifier, AccessorsAreLowerCase) {
  EXPECT_EQ(Identifier::accessor("rawData").str(), "rawdata");
  EXPECT_EQ(Identifier::accessor("Class").str(), "class_");
  EXPECT_EQ(Identifier::accessor("NULL").str(), "null");
}

// Verified with protoc 3.21.
TEST(Identifier, ConstantsAreCamelCase) {
  const auto number = [](const char* name) { return Identifier::constant(name, "FieldNumber").str(); };
  EXPECT_EQ(number("raw_data"), "kRawDataFieldNumber");
  EXPECT_EQ(number("fooBar"), "kFooBarFieldNumber");
  EXPECT_EQ(number("foo_2bar"), "kFoo2BarFieldNumber");
  EXPECT_EQ(number("char8_t"), "kChar8TFieldNumber");
  EXPECT_EQ(number("_lead"), "kLeadFieldNumber");
  EXPECT_EQ(number("trail_"), "kTrailFieldNumber");
  EXPECT_EQ(number("dd__e"), "kDdEFieldNumber");
  EXPECT_EQ(number("NULL"), "kNULLFieldNumber");
  EXPECT_EQ(Identifier::constant("while").str(), "kWhile");
}

TEST(Identifier, TheProtobufProfileEscapesAsProtocDoes) {
  const auto old_accessor = [](const char* name) { return Identifier::accessor(name, Escapes::kAsProtoc21).str(); };
  const auto accessor = [](const char* name) { return Identifier::accessor(name, Escapes::kAsProtoc30).str(); };
  for (const char* const name : {"major", "minor", "stdin", "linux", "i386", "std", "onnxgen"}) {
    EXPECT_EQ(old_accessor(name), name);
    EXPECT_EQ(accessor(name), name);
    EXPECT_EQ(Identifier::accessor(name).str(), name + std::string("_"));
  }
  for (const char* const name : {"class", "errno", "char16_t", "requires", "typeof"}) {
    EXPECT_EQ(old_accessor(name), name + std::string("_"));
    EXPECT_EQ(accessor(name), name + std::string("_"));
  }
  EXPECT_TRUE(is_unchanged_by_protoc("requires", Escapes::kAsProtoc21));
  EXPECT_FALSE(is_unchanged_by_protoc("requires", Escapes::kAsProtoc30));
  EXPECT_EQ(Identifier::escape("std", Escapes::kAsProtoc21).str(), "std_") << "a type would hide the namespace";
}

TEST(Identifier, OneofNames) {
  EXPECT_EQ(Identifier::case_type("My_Oneof").str(), "MyOneofCase");
  EXPECT_EQ(Identifier::not_set("My_Oneof").str(), "MY_ONEOF_NOT_SET");
}

TEST(ReservedWords, MacrosOfPlatformsAreUsable) {
  for (const char* name : {"OPTIONAL", "DOMAIN", "IN", "NO_ERROR", "Status", "min", "signals", "sun"}) {
    EXPECT_FALSE(is_reserved_word(name)) << name;
  }
}

}  // namespace
}  // namespace onnxgen::plan

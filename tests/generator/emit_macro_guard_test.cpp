#include <gtest/gtest.h>

#include <sstream>
#include <string>

#include "emit/emit.h"
#include "emit/macro_guard.h"
#include "emit/macros/platform_macros.h"
#include "planned.h"

namespace onnxgen::emit {
namespace {

constexpr const char* kListedNames[] = {
#include "emit/macros/macro_names.inc"
};

TEST(PlatformMacros, AreFound) {
  int names = 0;
  for (const char* const line : kListedNames) {
    std::istringstream words(line);
    for (std::string name; words >> name; ++names) EXPECT_TRUE(is_platform_macro(name)) << name;
  }
  EXPECT_GT(names, 40000);
  for (const char* name : {"OPTIONAL",      "DOMAIN", "IN",      "OUT",      "TRUE",     "FALSE",    "NO_ERROR",
                           "OVERFLOW",      "Status", "min",     "DEFAULT",  "EXTERNAL", "INFINITE", "ALTERNATE",
                           "LITTLE_ENDIAN", "EINTR",  "ENOSPC",  "SIGUSR1",  "M_E",      "M_PI",     "FE_INVALID",
                           "LC_ALL",        "B0",     "signals", "wsprintf", "xlength",  "WIN32",    "EX_OK",
                           "EM_386",        "sun"}) {
    EXPECT_TRUE(is_platform_macro(name)) << name;
  }
  for (const char* name : {"FLOAT", "", "A", "zzz", "EINTR ", "EIN", "M_E M_PI"})
    EXPECT_FALSE(is_platform_macro(name)) << name;
}

TEST(MacroGuard, HidesMacrosThatOccur) {
  const MacroGuard guard = guard_macros("enum Kind { OPTIONAL, FLOAT };\n  int max = IN;\n");
  EXPECT_EQ(guard.hide,
            "#pragma push_macro(\"IN\")\n#undef IN\n#pragma push_macro(\"OPTIONAL\")\n#undef OPTIONAL\n"
            "#pragma push_macro(\"max\")\n#undef max\n");
  EXPECT_EQ(guard.restore, "#pragma pop_macro(\"IN\")\n#pragma pop_macro(\"OPTIONAL\")\n#pragma pop_macro(\"max\")\n");
}

TEST(MacroGuard, KeepsOtherMacros) {
  EXPECT_EQ(guard_macros("// IN\nf(\"max \\\" IN\");\n#define IN\n  #undef IN\n").hide, "");
  EXPECT_EQ(guard_macros("char c = '\"'; int IN; char d = '\\''; int max; f('\"');\n").restore,
            "#pragma pop_macro(\"IN\")\n#pragma pop_macro(\"max\")\n");
  EXPECT_EQ(guard_macros("int i = offsetof(Data_, x) + MINE + IN2;\n").hide, "");
  EXPECT_EQ(guard_macros("class OUT M {};\n", "OUT").hide, "") << "the export macro";
}

std::string header_of(const std::string& schema) {
  return emit(tests::planned(schema)).front().text;
}

// Overriders of a virtual function must see the same macro as its declaration in a header of the runtime.
TEST(MacroGuard, KeepsTheMacroNewOnlyBesideTheFunctionNew) {
  constexpr char kSchema[] = "syntax = \"proto2\"; message New {}";
  EXPECT_NE(header_of(kSchema).find("#undef New\n"), std::string::npos);
  plan::CppOptions options;
  options.profile = plan::Profile::kProtobuf;
  const std::string header = emit(tests::planned(kSchema, options)).front().text;
  EXPECT_EQ(header.find("#undef New\n"), std::string::npos);
}

TEST(MacroGuard, CoversNamespacesAndImports) {
  EXPECT_NE(header_of("package radio.near; message M {}").find("#undef near\n"), std::string::npos);
  const io::tests::TemporaryFolder folder;
  folder.write("base.proto", "syntax = \"proto2\"; package base; message Bool {} enum Level { LOW = 0; IN = 1; }");
  const std::string path = folder.write("user.proto", R"(
      syntax = "proto2"; import "base.proto"; message M { optional base.Bool b = 1; optional base.Level l = 2 [default = IN]; })");
  tests::FrontEnd result({{"", folder.path().string()}}, {path});
  const std::string header = emit(plan::make_plan(*result.schema.inputs.front(), {}, result.diagnostics)).front().text;
  EXPECT_NE(header.find("#undef Bool\n"), std::string::npos);
  EXPECT_NE(header.find("#undef IN\n"), std::string::npos);
}

}  // namespace
}  // namespace onnxgen::emit

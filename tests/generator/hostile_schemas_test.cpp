// Hostile schemas. Each one must cause a diagnostic or, if it is valid, be accepted, within a minute of CPU time
// (checked only in the soak tier) and 2 GiB of memory. A 5 MB schema needs most of that: 1.4 GiB. AddressSanitizer
// needs up to three times as much, because of shadow memory, red zones and quarantined memory. The quick tier uses
// schemas of a twentieth of these sizes.
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <functional>
#include <string>

#include "../io/temporary_folder.h"
#include "front_end.h"
#include "input_rules.h"
#include "onnxgen/storage/poison.h"
#include "source/render.h"
#include "tier.h"

namespace onnxgen::tests {
namespace {

namespace fs = std::filesystem;

const std::size_t kDeep = by_tier<std::size_t>(2000, 10000);
const std::size_t kMany = by_tier<std::size_t>(4000, 20000, 100000);
constexpr std::clock_t kMaxSeconds = 60;  // of CPU time
#ifdef ONNXGEN_HAS_ASAN
constexpr long kMaxMemory = 6L << 20;  // in KiB
constexpr long kMaxMemoryOfNothing = 2L << 20;
constexpr std::clock_t kMaxSecondsOfNothing = 20;
#else
constexpr long kMaxMemory = 2L << 20;
constexpr long kMaxMemoryOfNothing = 512L << 10;
constexpr std::clock_t kMaxSecondsOfNothing = 5;
#endif
constexpr std::size_t kMaxPrinted = 200000;
constexpr std::size_t kMaxFields = 65535;  // of a message

const std::string kProto2 = "syntax = \"proto2\";\n";

std::string repeated(const std::string& text, std::size_t times) {
  std::string result;
  result.reserve(text.size() * times);
  for (std::size_t i = 0; i < times; ++i) result += text;
  return result;
}

// Concatenates `make(i)` for each index. `make` may use field_number(i).
std::string each(std::size_t count, const std::function<std::string(std::size_t)>& make) {
  std::string result;
  for (std::size_t i = 0; i < count; ++i) result += make(i);
  return result;
}

std::size_t field_number(std::size_t index) {
  return index < 18000 ? index + 1 : index + 2001;  // skips the reserved range
}

class HostileSchemas : public testing::Test {
 protected:
  void TearDown() override {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    EXPECT_LT(usage.ru_maxrss, kMaxMemory);
  }

  // Returns the printed diagnostics.
  std::string read(const std::string& text) {
    std::ofstream(folder_ / "hostile.proto", std::ios::binary) << text;
    const std::clock_t begin = std::clock();
    const FrontEnd result({{"", folder_}}, {folder_ / "hostile.proto"});
    std::string printed = source::render(result.diagnostics);
    if (is_soak_tier()) {
      EXPECT_LT((std::clock() - begin) / CLOCKS_PER_SEC, kMaxSeconds);
    }
    EXPECT_LT(printed.size(), kMaxPrinted);
    EXPECT_EQ(result.diagnostics.has_errors(), printed.find(": error: ") != std::string::npos);
    return printed;
  }
  void expect_refused(const std::string& text, const std::string& message) {
    const std::string printed = read(text);
    EXPECT_NE(printed.find(message), std::string::npos) << printed.substr(0, 2000);
  }
  void expect_accepted(const std::string& text) {
    const std::string printed = read(text);
    EXPECT_EQ(printed, "") << printed.substr(0, 2000);
  }

  io::tests::TemporaryFolder temporary_;
  const fs::path folder_ = temporary_.path();
};

TEST_F(HostileSchemas, NestedDeep) {
  const std::string too_deep = "brackets are nested more than 100 levels deep";
  expect_refused(kProto2 + repeated("message M {", kDeep) + repeated("}", kDeep), too_deep);
  expect_refused(kProto2 + repeated("message M {", kDeep), too_deep);
  expect_refused(kProto2 + "message M {" + repeated("optional group G = 1 {", kDeep) + repeated("}", kDeep + 1),
                 too_deep);
  expect_refused(kProto2 + "option (o) = " + repeated("{ a: ", kDeep) + "{}" + repeated("}", kDeep) + ";", too_deep);
  expect_refused(kProto2 + "option (o) = " + repeated("{ a: ", kDeep), too_deep);
  expect_refused(kProto2 + "option (o) = { " + repeated("a < ", kDeep) + repeated(">", kDeep) + "};", too_deep);
  expect_refused(kProto2 + "option (o) = { a: " + repeated("[", kDeep) + repeated("]", kDeep) + "};", too_deep);
  expect_refused(kProto2 + "option " + repeated("(", kDeep) + "o" + repeated(")", kDeep) + " = 1;",
                 "expected type name, found '('");
  expect_refused(kProto2 + repeated("{", 10 * kMany), too_deep);
  expect_refused(kProto2 + repeated("}", kMany), "unexpected '}': no block is open");
}

// Text without content must use no memory. Each of these needed 8 to 15 seconds when every ';' and every comment was a
// token.
TEST_F(HostileSchemas, MegabytesOfSemicolonsAndComments) {
  const std::size_t kMega = by_tier<std::size_t>(50000, 200000, 1000000);
  const std::string texts[] = {
      repeated(";", 5 * kMega),
      "message M {" + repeated("; ", 2 * kMega) + "}",
      "service S {" + repeated(";/**/", kMega) + "}",
      repeated("// c\n", 2 * kMega),
      "message M {" + repeated("/* comment */", kMega) + "}",
      "message M { optional int32 a = 1;" + repeated("// " + std::string(97, 'c') + "\n", kMega / 10) + "}",
      std::string(10 * kMega, '\n'),
  };
  rusage before{};
  getrusage(RUSAGE_SELF, &before);
  for (const std::string& text : texts) {
    const std::clock_t begin = std::clock();
    expect_accepted(kProto2 + text);
    if (is_soak_tier()) {
      EXPECT_LT((std::clock() - begin) / CLOCKS_PER_SEC, kMaxSecondsOfNothing) << text.substr(0, 20);
    }
  }
  rusage after{};
  getrusage(RUSAGE_SELF, &after);
  EXPECT_LT(after.ru_maxrss - before.ru_maxrss, kMaxMemoryOfNothing);
}

TEST_F(HostileSchemas, ErrorsAmongManySemicolons) {
  expect_refused(kProto2 + "message M { oneof o { int32 a = 1;" + repeated(";", kMany) + "} }", "found ';'");
  expect_refused(kProto2 + repeated(";", kMany) + "/* ", "unterminated comment; '*/' is missing");
  expect_refused(kProto2 + "; /* /* */ ;;", "'/*' inside a comment; comments cannot be nested");
  expect_refused(kProto2 + "message M { optional int32 a = 1" + repeated(";\n", kMany) + "x }",
                 fmt::format("hostile.proto:{}:", kMany + 2));
}

TEST_F(HostileSchemas, NamesOfManyParts) {
  expect_refused(kProto2 + "option (o)" + repeated(".a", kMany) + " = 1;", "option name has more than 100 parts");
  expect_refused(kProto2 + "message M { optional a" + repeated(".a", kMany) + " x = 1; }", "error: 'a.a.a.a.");
  expect_refused(kProto2 + "package a" + repeated(".a", kDeep) + ";\nmessage M {}",
                 "package name has more than 511 characters");
}

TEST_F(HostileSchemas, ManyOfOneKind) {
  const auto number = [](std::size_t i) { return field_number(i); };
  expect_accepted(kProto2 + "message M {" +
                  each(kMany, [&](std::size_t i) { return fmt::format("optional int32 f{} = {};\n", i, number(i)); }) +
                  "}");
  expect_accepted(
      kProto2 + "message M {" +
      each(kMany, [&](std::size_t i) { return fmt::format("oneof o{0} {{ int32 f{0} = {1}; }}\n", i, number(i)); }) +
      "}");
  expect_accepted(kProto2 + "enum E {" + each(kMany, [](std::size_t i) { return fmt::format("V{0} = {0};\n", i); }) +
                  "}");
  expect_accepted(
      kProto2 + "message M {" +
      each(kMany, [](std::size_t i) { return fmt::format("extensions {};\n", 20000 + 2 * i); }) + "}\nextend M {" +
      each(kMany, [](std::size_t i) { return fmt::format("optional int32 e{} = {};\n", i, 20000 + 2 * i); }) + "}");
  expect_accepted(kProto2 + "message M { reserved " +
                  each(kMany, [](std::size_t i) { return fmt::format("\"n{}\", ", i); }) + "\"last\"; }");
  expect_accepted(kProto2 + each(kMany, [](std::size_t i) {
                    return fmt::format("message M{} {{ optional M{} next = 1; }}\n", i, (i + 1) % kMany);
                  }));
}

TEST_F(HostileSchemas, ManyErrors) {
  const std::string more = " more errors are not shown";
  expect_refused(kProto2 + "message M {\n" + repeated("optional int32 f = 1;\n", kMany) + "}", more);
  expect_refused(kProto2 + "enum E {\n" + repeated("V = 1;\n", kMany) + "}", more);
  expect_refused(kProto2 + "message M {\n" + repeated("extensions 1 to max;\n", kMany) + "}", more);
  expect_refused(kProto2 + "message M {\n" + repeated("option deprecated = true;\n", kMany) + "}", more);
  expect_refused(kProto2 + "message M {\n" + repeated("nonsense;\n", kMany) + "}", more);
  expect_refused(kProto2 + "message M {\n" + repeated("?\n", kMany) + "}", more);
  expect_refused(kProto2 + "message M { " + repeated("?", kMany) + " }", more);
  expect_refused(kProto2 + repeated("/*", kMany), more);
  expect_refused(kProto2 + repeated("import \"x.proto\";\n", kDeep), more);
  expect_refused(kProto2 + repeated("package a;\n", kMany), more);
  const std::string warned = read(kProto2 + "message M {\n" + repeated("reserved 2 to 1;\n", kMany) + "}");
  EXPECT_NE(warned.find(fmt::format("{} more warnings are not shown", kMany - 100)), std::string::npos)
      << warned.substr(0, 2000);
}

// The rule for `import option` searches the types of options for values with debug_redact.
TEST_F(HostileSchemas, LongChainOfOptionTypes) {
  constexpr std::size_t kTypes = 40000;
  std::ofstream(folder_ / "lib.proto")
      << "edition = \"2024\";\nimport \"google/protobuf/descriptor.proto\";\n"
      << each(kTypes, [](std::size_t i) { return fmt::format("message M{} {{ M{} m = 1; }}\n", i, i + 1); })
      << fmt::format("message M{} {{ E e = 1; }}\nenum E {{ E_ZERO = 0 [debug_redact = true]; }}\n", kTypes)
      << "extend google.protobuf.FieldOptions { M0 o = 50001; }\n";
  std::ofstream(folder_ / "hostile.proto") << "edition = \"2024\";\nimport option \"lib.proto\";\nmessage A {}\n";
  FrontEnd result({{"", folder_}}, {folder_ / "hostile.proto"});
  ASSERT_FALSE(result.diagnostics.has_errors()) << source::render(result.diagnostics).substr(0, 2000);
  check_option_imports(*result.schema.inputs.front(), result.diagnostics);
  EXPECT_TRUE(result.diagnostics.has_errors());
}

TEST_F(HostileSchemas, TooManyFields) {
  const auto field = [](std::size_t i) { return fmt::format("optional int32 f{} = {};\n", i, field_number(i)); };
  expect_refused(kProto2 + "message M {" + each(kMaxFields + 1, field) + "}", "message 'M' has more than 65535 fields");
}

TEST_F(HostileSchemas, LargeOptionValues) {
  const std::size_t kCount = std::min(kMany, kMaxFields);
  const std::string fields =
      each(kCount, [](std::size_t i) { return fmt::format("optional int32 f{} = {};\n", i, field_number(i)); });
  expect_accepted(kProto2 + "import \"google/protobuf/descriptor.proto\";\nmessage M {" + fields +
                  "repeated int32 r = 500000; }\nextend google.protobuf.FileOptions { optional M m = 5000; repeated M "
                  "ms = 5001; }\noption (m) = {" +
                  each(kCount, [](std::size_t i) { return fmt::format("f{}: 1 ", i); }) + repeated("r: 1 ", kMany) +
                  " r: [1" + repeated(", 1", kMany) + "] };\n" + repeated("option (ms) = {};\n", kMany));
  expect_accepted(kProto2 + "import \"google/protobuf/descriptor.proto\";\nenum E {" +
                  each(kMany, [](std::size_t i) { return fmt::format("V{0} = {0};\n", i); }) +
                  "}\nmessage O { repeated E e = 1; }\nextend google.protobuf.FileOptions { optional O o = 5000; }\n"
                  "option (o) = {" +
                  repeated(fmt::format(" e: {}", kMany - 1), kMany) + " };\n");
  expect_accepted(kProto2 +
                  "import \"google/protobuf/descriptor.proto\";\nextend google.protobuf.FileOptions { "
                  "repeated int32 o = 5000 [" +
                  repeated("targets = TARGET_TYPE_MESSAGE, ", kMany) + "targets = TARGET_TYPE_FILE]; }\n" +
                  repeated("option (o) = 1;\n", kMany));
}

TEST_F(HostileSchemas, FiveMegabytes) {
  const std::size_t kMessages = by_tier<std::size_t>(1300, 5200, 26000);
  const std::string schema = kProto2 + each(kMessages, [&](std::size_t i) {
                               return fmt::format(
                                   "// What message {0} is about.\nmessage Message{0} {{\n  optional int64 number = "
                                   "1;\n  repeated string names = "
                                   "2;\n  enum Kind {{ UNKNOWN = 0; KNOWN = 1; }}\n  optional Kind kind = 3;\n  "
                                   "optional Message{1} next = 4;\n}}\n",
                                   i, (i + 1) % kMessages);
                             });
  ASSERT_GT(schema.size(), by_tier(256U << 10, 1U << 20, 5U << 20));
  expect_accepted(schema);
}

TEST_F(HostileSchemas, LongTokens) {
  const std::size_t kLong = by_tier(256U << 10, 1U << 20, 5U << 20);
  expect_accepted(kProto2 + "message " + std::string(kLong, 'M') + " {}");
  expect_accepted(kProto2 + "message M { optional string s = 1 [default = \"" + std::string(kLong, 'x') + "\"]; }");
  expect_accepted(kProto2 + "//" + std::string(kLong, 'x') + "\nmessage M {}");
  expect_accepted(kProto2 + std::string(kLong, ';'));
  expect_refused(kProto2 + "message M { optional int32 a = " + std::string(kLong, '9') + "; }", "field number");
  expect_refused(kProto2 + "message " + std::string(kLong, 'M') + " { int32 }", "expected field name");
}

TEST_F(HostileSchemas, Unterminated) {
  constexpr std::size_t kLong = 1U << 20;
  expect_refused(kProto2 + "message M { optional string s = 1 [default = \"" + std::string(kLong, 'x'),
                 "unterminated string; the closing quote is missing on this line");
  expect_refused(kProto2 + "import 'a\nmessage M {}", "unterminated string; the closing quote is missing on this line");
  expect_refused(kProto2 + "import \"\\", "unterminated string; the closing quote is missing on this line");
  expect_refused(kProto2 + "/*" + std::string(kLong, '*'), "unterminated comment; '*/' is missing");
  expect_refused(kProto2 + "message M {} /", "declaration of a file, found '/'");
  const std::string whole =
      kProto2 +
      "package p; import \"google/protobuf/any.proto\"; option java_package = \"x\"; message M { "
      "optional int32 a = 1 [deprecated = true]; map<int32, M> m = 2; oneof o { int32 b = 3; } "
      "extensions 10 to max; reserved 5, 6 to 7; reserved \"x\"; optional group G = 4 { } } enum E "
      "{ A = 0; B = -1 [deprecated = false]; } service S { rpc R (stream M) returns (M) { option "
      "deprecated = true; } } extend M { repeated M e = 10; }";
  const std::size_t step = by_tier<std::size_t>(13, 1);
  for (std::size_t length = 0; length < whole.size(); length += step) read(whole.substr(0, length));
}

TEST_F(HostileSchemas, BytesThatAreNotText) {
  expect_refused(std::string(1U << 20, '\0'), "unexpected NUL byte; a schema must be a text file");
  expect_refused(kProto2 + "message M {} // a" + std::string(1, '\0') + "b\n",
                 "unexpected NUL byte; a schema must be a text file");
  expect_refused(kProto2 + "message \xC3\xA4 {}", "unexpected character");
  expect_refused(kProto2 + "message \xFF {}", "invalid UTF-8");
  expect_refused(kProto2 + std::string(kMany, '\xFF') + "x", "invalid UTF-8");
  expect_refused("syntax = \x87\x87 \"proto2\";\nmessage M {}", "invalid UTF-8");
  expect_refused(kProto2 + "message M {}\x87", "invalid UTF-8");
  EXPECT_NE(read(kProto2 + "// \xFF\nmessage M {}").find("warning: invalid UTF-8"), std::string::npos);
  std::string noise;
  std::uint32_t state = 1;
  for (std::size_t i = 0; i < kMany; ++i) noise += static_cast<char>((state = state * 1664525 + 1013904223) >> 24 | 1);
  read(noise);
}

TEST_F(HostileSchemas, LongChainsAndCyclesOfImports) {
  const std::size_t kFiles = by_tier<std::size_t>(200, 400, 900);
  for (std::size_t i = 0; i < kFiles; ++i) {
    std::ofstream(folder_ / fmt::format("f{}.proto", i)) << fmt::format(
        "{}import public \"f{}.proto\";\nmessage M{} {{ optional M{} m = 1; }}\n", kProto2, i + 1, i, kFiles);
  }
  const auto last = fmt::format("f{}.proto", kFiles);
  std::ofstream(folder_ / last) << kProto2 << fmt::format("message M{} {{}}\n", kFiles);
  expect_accepted(kProto2 + "import \"f0.proto\";\nmessage A { optional M" + std::to_string(kFiles) + " m = 1; }");
  std::ofstream(folder_ / last) << kProto2 << "import \"f0.proto\";\n" << fmt::format("message M{} {{}}\n", kFiles);
  const FrontEnd cycle({{"", folder_}}, {folder_ / "f0.proto"});
  const std::string printed = source::render(cycle.diagnostics);
  EXPECT_NE(printed.find("imports itself through other files"), std::string::npos);
  EXPECT_NE(printed.find(fmt::format("{} more steps of the cycle are not shown", kFiles - source::kMaxCycleNotes)),
            std::string::npos);
}

// Functions that follow imports use recursion. The order of the imports must not hide the length of a chain.
TEST_F(HostileSchemas, ChainsOfImportsThatAreTooLong) {
  constexpr std::size_t kFiles = 1001;
  std::ifstream stream(std::string(ONNXGEN_CASES) + "/imports/too_deep.txt");
  std::string message;
  std::getline(stream, message);
  for (std::size_t i = 0; i < kFiles; ++i) {
    std::ofstream(folder_ / fmt::format("f{}.proto", i))
        << kProto2 << (i == 0 ? "" : fmt::format("import \"f{}.proto\";\n", i - 1));
  }
  const auto errors_for = [&](std::size_t file) {
    const FrontEnd result({{"", folder_}}, {folder_ / fmt::format("f{}.proto", file)});
    return result.diagnostics.has_errors() ? source::render(result.diagnostics) : "";
  };
  EXPECT_EQ(errors_for(kFiles - 2), "");
  EXPECT_NE(errors_for(kFiles - 1).find("f1.proto:2:8: error: " + message), std::string::npos);
  std::ofstream(folder_ / "hostile.proto")
      << kProto2 << each(kFiles, [](std::size_t i) { return fmt::format("import \"f{}.proto\";\n", i); });
  const FrontEnd upwards({{"", folder_}}, {folder_ / "hostile.proto"});
  const std::string printed = source::render(upwards.diagnostics);
  EXPECT_NE(printed.find("f1000.proto:2:8: error: " + message), std::string::npos) << printed.substr(0, 2000);
}

TEST_F(HostileSchemas, ManyImports) {
  expect_refused(kProto2 + each(kMany, [](std::size_t i) { return fmt::format("import \"i{}.proto\";\n", i); }) +
                     "import \"i1.proto\";\n",
                 "is in none of the import paths");
}

// Each message is in a cycle with the first one, and the cycles differ.
TEST_F(HostileSchemas, ManyRequiredCycles) {
  const auto count_reports = [&](const std::string& text) {
    std::ofstream(folder_ / "hostile.proto", std::ios::binary) << kProto2 + text;
    const FrontEnd result({{"", folder_}}, {folder_ / "hostile.proto"});
    EXPECT_FALSE(result.diagnostics.has_errors() || result.diagnostics.has_warnings());
    for (const source::Diagnostic& report : result.diagnostics.entries()) {
      EXPECT_LE(report.notes.size(), source::kMaxCycleNotes + 1);
    }
    return result.diagnostics.entries().size();
  };
  const std::string back_to_first = each(kMany, [](std::size_t i) {
    return fmt::format("message M{} {{ required M{} a = 1; required M0 b = 2; }}\n", i, (i + 1) % kMany);
  });
  EXPECT_EQ(count_reports(back_to_first), 2U) << "for each field of the first message";
  const std::string back_to_all =
      each(kMany, [](std::size_t i) { return fmt::format("message M{} {{ required M{} a = 1; }}\n", i, i + 1); }) +
      fmt::format("message M{} {{", kMany) +
      each(kMany, [](std::size_t i) { return fmt::format("required M{} f{} = {};\n", i, i, field_number(i)); }) + "}";
  EXPECT_EQ(count_reports(back_to_all), kMany);
}

}  // namespace
}  // namespace onnxgen::tests

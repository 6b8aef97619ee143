// Compares files of editions with buf, because Debian's protoc does not know editions: what is accepted, the line of
// the first error, and the descriptors.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <vector>

#include "../io/temporary_folder.h"
#include "descriptor/descriptor_set.h"
#include "front_end.h"
#include "protoc.h"
#include "source/render.h"

namespace onnxgen::tests {
namespace {

namespace fs = std::filesystem;

// Returns the generator's messages for a file of edition 2026 with these numbers of fields, members of a oneof, oneofs
// and enum values.
std::string messages_of_2026(const std::string& option, int fields, int members, int oneofs, int values) {
  const auto repeat = [](int count, auto text) {
    std::string all;
    for (int i = 0; i < count; ++i) all += text(std::to_string(i), std::to_string(i + 1));
    return all;
  };
  const auto field = [](const std::string& i, const std::string& number) {
    return "  int32 f" + i + " = " + number + ";\n";
  };
  const auto oneof = [&](const std::string& i, const std::string& number) {
    return "  oneof o" + i + " {" + field(i, number) + "}\n";
  };
  const auto value = [](const std::string& i, const std::string& /*number*/) { return "  V" + i + " = " + i + ";\n"; };
  const io::tests::TemporaryFolder temporary;
  const fs::path path = temporary.path() / "a.proto";
  std::ofstream(path) << "edition = \"2026\";\n"
                      << "message Fields {\n" + option + repeat(fields, field) + "}\n"
                      << "message Members {\n" + option + "oneof o {\n" + repeat(members, field) + "}\n}\n"
                      << "message Oneofs {\n" + option + repeat(oneofs, oneof) + "}\n"
                      << "enum Values {\n" + option + repeat(values, value) + "}\n";
  const FrontEnd parsed({{"", temporary.path().string()}}, {path.string()});
  std::string first_lines;
  for (const source::Diagnostic& diagnostic : parsed.diagnostics.entries()) first_lines += diagnostic.text + "\n";
  return first_lines;
}

TEST(Editions, Of2026LimitTheSizesOfDeclarations) {
  EXPECT_EQ(messages_of_2026("", 1500, 1200, 1000, 1700), "");
  std::ifstream expected(fs::path(ONNXGEN_CASES) / "edition_2026/limits.txt");
  EXPECT_EQ(messages_of_2026("", 1501, 1201, 1001, 1701), std::string(std::istreambuf_iterator<char>(expected), {}));
  const std::string no_limits = "  option features.enforce_proto_limits = LEGACY_NO_EXPLICIT_LIMITS;\n";
  EXPECT_EQ(messages_of_2026(no_limits, 1501, 1201, 1001, 1701), "");
}

// Cases that buf 1.75 accepts although protoc rejects them, with the file of protoc that has the rule.
const std::set<std::string> kOnlyProtocRejects = {
    "editions/closed_enum_in_map.proto",  // descriptor.cc also checks the value of a map for implicit presence
    "editions/lazy.proto",                // descriptor.cc accepts unverified_lazy in extensions no longer
    "editions/keywords_in_types.proto",   // parser.cc reads a keyword at the beginning of a type as a keyword
};

TEST(Editions, AreUnderstoodAsByBuf) {
  const std::string buf = find_buf();
  if (buf.empty()) GTEST_SKIP() << "ONNXGEN_BUF does not name the program buf of npm's package @bufbuild/buf-linux-x64";
  const io::tests::TemporaryFolder temporary;
  const fs::path folder = temporary.path();
  fs::copy(fs::path(ONNXGEN_CASES) / "editions", folder / "editions", fs::copy_options::recursive);
  fs::copy(fs::path(ONNXGEN_SCHEMAS) / "google", folder / "google", fs::copy_options::recursive);
  fs::create_directory(folder / "valid");
  for (const char* name : {"valid/editions_2023.proto", "valid/editions_2024.proto", "valid/feature_notations.proto"}) {
    fs::copy(fs::path(ONNXGEN_CASES) / name, folder / name);
  }
  int compared = 0;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    const std::string file = entry.path().lexically_relative(folder).generic_string();
    if (entry.path().extension() != ".proto" || file.rfind("google/", 0) == 0) continue;
    SCOPED_TRACE(file);
    const FrontEnd ours({{"", folder.string()}}, {entry.path().string()});
    const std::string messages = source::render(ours.diagnostics);
    const ProtocResult theirs = run_buf(buf, folder.string(), file);
    const bool is_listed = kOnlyProtocRejects.count(file) != 0;
    EXPECT_EQ(!ours.diagnostics.has_errors(), theirs.accepted && !is_listed) << messages << theirs.messages;
    EXPECT_TRUE(theirs.accepted || !is_listed) << "buf rejects it as well: " << theirs.messages;
    ++compared;
    if (theirs.accepted && !ours.diagnostics.has_errors()) {
      EXPECT_EQ(descriptor::descriptor_set({ours.schema.inputs.front()}, descriptor::Imports::kLeftOut,
                                           {descriptor::JsonNames::kAll, descriptor::Retention::kAll}),
                theirs.descriptor_set);
    } else if (!theirs.error_lines.empty()) {
      const std::vector<std::size_t> lines = error_lines(ours.diagnostics, file);
      EXPECT_GT(std::count(lines.begin(), lines.end(), theirs.error_lines.front()), 0) << messages << theirs.messages;
    }
  }
  EXPECT_GE(compared, 15);
}

}  // namespace
}  // namespace onnxgen::tests

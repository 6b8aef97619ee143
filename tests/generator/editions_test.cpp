// Files of editions, which Debian's protoc does not know. They are compared with buf: what is accepted, the line of the
// first error, and the descriptors. Expected values are those of protoc 36.0.
#include <google/protobuf/descriptor.pb.h>
#include <google/protobuf/text_format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <utility>
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

// Writes files with these names and texts to a folder. Returns a descriptor set of the last, with imports.
google::protobuf::FileDescriptorSet described(const std::vector<std::pair<std::string, std::string>>& files,
                                              descriptor::Retention retention) {
  const io::tests::TemporaryFolder folder;
  for (const auto& [name, text] : files) std::ofstream(folder / name) << text;
  const FrontEnd front({{"", folder.path()}, {"", ONNXGEN_SCHEMAS}}, {folder / files.back().first});
  EXPECT_FALSE(front.diagnostics.has_errors()) << source::render(front.diagnostics);
  google::protobuf::FileDescriptorSet set;
  EXPECT_TRUE(set.ParseFromString(descriptor::descriptor_set(front.schema.inputs, descriptor::Imports::kIncluded,
                                                             {descriptor::JsonNames::kAll, retention})));
  return set;
}

// Returns the custom options of a message with this body, by number and in the order of the descriptor.
std::string custom_options(const std::string& options, descriptor::Retention retention) {
  const auto set = described(
      {{"o.proto",
        "edition = \"2023\";\nimport \"google/protobuf/descriptor.proto\";\n"
        "message M { int32 x = 1; int32 y = 2; repeated int32 r = 3 [features.repeated_field_encoding = EXPANDED]; }\n"
        "extend google.protobuf.MessageOptions {\n"
        "  M m = 50002;\n  int32 i = 50001;\n  repeated string s = 50000;\n  float f = 50003;\n}\n"},
       {"a.proto", "edition = \"2024\";\nimport option \"o.proto\";\nmessage A {\n" + options + "}\n"}},
      retention);
  std::string text;
  const auto& unknown = set.file(set.file_size() - 1).message_type(0).options().unknown_fields();
  EXPECT_TRUE(google::protobuf::TextFormat::PrintUnknownFieldsToString(unknown, &text));
  return text;
}

TEST(Editions, CustomOptionsAreMergedByNumber) {
  const std::string options =
      "  option (m).y = 2;\n  option (s) = \"b\";\n  option (i) = 5;\n  option (m).r = 8;\n  option (m).x = 1;\n"
      "  option (s) = \"a\";\n  option (m).r = 7;\n";
  EXPECT_EQ(custom_options(options, descriptor::Retention::kRuntime),
            "50000: \"b\"\n50000: \"a\"\n50001: 5\n50002 {\n  1: 1\n  2: 2\n  3: 8\n  3: 7\n}\n");
  EXPECT_EQ(custom_options(options, descriptor::Retention::kAll),
            "50002 {\n  2: 2\n}\n50000: \"b\"\n50001: 5\n50002 {\n  3: 8\n}\n50002 {\n  1: 1\n}\n"
            "50000: \"a\"\n50002 {\n  3: 7\n}\n");
}

TEST(Editions, ANanHasNoSign) {
  for (const char* const option : {"  option (f) = nan;\n", "  option (f) = -nan;\n"}) {
    EXPECT_EQ(custom_options(option, descriptor::Retention::kRuntime), "50003: 0x7fc00000\n") << option;
  }
}

TEST(Editions, ImportsComeBeforeOptionImports) {
  const std::string edition = "edition = \"2024\";\n";
  const auto set =
      described({{"o.proto", edition + "message O {}\n"},
                 {"p.proto", edition + "message P {}\n"},
                 {"q.proto", edition + "import \"p.proto\";\nimport option \"o.proto\";\nmessage Q { P p = 1; }\n"},
                 {"r.proto", edition + "message R {}\n"},
                 {"a.proto", edition + "import \"q.proto\";\nimport option \"r.proto\";\nmessage A { Q q = 1; }\n"}},
                descriptor::Retention::kRuntime);
  std::vector<std::string> names;
  for (const auto& file : set.file()) names.push_back(file.name());
  EXPECT_EQ(names, (std::vector<std::string>{"p.proto", "o.proto", "q.proto", "r.proto", "a.proto"}));
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

bool is_of_an_edition(const fs::path& path) {
  std::ifstream stream(path);
  for (std::string line; std::getline(stream, line);) {
    if (line.rfind("edition", 0) == 0) return true;
  }
  return false;
}

// Has features of C# and of Go. protoc writes Go's last, because it does not know them.
const fs::path kWithFeaturesOfGo = fs::path(ONNXGEN_CASES) / "valid/standard_options.proto";

// ONNXGEN_NEWEST_PROTOC is protoc of release 36.0. ONNXGEN_PROTOBUF_SOURCE, if set, is the folder of its sources, whose
// schemas are compared as well.
TEST(Editions, AreDescribedAsByTheNewestProtoc) {
  const char* const protoc = std::getenv("ONNXGEN_NEWEST_PROTOC");
  if (protoc == nullptr) GTEST_SKIP() << "ONNXGEN_NEWEST_PROTOC does not name the program protoc of release 36.0";
  std::vector<fs::path> roots = {ONNXGEN_CASES};
  if (const char* const sources = std::getenv("ONNXGEN_PROTOBUF_SOURCE")) roots.emplace_back(sources);
  int accepted = 0;
  for (const fs::path& root : roots) {
    const std::vector<std::string> folders = {root / "src", root, root / "java/core/src/main/resources",
                                              root / "csharp", ONNXGEN_SCHEMAS};
    std::vector<source::ImportPath> import_paths;
    for (const std::string& folder : folders) import_paths.push_back({"", folder});
    for (const auto& entry : fs::recursive_directory_iterator(root)) {
      if (entry.path().extension() != ".proto" || !is_of_an_edition(entry.path())) continue;
      if (entry.path() == kWithFeaturesOfGo) continue;
      SCOPED_TRACE(entry.path());
      const fs::path import = entry.path().lexically_relative(root);
      const std::string name = *import.begin() == "src" ? import.lexically_relative("src") : import;
      const FrontEnd ours(import_paths, {entry.path().string()});
      const ProtocResult theirs = run_protoc(folders, name, protoc, "--experimental_editions");
      ASSERT_EQ(!ours.diagnostics.has_errors(), theirs.accepted) << source::render(ours.diagnostics) << theirs.messages;
      if (!theirs.accepted) continue;
      ++accepted;
      EXPECT_EQ(descriptor::descriptor_set({ours.schema.inputs.front()}, descriptor::Imports::kLeftOut,
                                           {descriptor::JsonNames::kAll, descriptor::Retention::kRuntime, true}),
                theirs.descriptor_set);
    }
  }
  EXPECT_GE(accepted, roots.size() == 1 ? 3 : 100);
}

}  // namespace
}  // namespace onnxgen::tests

// The generator's schema, converted to descriptors, must equal protoc's output for the same file, byte for byte,
// including the locations and comments. protoc 3.21 retains all options. If protoc rejects a file, the generator must
// reject it as well and report the line of protoc's first error.
#include "descriptor/descriptor_set.h"

#include <google/protobuf/descriptor.pb.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <regex>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "corpora.h"
#include "front_end.h"
#include "protoc.h"
#include "source/render.h"
#include "tier.h"

namespace onnxgen::tests {
namespace {

namespace fs = std::filesystem;

void expect_same_description(const schema::File& ours, const std::string& theirs) {
  const std::string bytes = descriptor::descriptor_set(
      {&ours}, descriptor::Imports::kLeftOut, {descriptor::JsonNames::kAll, descriptor::Retention::kAll, true});
  if (bytes == theirs) return;
  google::protobuf::FileDescriptorSet our_set;
  google::protobuf::FileDescriptorSet their_set;
  ASSERT_TRUE(our_set.ParseFromString(bytes));
  ASSERT_TRUE(their_set.ParseFromString(theirs));
  EXPECT_EQ(our_set.DebugString(), their_set.DebugString());
  ADD_FAILURE() << "the descriptors differ";
}

struct Counts {
  int same = 0;
  int refused = 0;
};

bool has_edition(const fs::path& file) {
  std::ifstream in(file);
  std::string line;
  while (std::getline(in, line)) {
    if (line.rfind("edition = ", 0) == 0) return true;
  }
  return false;
}

// Returns whether protoc 3.21 refused a file, or one of its imports, for an edition, an option or a standard file of a
// later release. It warns that a file with an edition has no syntax.
bool is_too_new(const std::string& messages, const std::vector<std::string>& folders) {
  for (const char* unknown : {R"("retention" unknown)", R"("targets" unknown)", R"("debug_redact" unknown)",
                              R"("verification" unknown)", R"("google.protobuf.FeatureSet" is not defined)"}) {
    if (messages.find(unknown) != std::string::npos) return true;
  }
  static const std::regex kStandardFile("(^|\n)google/protobuf/[a-z_]+\\.proto: File not found\\.");
  if (std::regex_search(messages, kStandardFile)) return true;
  constexpr std::string_view kWarning = "No syntax specified for the proto file: ";
  for (std::size_t at = messages.find(kWarning); at != std::string::npos; at = messages.find(kWarning, at + 1)) {
    const std::size_t begin = at + kWarning.size();
    const std::string name = messages.substr(begin, messages.find(". Please", begin) - begin);
    for (const std::string& folder : folders) {
      if (has_edition(fs::path(folder) / name)) return true;
    }
  }
  return false;
}

// Does not compare files that are too new for protoc 3.21.
void compare(const std::string& file, const std::vector<std::string>& folders, Counts& counts) {
  SCOPED_TRACE(file);
  std::vector<source::ImportPath> import_paths;
  for (const std::string& folder : folders) import_paths.push_back({"", folder});
  const ProtocResult theirs = run_protoc(folders, file);
  if (!theirs.accepted && is_too_new(theirs.messages, folders)) return;
  const FrontEnd ours(import_paths, {folders.front() + '/' + file});
  const std::string messages = source::render(ours.diagnostics);
  ASSERT_EQ(!ours.diagnostics.has_errors(), theirs.accepted) << messages << theirs.messages;
  if (theirs.accepted) {
    ++counts.same;
    return expect_same_description(*ours.schema.inputs.front(), theirs.descriptor_set);
  }
  ++counts.refused;
  if (theirs.error_lines.empty()) return;  // the error is in an import
  const std::vector<std::size_t> lines = error_lines(ours.diagnostics, file);
  EXPECT_GT(std::count(lines.begin(), lines.end(), theirs.error_lines.front()), 0)
      << testing::PrintToString(lines) << messages << theirs.messages;
}

// Compares every .proto file below `root`, named relative to the first folder. The quick tier
// compares only every `step`-th file.
Counts compare_all(const fs::path& root, const std::vector<std::string>& folders, std::size_t step = 1) {
  std::vector<std::string> files;
  for (const auto& entry : fs::recursive_directory_iterator(root)) {
    const std::string extension = entry.path().extension();
    if (extension != ".proto" && extension != ".proto3") continue;
    files.push_back(entry.path().lexically_relative(folders.front()).generic_string());
  }
  std::sort(files.begin(), files.end());
  Counts counts;
  for (const std::string& file : sample_by_tier(files, step)) compare(file, folders, counts);
  return counts;
}

class DescriptorSet : public testing::Test {
 protected:
  void SetUp() override {
    if (!have_protoc()) GTEST_SKIP() << kNoProtoc;
  }
};

TEST_F(DescriptorSet, OfOurSchemas) {
  const Counts counts = compare_all(ONNXGEN_SCHEMAS, {ONNXGEN_SCHEMAS});
  EXPECT_GE(counts.same, 15);
  EXPECT_EQ(counts.refused, 0);
}

// Removes what newer releases add to the files of release 3.21: options, reserved names, extension ranges, and the
// declarations that 3.21 lacks.
template <class Descriptor>
void keep_what_is_in(const Descriptor& old, Descriptor& current);

template <class Field>
void keep_elements(const google::protobuf::RepeatedPtrField<Field>& old,
                   google::protobuf::RepeatedPtrField<Field>& current) {
  google::protobuf::RepeatedPtrField<Field> kept;
  for (const Field& before : old) {
    const auto now =
        std::find_if(current.begin(), current.end(), [&](const Field& each) { return each.name() == before.name(); });
    ASSERT_NE(now, current.end()) << before.name();
    keep_what_is_in(before, *now);
    *kept.Add() = *now;
  }
  current.Swap(&kept);
}

template <class Descriptor>
void keep_what_is_in(const Descriptor& old, Descriptor& current) {
  *current.mutable_options() = old.options();
  if (!old.has_options()) current.clear_options();
  if constexpr (std::is_same_v<Descriptor, google::protobuf::FileDescriptorProto>) {
    keep_elements(old.message_type(), *current.mutable_message_type());
    keep_elements(old.enum_type(), *current.mutable_enum_type());
  } else if constexpr (std::is_same_v<Descriptor, google::protobuf::DescriptorProto>) {
    keep_elements(old.field(), *current.mutable_field());
    keep_elements(old.nested_type(), *current.mutable_nested_type());
    keep_elements(old.enum_type(), *current.mutable_enum_type());
    *current.mutable_extension_range() = old.extension_range();
    *current.mutable_reserved_range() = old.reserved_range();
    *current.mutable_reserved_name() = old.reserved_name();
  } else if constexpr (std::is_same_v<Descriptor, google::protobuf::EnumDescriptorProto>) {
    keep_elements(old.value(), *current.mutable_value());
  }
}

// The project has its own version of these files, which must have everything that protobuf's have. Debian's are older.
TEST_F(DescriptorSet, OfTheWellKnownTypes) {
  const fs::path theirs = "/usr/include/google/protobuf";
  if (!fs::exists(theirs / "descriptor.proto")) GTEST_SKIP() << "install the package libprotobuf-dev";
  int compared = 0;
  for (const auto& entry : fs::directory_iterator(fs::path(ONNXGEN_SCHEMAS) / "google/protobuf")) {
    const std::string name = "google/protobuf/" + entry.path().filename().string();
    if (!fs::exists(theirs / entry.path().filename())) continue;  // newer than release 3.21
    const FrontEnd ours({{"", ONNXGEN_SCHEMAS}}, {entry.path()});
    ASSERT_FALSE(ours.diagnostics.has_errors()) << source::render(ours.diagnostics);
    const ProtocResult result = run_protoc({"/usr/include"}, name);
    ASSERT_TRUE(result.accepted) << result.messages;
    google::protobuf::FileDescriptorSet current;
    google::protobuf::FileDescriptorSet old;
    ASSERT_TRUE(current.ParseFromString(
        descriptor::descriptor_set({ours.schema.inputs.front()}, descriptor::Imports::kLeftOut)));
    ASSERT_TRUE(old.ParseFromString(result.descriptor_set));
    old.mutable_file(0)->clear_source_code_info();
    keep_what_is_in(old.file(0), *current.mutable_file(0));
    EXPECT_EQ(current.DebugString(), old.DebugString());
    ++compared;
  }
  EXPECT_EQ(compared, 11);
}

TEST_F(DescriptorSet, OfOurCases) {
  Counts counts;
  for (const auto& entry : fs::directory_iterator(fs::path(ONNXGEN_CASES) / "valid")) {
    if (entry.path().extension() != ".proto") continue;
    if (entry.path().filename().string().rfind("editions_", 0) == 0) continue;  // unknown to Debian's protoc
    compare("valid/" + entry.path().filename().string(), {ONNXGEN_CASES, std::string(ONNXGEN_CASES) + "/imports"},
            counts);
  }
  EXPECT_GE(counts.same, 10);
  EXPECT_EQ(counts.refused, 0);
}

// The proto3 files of the oldest release have defaults, which proto3 does not allow.
TEST_F(DescriptorSet, OfTheReleasesOfOnnx) {
  const auto corpora = find_corpora();
  if (!corpora) GTEST_SKIP() << kNoCorpora;
  const std::vector<std::string> releases = {"v1.2.1", "v1.8.0", "v1.14.1", "v1.20.1", "v1.23-dev"};
  for (const std::string& release : sample_by_tier(releases, 4)) {
    SCOPED_TRACE(release);
    const std::string root = *corpora / "schemas" / release;
    const Counts counts = compare_all(root, {root});
    EXPECT_GE(counts.same, 4);
    EXPECT_EQ(counts.refused, release == "v1.2.1" ? 4 : 0);
  }
}

struct Collection {
  const char* name;
  const char* package;  // Debian package
  const char* root;
  std::vector<std::string> folders;  // file names are relative to the first one
  int at_least;
};

void PrintTo(const Collection& collection, std::ostream* out) {
  *out << collection.package;
}

class DebianDescriptorSet : public testing::TestWithParam<Collection> {};

TEST_P(DebianDescriptorSet, EqualsProtocs) {
  const Collection& collection = GetParam();
  if (!have_protoc()) GTEST_SKIP() << kNoProtoc;
  if (!fs::is_directory(collection.root)) GTEST_SKIP() << "install the package " << collection.package;
  constexpr int kStep = 10;
  const Counts counts = compare_all(collection.root, collection.folders, kStep);
  EXPECT_GE(counts.same, collection.at_least / by_tier(kStep, 1)) << counts.refused << " refused";
}

const Collection kCollections[] = {
    {"Protobuf", "libprotobuf-dev", "/usr/include/google/protobuf", {"/usr/include"}, 12},
    {"GoProtobuf",
     "golang-google-protobuf-dev",
     "/usr/share/gocode/src/google.golang.org/protobuf",
     {"/usr/share/gocode/src/google.golang.org/protobuf"},
     66},  // in Debian 13; 69 in Debian 12
    {"IgnitionMsgs", "libignition-msgs-dev", "/usr/include/ignition/msgs8", {"/usr/include/ignition/msgs8"}, 186},
    {"GogoProtobuf",
     "golang-github-gogo-protobuf-dev",
     "/usr/share/gocode/src/github.com/gogo/protobuf",
     {"/usr/share/gocode/src", "/usr/share/gocode/src/github.com/gogo/protobuf/protobuf",
      "/usr/share/gocode/src/github.com/gogo/protobuf"},
     165},
};

INSTANTIATE_TEST_SUITE_P(Packages, DebianDescriptorSet, testing::ValuesIn(kCollections),
                         [](const auto& collection) { return collection.param.name; });

}  // namespace
}  // namespace onnxgen::tests

// Files that are read from descriptors instead of text must give the same descriptors and classes.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "../io/temporary_folder.h"
#include "corpora.h"
#include "decompile/file_text.h"
#include "descriptor/wire_writer.h"
#include "pipeline.h"
#include "source/render.h"
#include "tier.h"

namespace onnxgen::tests {
namespace {

namespace fs = std::filesystem;
using descriptor::WireWriter;

struct Generated {
  Outputs outputs;
  std::string messages;
  bool accepted = false;
};

Generated generate_from(Options options, bool retain_options = true) {
  options.descriptor_set_out = "set";
  options.include_imports = true;
  options.include_source_info = true;
  options.retain_options = retain_options;
  options.out_dir = "out";
  options.experimental_editions = true;
  source::SourceTree sources(options.import_paths);
  source::Diagnostics diagnostics;
  Generated result;
  result.outputs = run(options, sources, diagnostics);
  result.messages = source::render(diagnostics);
  result.accepted = !diagnostics.has_errors();
  return result;
}

// Compares the outputs for a file with the outputs for its descriptor. Returns false if the generator rejects the file.
bool round_trip(const std::vector<std::string>& folders, const std::string& file) {
  SCOPED_TRACE(file);
  Options options;
  options.cpp.profile = plan::Profile::kProtobuf;
  for (const std::string& folder : folders) options.import_paths.push_back({"", folder});
  options.inputs = {folders.front() + '/' + file};
  const Generated from_text = generate_from(options);
  if (!from_text.accepted) return false;

  const io::tests::TemporaryFolder temporary;
  options.descriptor_sets_in = {temporary / "set"};
  std::ofstream(options.descriptor_sets_in[0], std::ios::binary) << from_text.outputs.descriptor_set;
  options.import_paths.clear();
  options.inputs = {file};
  const Generated from_set = generate_from(options);
  EXPECT_TRUE(from_set.accepted) << from_set.messages;
  if (!from_set.accepted) return true;
  EXPECT_TRUE(from_set.outputs.descriptor_set == from_text.outputs.descriptor_set) << "the descriptors differ";
  const auto& expected = from_text.outputs.folders.front().files;
  const auto& actual = from_set.outputs.folders.front().files;
  EXPECT_EQ(actual.size(), expected.size());
  for (std::size_t i = 0; i < std::min(actual.size(), expected.size()); ++i) {
    EXPECT_EQ(actual[i].path, expected[i].path);
    EXPECT_TRUE(actual[i].text == expected[i].text) << expected[i].path << " differs";
  }
  return true;
}

int round_trip_all(const fs::path& root, const std::vector<std::string>& folders, std::size_t step = 1) {
  std::vector<std::string> files;
  for (const auto& entry : fs::recursive_directory_iterator(root)) {
    if (entry.path().extension() != ".proto") continue;
    files.push_back(entry.path().lexically_relative(folders.front()).generic_string());
  }
  std::sort(files.begin(), files.end());
  int accepted = 0;
  for (const std::string& file : sample_by_tier(files, step)) accepted += round_trip(folders, file) ? 1 : 0;
  return accepted;
}

TEST(DescriptorSetIn, GivesTheOutputsOfOurSchemas) {
  EXPECT_GE(round_trip_all(ONNXGEN_SCHEMAS, {ONNXGEN_SCHEMAS}, 5), by_tier(3, 15));
}

TEST(DescriptorSetIn, GivesTheOutputsOfOurCases) {
  const std::string cases = ONNXGEN_CASES;
  EXPECT_GE(round_trip_all(cases + "/valid", {cases, cases + "/imports"}), 15);
}

TEST(DescriptorSetIn, GivesTheOutputsOfOnnx) {
  const auto corpora = find_corpora();
  if (!corpora) GTEST_SKIP() << kNoCorpora;
  const std::string root = *corpora / "schemas/v1.23-dev";
  EXPECT_GE(round_trip_all(root, {root}), 4);
}

TEST(DescriptorSetIn, GivesTheOutputsOfGogo) {
  const std::string root = "/usr/share/gocode/src/github.com/gogo/protobuf";
  if (!fs::is_directory(root)) GTEST_SKIP() << "install the package golang-github-gogo-protobuf-dev";
  constexpr int kStep = 20;
  EXPECT_GE(round_trip_all(root, {"/usr/share/gocode/src", root + "/protobuf", root}, kStep), 165 / by_tier(kStep, 1));
}

TEST(DescriptorSetIn, KeepsTheOrderOfOptions) {
  const io::tests::TemporaryFolder folder;
  std::ofstream(folder / "a.proto")
      << "syntax = \"proto2\";\nimport \"google/protobuf/descriptor.proto\";\n"
         "message O {\n  optional int32 a = 1;\n  optional string b = 2;\n  optional O m = 3;\n"
         "  repeated int32 r = 4;\n  extensions 100 to 200;\n  extend O { optional O x = 100; }\n}\n"
         "message Set { option message_set_wire_format = true; extensions 4 to max; }\n"
         "extend Set { optional O item = 2000000000; }\n"
         "extend google.protobuf.FieldOptions {\n  optional O o = 50000;\n  repeated O ro = 50001;\n"
         "  optional double d = 50002;\n  optional Set s = 50003;\n  repeated int32 p = 50004 [packed = true];\n"
         "  optional group G = 50005 { optional bytes by = 1; }\n}\n"
         "message A {\n  optional int32 x = 1 [(p) = 1, (o).m.a = 1, (ro) = {a: 1}, (o).m.b = \"q\\\"\\n\\001\",\n"
         "    deprecated = true, (ro) = {b: \"s\" m { a: 5 [O.x] { a: 4 } }}, (o).r = 1, (o).r = 2, (d) = 1e300,\n"
         "    (s) = { [item] { a: 1 } }, (o).(O.x).m.r = 3, (p) = 2, (g) = { by: \"\\xff\\000\" }, default = -3];\n}\n";
  EXPECT_TRUE(round_trip({folder.path()}, "a.proto"));
}

TEST(DescriptorSetIn, OmitsLocationsOfOptionsThatItOmits) {
  const io::tests::TemporaryFolder folder;
  std::ofstream(folder / "a.proto")
      << "syntax = \"proto2\";\nimport \"google/protobuf/descriptor.proto\";\n"
         "extend google.protobuf.MessageOptions { repeated int32 s = 50000 [retention = RETENTION_SOURCE]; }\n"
         "message A { option (s) = 1; option (s) = 2; }\nmessage B { option (s) = 1; option deprecated = true; }\n";
  Options options;
  options.import_paths = {{"", folder.path()}};
  options.inputs = {folder / "a.proto"};
  const Generated complete = generate_from(options);
  const Generated expected = generate_from(options, false);
  EXPECT_LT(expected.outputs.descriptor_set.size(), complete.outputs.descriptor_set.size());
  options = {};
  options.inputs = {"a.proto"};
  options.descriptor_sets_in = {folder / "set"};
  std::ofstream(folder / "set", std::ios::binary) << complete.outputs.descriptor_set;
  const Generated from_set = generate_from(options, false);
  EXPECT_EQ(from_set.messages, "");
  EXPECT_TRUE(from_set.outputs.descriptor_set == expected.outputs.descriptor_set);
}

TEST(DescriptorSetIn, DoesNotWarnOfUnusedImports) {
  const io::tests::TemporaryFolder folder;
  Options options;
  options.import_paths = {{"", folder.path()}};
  options.inputs = {folder.write("a.proto", "syntax = \"proto3\";\nimport \"google/protobuf/any.proto\";\n")};
  const Generated from_text = generate_from(options);
  EXPECT_NE(from_text.messages.find("Import google/protobuf/any.proto is unused."), std::string::npos);
  options = {};
  options.inputs = {"a.proto"};
  options.descriptor_sets_in = {folder.write("set", from_text.outputs.descriptor_set)};
  EXPECT_EQ(generate_from(options).messages, "");
}

TEST(DescriptorSetIn, ReportsBadSets) {
  const io::tests::TemporaryFolder folder;
  const auto messages_for = [&](const std::string& bytes) {
    Options options;
    options.inputs = {"a.proto"};
    options.descriptor_sets_in = {folder / "set"};
    std::ofstream(options.descriptor_sets_in[0], std::ios::binary) << bytes;
    return generate_from(options).messages;
  };
  const auto set_of = [](std::string_view fields) {
    WireWriter file;
    file.field(1, "a.proto");
    file.raw(fields);
    WireWriter set;
    set.field(1, file.take());
    return set.take();
  };
  EXPECT_EQ(messages_for("\x0A\x05"), fmt::format("onnxgen: error: '{}' is not a descriptor set\n", folder / "set"));
  EXPECT_EQ(messages_for(""), "onnxgen: error: 'a.proto' does not exist\n");
  EXPECT_EQ(messages_for(set_of("\x22\x09")), "onnxgen: error: descriptor of 'a.proto': the descriptor is malformed\n");
  WireWriter message;
  message.field(1, "A {} message B");
  WireWriter list;
  list.field(4, message.take());
  EXPECT_EQ(messages_for(set_of(list.take())),
            "onnxgen: error: descriptor of 'a.proto': \"A {} message B\" is not a name\n");
  list.field(8, "\x08");
  EXPECT_EQ(
      messages_for(set_of(list.take())),
      "onnxgen: error: descriptor of 'a.proto': the options of type 'google.protobuf.FileOptions' are malformed\n");
}

TEST(Decompile, StopsAtDeepNesting) {
  std::string message;
  for (int i = 0; i < 300; ++i) {
    WireWriter outer;
    outer.field(1, "A");
    if (!message.empty()) outer.field(3, message);
    message = outer.take();
  }
  WireWriter file;
  file.field(4, message);
  EXPECT_EQ(decompile::file_text(file.take(), nullptr, decompile::TypeNames({})).error,
            "the descriptor is nested too deeply");
}

TEST(Decompile, GivesTheTextOfADescriptor) {
  const io::tests::TemporaryFolder folder;
  WireWriter field;
  field.field(1, "x");
  field.field(3, 1);
  field.field(4, 3);
  field.field(5, 9);
  WireWriter message;
  message.field(1, "A");
  message.field(2, field.take());
  WireWriter file;
  file.field(1, "a.proto");
  file.field(2, "p");
  file.field(4, message.take());
  file.field(12, "proto3");
  const decompile::FileText result = decompile::file_text(file.take(), nullptr, decompile::TypeNames({}));
  EXPECT_EQ(result.error, "");
  EXPECT_EQ(result.file.text, "syntax = \"proto3\";\npackage p;\nmessage A {\n  repeated string x = 1;\n}\n");
}

}  // namespace
}  // namespace onnxgen::tests

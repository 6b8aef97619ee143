// Runs plugins of protoc: programs that answer with prepared responses, and those of other projects.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "../io/temporary_folder.h"
#include "descriptor/wire_writer.h"
#include "onnxgen/text/field_reader.h"
#include "plugin/response.h"
#include "protoc.h"

namespace onnxgen::tests {
namespace {

namespace fs = std::filesystem;
using descriptor::WireWriter;
using text::FieldReader;
using text::WireField;

std::string chunk(const std::string& name, const std::string& content, const std::string& insertion_point = {}) {
  WireWriter out;
  if (!name.empty()) out.field(1, name);
  if (!insertion_point.empty()) out.field(2, insertion_point);
  out.field(15, content);
  return out.take();
}

std::string response(const std::vector<std::string>& chunks, std::int32_t features = 0, std::int32_t minimum = 0,
                     std::int32_t maximum = 0) {
  WireWriter out;
  if (features != 0) out.field(2, features);
  if (minimum != 0) out.field(3, minimum);
  if (maximum != 0) out.field(4, maximum);
  for (const std::string& each : chunks) out.field(15, each);
  return out.take();
}

class Plugins : public testing::Test {
 protected:
  void SetUp() override {
    fs::create_directories(folder_ / "out");
    fs::create_directories(folder_ / "theirs");
    fs::create_directories(folder_ / "bin");
    // Stores the request and answers with the file "response".
    add_plugin("#!/bin/sh\ncat > request\ncat response\n");
    write("good.proto",
          "syntax = \"proto3\";\nimport \"google/protobuf/duration.proto\";\n// Doc.\n"
          "message Good { google.protobuf.Duration d = 1; }\n");
    write("optional.proto", "syntax = \"proto3\";\nmessage Optional { optional int32 x = 1; }\n");
    write("edition.proto", "edition = \"2023\";\nmessage Edition { int32 x = 1; }\n");
  }

  void add_plugin(const std::string& text) {
    write("bin/protoc-gen-mine", text);
    fs::permissions(folder_ / "bin/protoc-gen-mine", fs::perms::owner_all);
  }
  void write(const std::string& path, const std::string& text) const {
    std::ofstream(folder_ / path, std::ios::binary) << text;
  }
  std::string read(const std::string& path) const {
    std::ifstream stream(folder_ / path, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
  }
  int shell(const std::string& command) const {
    return WEXITSTATUS(
        std::system(fmt::format("cd '{}' && PATH=\"$PWD/bin:$PATH\" && {}", folder_.string(), command).c_str()));
  }
  int run(const std::string& arguments) {
    const int status = shell(fmt::format("'{}' {} > printed 2>&1", ONNXGEN_PROGRAM, arguments));
    printed_ = read("printed");
    return status;
  }
  // Runs the plugin, which answers with these bytes, and returns the output of a failing program.
  std::string error_for(const std::string& bytes, const std::string& file = "good.proto") {
    write("response", bytes);
    EXPECT_EQ(run("--mine_out=out " + file), 1);
    EXPECT_TRUE(fs::is_empty(folder_ / "out"));
    return printed_;
  }

  // Compares the output of a plugin with that under protoc.
  void expect_output_of_protoc(const std::string& arguments, const std::string& file) {
    SCOPED_TRACE(arguments);
    const std::string run_protoc =
        fmt::format("protoc -I . {} {}", fmt::format(fmt::runtime(arguments), "theirs"), file);
    ASSERT_EQ(shell(run_protoc), 0);
    EXPECT_EQ(run(fmt::format(fmt::runtime(arguments), "out") + ' ' + file), 0) << printed_;
    EXPECT_FALSE(fs::is_empty(folder_ / "out"));
    EXPECT_EQ(shell("diff -r out theirs"), 0);
  }

  io::tests::TemporaryFolder temporary_;
  const fs::path folder_ = temporary_.path();
  std::string printed_;
};

TEST_F(Plugins, ReceiveTheRequestOfProtoc) {
  if (!have_protoc()) GTEST_SKIP() << kNoProtoc;
  write("response", response({}, 1));
  write("options.proto",
        "syntax = \"proto2\";\nimport \"google/protobuf/descriptor.proto\";\nimport public \"good.proto\";\n"
        "extend google.protobuf.FieldOptions { optional int32 level = 50001; }\n"
        "message Holder { optional Good good = 1 [(level) = 3]; }  // Comment.\n");
  // The imports are protobuf's own, because onnxgen's are newer than Debian's protoc.
  for (const char* arguments : {"good.proto --mine_out=out",
                                "--mine_opt=a,b=c options.proto --mine_out=x=y,z:out --mine_opt=d optional.proto"}) {
    SCOPED_TRACE(arguments);
    EXPECT_EQ(run(fmt::format("-I . -I /usr/include {}", arguments)), 0) << printed_;
    const std::string ours = read("request");
    ASSERT_EQ(shell(fmt::format("protoc -I . -I /usr/include {}", arguments)), 0);
    const std::string theirs = read("request");
    // protoc 3.21 does not write the last fields, the descriptors with all options.
    ASSERT_GT(ours.size(), theirs.size());
    EXPECT_EQ(ours.substr(0, theirs.size()), theirs);
    FieldReader rest(std::string_view(ours).substr(theirs.size()), text::kMaxGroupDepth);
    for (WireField field; rest.next(field);) EXPECT_EQ(field.number, 17U);
    EXPECT_EQ(rest.error(), ErrorCode::kOk);
  }
}

TEST_F(Plugins, ReceiveCompleteDescriptorsInTheOrderOfTheOthers) {
  write("response", response({}, 1));
  write("user.proto", "syntax = \"proto3\";\nimport \"good.proto\";\nmessage User { Good good = 1; }\n");
  EXPECT_EQ(run("--mine_out=out user.proto optional.proto good.proto"), 0) << printed_;
  const std::string request = read("request");
  std::vector<std::string> names;
  FieldReader reader(request, text::kMaxGroupDepth);
  for (WireField field; reader.next(field);) {
    FieldReader descriptor(field.bytes, text::kMaxGroupDepth);
    WireField name;
    if (field.number == 17 && descriptor.next(name)) names.emplace_back(name.bytes);
  }
  EXPECT_EQ(names, (std::vector<std::string>{"good.proto", "user.proto", "optional.proto"}));
}

TEST_F(Plugins, WriteFilesInChunks) {
  write("response",
        response({chunk("a.txt", "one\n"), chunk("", "two\n"), chunk("sub/b.txt", ""), chunk("", "three\n")}));
  EXPECT_EQ(run("--mine_out=out good.proto --dependency_out=deps"), 0) << printed_;
  EXPECT_EQ(printed_, "");
  EXPECT_EQ(read("out/a.txt"), "one\ntwo\n");
  EXPECT_EQ(read("out/sub/b.txt"), "three\n");
  EXPECT_EQ(read("deps").rfind("out/a.txt out/sub/b.txt: ", 0), 0U) << read("deps");
  EXPECT_EQ(run("--mine_out=out good.proto --check"), 0) << printed_;
  write("out/a.txt", "other");
  EXPECT_EQ(run("--mine_out=out good.proto --check"), 1);
}

TEST_F(Plugins, InsertTextIntoFilesOfOtherGenerators) {
  if (!have_protoc()) GTEST_SKIP() << kNoProtoc;
  write("bin/first", "#!/bin/sh\ncat > /dev/null; cat files\n");
  fs::permissions(folder_ / "bin/first", fs::perms::owner_all);
  write("files", response({chunk("a.txt",
                                 "begin\n  // @@protoc_insertion_point(here)\n"
                                 "f(/* @@protoc_insertion_point(there) */)\n@@protoc_insertion_point(end)")}));
  write("response", response({chunk("a.txt", "x\ny", "here"), chunk("a.txt", "z\n", "here"),
                              chunk("a.txt", "t,", "there"), chunk("a.txt", "last", "end")}));
  expect_output_of_protoc("--plugin=protoc-gen-first=bin/first --first_out={0} --mine_out={0}", "good.proto");
  EXPECT_EQ(read("out/a.txt").rfind("begin\n  x\n  y\n  z\n  // @@", 0), 0U) << read("out/a.txt");
}

TEST_F(Plugins, WriteNothingIfOneFails) {
  write("response", response({chunk("a.txt", "")}));
  write("bin/protoc-gen-bad", "#!/bin/sh\nexit 3\n");
  fs::permissions(folder_ / "bin/protoc-gen-bad", fs::perms::owner_all);
  EXPECT_EQ(run("--cpp_out=out --mine_out=out --bad_out=out good.proto"), 1);
  EXPECT_EQ(printed_, "onnxgen: error: --bad_out: plugin 'protoc-gen-bad' failed with exit status 3\n");
  EXPECT_TRUE(fs::is_empty(folder_ / "out"));
  EXPECT_EQ(run("--cpp_out=out --mine_out=missing good.proto"), 1);
  EXPECT_EQ(printed_, "onnxgen: error: output folder 'missing' does not exist; create it first\n");
  EXPECT_TRUE(fs::is_empty(folder_ / "out"));
  add_plugin("#!/bin/sh\nkill -9 $$\n");
  EXPECT_EQ(error_for(""), "onnxgen: error: --mine_out: plugin 'protoc-gen-mine' was terminated by signal 9\n");
}

TEST_F(Plugins, AreNamedInErrors) {
  EXPECT_EQ(run("--none_out=out good.proto"), 1);
  EXPECT_EQ(printed_,
            "onnxgen: error: --none_out: plugin 'protoc-gen-none' cannot be run: No such file or directory\n"
            "onnxgen: note: install it, and put its folder into PATH or specify --plugin=protoc-gen-none=PATH\n");
  EXPECT_EQ(run("--kotlin_out=out good.proto"), 1);
  EXPECT_NE(printed_.find("note: this language is part of protoc; use protoc\n"), std::string::npos) << printed_;
  EXPECT_EQ(run("--none_out=out good.proto --plugin=missing/protoc-gen-none"), 1);
  EXPECT_EQ(printed_,
            "onnxgen: error: --none_out: plugin 'missing/protoc-gen-none' cannot be run: No such file or directory\n");
  WireWriter error;
  error.field(1, "good.proto: too good");
  EXPECT_EQ(error_for(error.take()), "onnxgen: error: --mine_out: good.proto: too good\n");
  EXPECT_EQ(error_for("\x7A\x05x"),
            "onnxgen: error: --mine_out: plugin 'protoc-gen-mine' wrote a malformed response\n");
}

TEST_F(Plugins, MustSupportTheFeaturesOfTheFiles) {
  EXPECT_NE(error_for(response({}), "optional.proto")
                .find("optional.proto:2:20: error: --mine_out: plugin 'protoc-gen-mine' does not support 'optional' in "
                      "proto3; use a newer release of the plugin\n"),
            std::string::npos)
      << printed_;
  EXPECT_EQ(
      error_for(response({}, 1), "edition.proto"),
      "onnxgen: error: --mine_out: plugin 'protoc-gen-mine' does not support editions, which 'edition.proto' uses; "
      "use a newer release of the plugin\n");
  EXPECT_EQ(error_for(response({}, 3, 1001, 1001), "edition.proto"),
            "onnxgen: error: --mine_out: plugin 'protoc-gen-mine' does not support edition 2023, which 'edition.proto' "
            "uses\n");
  EXPECT_NE(error_for(response({}, 3, 998, 999), "edition.proto").find("does not support edition 2023"),
            std::string::npos);
  EXPECT_EQ(run("--mine_out=out edition.proto --experimental_editions"), 0) << printed_;
  fs::create_directory(folder_ / "upb");
  write("upb/edition.proto", "edition = \"2023\";\n");
  EXPECT_EQ(run("--mine_out=out upb/edition.proto"), 0) << "protoc does not check protobuf's own files: " << printed_;
  for (const auto& [minimum, maximum] : {std::pair{998, 1001}, std::pair{998, 1000}, std::pair{1000, 1000}}) {
    write("response", response({chunk("a.txt", "")}, 3, minimum, maximum));
    EXPECT_EQ(run("--mine_out=out optional.proto edition.proto"), 0) << printed_;
  }
}

struct BadChunks {
  std::vector<std::string> chunks;
  const char* error;
};

TEST(PluginResponse, RefusesBadFiles) {
  const BadChunks cases[] = {
      {{chunk("", "x")}, "the first chunk of the output has no file name"},
      {{chunk("a", "x"), chunk("a", "y")}, "file 'a' is generated twice"},
      {{chunk("a", "x"), chunk("a", "y", "p")}, "file 'a' has no insertion point 'p'"},
      {{chunk("a", "x", "p")}, "cannot insert text into 'a', because no plugin generated that file"},
      {{chunk("../a", "x")}, "file name '../a' is outside the output folder"},
      {{chunk("b/../../a", "x")}, "file name 'b/../../a' is outside the output folder"},
      {{chunk("/a", "x")}, "file name '/a' is outside the output folder"},
  };
  for (const BadChunks& each : cases) {
    const auto decoded = plugin::read_response(response(each.chunks));
    ASSERT_TRUE(decoded);
    std::vector<emit::OutputFile> files;
    EXPECT_EQ(plugin::add_files(decoded->chunks, files), each.error);
  }
}

TEST(PluginResponse, ChunksWithoutANameContinueFilesAndInsertions) {
  const std::vector<std::string> chunks = {chunk("a", "1\n"), chunk("", "// @@protoc_insertion_point(p)\n"),
                                           chunk("a", "2\n", "p"), chunk("", "3\n")};
  std::vector<emit::OutputFile> files;
  EXPECT_EQ(plugin::add_files(plugin::read_response(response(chunks))->chunks, files), "");
  ASSERT_EQ(files.size(), 1U);
  EXPECT_EQ(files.front().text, "1\n2\n3\n// @@protoc_insertion_point(p)\n");
}

TEST(PluginResponse, RefusesEveryPrefixThatEndsInAField) {
  const std::string bytes = response({chunk("name", "content", "point")}, 3, 998, 1001);
  ASSERT_TRUE(plugin::read_response(bytes));
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    FieldReader reader(std::string_view(bytes).substr(0, size), text::kMaxGroupDepth);
    for (WireField field; reader.next(field);) {
    }
    EXPECT_EQ(plugin::read_response(bytes.substr(0, size)).has_value(), reader.error() == ErrorCode::kOk) << size;
  }
  EXPECT_FALSE(plugin::read_response("\x7A\x02\x0A\x05")) << "a wrong length in a file";
  EXPECT_FALSE(plugin::read_response("\x0B\x14")) << "another end of the group";
}

struct OtherPlugin {
  const char* name;
  const char* package;
  const char* program;
  const char* arguments;
};

class OtherPlugins : public Plugins, public testing::WithParamInterface<OtherPlugin> {};

TEST_P(OtherPlugins, WriteWhatTheyWriteUnderProtoc) {
  if (!have_protoc()) GTEST_SKIP() << kNoProtoc;
  if (shell(fmt::format("command -v {} > printed", GetParam().program)) != 0) {
    GTEST_SKIP() << "no " << GetParam().program << ": install the package " << GetParam().package;
  }
  write("service.proto",
        "// Detached.\n\n// The file.\nsyntax = \"proto3\";\npackage a.b;\nimport \"google/protobuf/duration.proto\";\n"
        "option go_package = \"example.com/ab\";\n// A message.\nmessage M {\n  // A field.\n  int32 x = 1;  // "
        "Trailing.\n"
        "  google.protobuf.Duration d = 2 [deprecated = true];\n  map<string, M> m = 3;\n"
        "  oneof o {\n    string s = 4;\n    bytes b = 5;\n  }\n}\nenum E { ZERO = 0; }\n"
        "// A service.\nservice S {\n  // A call.\n  rpc C(M) returns (stream M);\n}\n");
  expect_output_of_protoc(GetParam().arguments, "service.proto");
}

const OtherPlugin kOtherPlugins[] = {
    {"Grpc", "protobuf-compiler-grpc", "grpc_cpp_plugin",
     "--plugin=protoc-gen-grpc=$(command -v grpc_cpp_plugin) --grpc_out=generate_mock_code=true:{}"},
    {"GrpcPython", "protobuf-compiler-grpc", "grpc_python_plugin",
     "--plugin=protoc-gen-grpc_python=$(command -v grpc_python_plugin) --grpc_python_out={}"},
    {"ProtobufC", "protobuf-c-compiler", "protoc-gen-c", "--c_out={}"},
    {"Go", "protoc-gen-go", "protoc-gen-go", "--go_out={} --go_opt=paths=source_relative"},
};

void PrintTo(const OtherPlugin& plugin, std::ostream* out) {
  *out << plugin.package;
}

INSTANTIATE_TEST_SUITE_P(Debian, OtherPlugins, testing::ValuesIn(kOtherPlugins),
                         [](const auto& plugin) { return plugin.param.name; });

// protoc runs onnxgen as its plugin.
class AsPlugin : public Plugins {
 protected:
  void SetUp() override {
    if (!have_protoc()) GTEST_SKIP() << kNoProtoc;
    Plugins::SetUp();
  }

  // `folders` contains -I options.
  void expect_output_of_onnxgen(const std::string& folders, const std::string& options, const std::string& file) {
    SCOPED_TRACE(file + " with " + options);
    const std::string flags = fmt::format("{} -I /usr/include", folders);
    EXPECT_EQ(run(fmt::format("{} --cpp_opt={} --cpp_out=out {}", flags, options, file)), 0) << printed_;
    EXPECT_EQ(run_protoc(fmt::format("{} --onnxgen_opt={} --onnxgen_out=theirs {}", flags, options, file)), 0)
        << printed_;
    EXPECT_FALSE(fs::is_empty(folder_ / "out"));
    EXPECT_EQ(shell("diff -r out theirs"), 0);
  }
  int run_protoc(const std::string& arguments) {
    const int status = shell(fmt::format("protoc '--plugin={}' {} > printed 2>&1", ONNXGEN_PLUGIN, arguments));
    printed_ = read("printed");
    return status;
  }
};

TEST_F(AsPlugin, WritesTheClassesOfOnnxgen) {
  const std::string schemas = std::string("-I ") + ONNXGEN_SCHEMAS;
  expect_output_of_onnxgen("-I .", "profile=protobuf", "optional.proto");
  expect_output_of_onnxgen("-I .", "export_macro=API", "good.proto");
  expect_output_of_onnxgen(schemas, "profile=protobuf,speed", "onnx/onnx-ml.proto");
  const std::string cases = fmt::format("-I '{0}' -I '{0}/imports'", ONNXGEN_CASES);
  expect_output_of_onnxgen(cases, "profile=protobuf", "valid/options.proto");
  expect_output_of_onnxgen(cases, "profile=native,namespace=a::b", "valid/comments.proto");
}

TEST_F(AsPlugin, WritesTheClassesOfOnnxgenForEditions) {
  EXPECT_EQ(run("--cpp_out=out edition.proto"), 0) << printed_;
  EXPECT_EQ(run(fmt::format("'--plugin={}' --onnxgen_out=theirs edition.proto", ONNXGEN_PLUGIN)), 0) << printed_;
  EXPECT_EQ(shell("diff -r out theirs"), 0);
}

TEST_F(AsPlugin, LeavesTheChoiceOfEditionsToProtoc) {
  write("unstable.proto", "edition = \"UNSTABLE\";\nmessage M { zigzag32 a = 1; }\n");
  EXPECT_EQ(run("--experimental_editions --cpp_out=out unstable.proto"), 0) << printed_;
  EXPECT_EQ(
      run(fmt::format("'--plugin={}' --experimental_editions --onnxgen_out=theirs unstable.proto", ONNXGEN_PLUGIN)), 0)
      << printed_;
  EXPECT_EQ(shell("diff -r out theirs"), 0);
}

TEST_F(AsPlugin, LeavesUnusedImportsToProtoc) {
  write("unused.proto", "syntax = \"proto3\";\nimport \"good.proto\";\nmessage M {}\n");
  EXPECT_EQ(run_protoc("--onnxgen_out=theirs unused.proto"), 0);
  const std::string warning = "Import good.proto is unused.";
  const std::size_t first = printed_.find(warning);
  EXPECT_NE(first, std::string::npos) << printed_;
  EXPECT_EQ(printed_.find(warning, first + 1), std::string::npos) << printed_;
}

TEST_F(AsPlugin, ReportsErrorsThroughProtoc) {
  EXPECT_NE(run_protoc("--onnxgen_out=profile=other:theirs good.proto"), 0);
  EXPECT_NE(printed_.find("--onnxgen_out: unknown profile 'other'"), std::string::npos) << printed_;
  EXPECT_TRUE(fs::is_empty(folder_ / "theirs"));
  write("request", "\x7F");
  EXPECT_EQ(shell(fmt::format("'{}' < request 2> printed", ONNXGEN_PLUGIN)), 1);
  EXPECT_EQ(read("printed"),
            "onnxgen: error: standard input is not a CodeGeneratorRequest; protoc-gen-onnxgen is run by protoc "
            "--onnxgen_out=DIR\n");
}

}  // namespace
}  // namespace onnxgen::tests

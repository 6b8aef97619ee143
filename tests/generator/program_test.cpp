// Tests the program from outside: its files, its output and its exit status.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "../io/temporary_folder.h"
#include "protoc.h"

namespace onnxgen::tests {
namespace {

namespace fs = std::filesystem;

class Program : public testing::Test {
 protected:
  void SetUp() override {
    fs::create_directories(folder_ / "out");
    write("good.proto", "syntax = \"proto3\";\nimport \"sub/part.proto\";\nmessage Good { sub.Part part = 1; }\n");
    write("sub/part.proto", "syntax = \"proto3\";\npackage sub;\nmessage Part { int32 x = 1; }\n");
    write("bad.proto", "syntax = \"proto3\";\nmessage Bad { int32 x = 0; }\n");
  }

  void write(const std::string& path, const std::string& text) {
    fs::create_directories((folder_ / path).parent_path());
    std::ofstream(folder_ / path, std::ios::binary) << text;
  }
  std::string read(const std::string& path) const {
    std::ifstream stream(folder_ / path, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
  }
  // Runs the program in the folder and returns its exit status. Its output is in `printed_`.
  int run(const std::string& arguments) { return run_to("printed.txt 2>&1", arguments); }
  // Like run(), but writes standard output to a separate file.
  int run_to(const std::string& output, const std::string& arguments) {
    const int status = shell(fmt::format("'{}' {} 2> printed.txt > {}", ONNXGEN_PROGRAM, arguments, output));
    printed_ = read("printed.txt");
    return status;
  }
  int shell(const std::string& command) const {
    return WEXITSTATUS(std::system(fmt::format("cd '{}' && {}", folder_.string(), command).c_str()));
  }
  bool out_is_empty() const { return fs::is_empty(folder_ / "out"); }

  io::tests::TemporaryFolder temporary_;
  const fs::path folder_ = temporary_.path();
  std::string printed_;
};

TEST_F(Program, ReadsAndWritesPipes) {
  const std::string both = fmt::format(
      "mkfifo in.proto rule && {{ timeout 20 cat sub/part.proto > in.proto & timeout 20 cat rule > copy & "
      "timeout 20 '{}' --cpp_out=out --dependency_out=rule in.proto > printed.txt 2>&1; status=$?; wait; exit $status; "
      "}}",
      ONNXGEN_PROGRAM);
  EXPECT_EQ(shell(both), 0) << read("printed.txt");
  EXPECT_NE(read("out/in.pb.h").find("class Part"), std::string::npos);
  EXPECT_NE(read("copy").find("in.proto"), std::string::npos);
  EXPECT_TRUE(fs::is_fifo(folder_ / "rule"));
}

TEST_F(Program, WritesAPythonModuleForEachFileOrOneForAll) {
  EXPECT_EQ(run("--python_out=out good.proto sub/part.proto"), 0);
  EXPECT_EQ(printed_, "");
  EXPECT_NE(read("out/good_pb2.pyi").find("def part(self) -> _core.Message:"), std::string::npos)
      << "the class is in another module";
  EXPECT_NE(read("out/sub/part_pb2.cc").find("PyInit_part_pb2()"), std::string::npos);
  EXPECT_EQ(run("--python_out=module=pack.both:out good.proto sub/part.proto --dependency_out=d"), 0);
  EXPECT_NE(read("out/pack/both.pyi").find("def part(self) -> Part:"), std::string::npos);
  EXPECT_NE(read("out/pack/both.cc").find("PyInit_both()"), std::string::npos);
  EXPECT_EQ(read("d").rfind("out/pack/both.cc out/pack/both.pyi: ", 0), 0U) << read("d");
  EXPECT_EQ(run("--python_out=module=pack.both:out good.proto sub/part.proto --check"), 0);
  write("out/pack/both.pyi", "other");
  EXPECT_EQ(run("--python_out=module=pack.both:out good.proto sub/part.proto --check"), 1);
  EXPECT_NE(printed_.find("both.pyi"), std::string::npos) << printed_;
}

TEST_F(Program, ReportsDuplicatesInAPythonModule) {
  write("a.proto", "syntax = \"proto3\";\npackage a;\nmessage Node {}\nenum E { ZERO = 0; }\n");
  write("b.proto", "syntax = \"proto3\";\npackage b;\nmessage Node {}\nenum F { ZERO = 0; }\n");
  EXPECT_EQ(run("--python_out=module=both:out a.proto b.proto"), 1);
  const std::string conflicts =
      " conflicts with a declaration of the same name in the Python module 'both'; rename one of them or generate one "
      "module per file";
  EXPECT_NE(printed_.find("b.proto:3:9: error: message 'Node'" + conflicts), std::string::npos) << printed_;
  EXPECT_NE(printed_.find("b.proto:4:10: error: enum value 'ZERO'" + conflicts), std::string::npos) << printed_;
  EXPECT_NE(printed_.find("a.proto:3:9: note: first defined here"), std::string::npos) << printed_;
  EXPECT_TRUE(out_is_empty());
  EXPECT_EQ(run("--python_out=out a.proto b.proto"), 0) << printed_;
}

TEST_F(Program, WritesClassesSilently) {
  EXPECT_EQ(run("--cpp_out=out good.proto sub/part.proto"), 0);
  EXPECT_EQ(printed_, "");
  for (const char* name : {"good.pb.h", "good.pb.cc", "sub/part.pb.h", "sub/part.pb.cc"}) {
    EXPECT_TRUE(fs::exists(folder_ / "out" / name)) << name;
  }
}

TEST_F(Program, WritesOnlyTheNamedFiles) {
  EXPECT_EQ(run("--cpp_out=out good.proto"), 0);
  EXPECT_FALSE(fs::exists(folder_ / "out/sub"));
}

TEST_F(Program, OutputIsDeterministic) {
  EXPECT_EQ(run("--cpp_out=out good.proto"), 0);
  const std::string first = read("out/good.pb.h") + read("out/good.pb.cc");
  fs::remove_all(folder_ / "out");
  fs::create_directory(folder_ / "out");
  EXPECT_EQ(run("-I . --cpp_out out good.proto"), 0);
  EXPECT_EQ(read("out/good.pb.h") + read("out/good.pb.cc"), first);
}

TEST_F(Program, DoesNotTouchFilesThatAreUpToDate) {
  EXPECT_EQ(run("--cpp_out=out good.proto"), 0);
  const auto long_ago = fs::file_time_type::clock::now() - std::chrono::hours(1);
  fs::last_write_time(folder_ / "out/good.pb.h", long_ago);
  EXPECT_EQ(run("--cpp_out=out good.proto"), 0);
  EXPECT_EQ(fs::last_write_time(folder_ / "out/good.pb.h"), long_ago);
}

TEST_F(Program, ReportsErrorsAndWritesNothing) {
  EXPECT_EQ(run("--cpp_out=out --dependency_out=out/x.d good.proto bad.proto"), 1);
  EXPECT_EQ(printed_,
            "bad.proto:2:25: error: field number 0 is not between 1 and 536870911\n"
            "message Bad { int32 x = 0; }\n"
            "                        ^\n");
  EXPECT_TRUE(out_is_empty());
}

TEST_F(Program, ReportsErrorsOfSeveralFilesInOneRun) {
  write("worse.proto", "syntax = \"proto3\";\nmessage Worse { int32 }\n");
  EXPECT_EQ(run("--cpp_out=out bad.proto worse.proto"), 1);
  EXPECT_NE(printed_.find("bad.proto:2:25: error:"), std::string::npos);
  EXPECT_NE(printed_.find("worse.proto:2:23: error:"), std::string::npos);
}

TEST_F(Program, ChecksWithoutWriting) {
  EXPECT_EQ(run("--cpp_out=out --check good.proto"), 1);
  EXPECT_NE(printed_.find("'out/good.pb.h' does not exist"), std::string::npos) << printed_;
  EXPECT_TRUE(out_is_empty());
  EXPECT_EQ(run("--cpp_out=out good.proto"), 0);
  EXPECT_EQ(run("--cpp_out=out --check good.proto"), 0);
  EXPECT_EQ(printed_, "");
  write("out/good.pb.cc", "// changed\n");
  EXPECT_EQ(run("--cpp_out=out --check good.proto"), 1);
  EXPECT_EQ(printed_, "onnxgen: error: 'out/good.pb.cc' is out of date; run onnxgen without --check to update it\n");
  EXPECT_EQ(read("out/good.pb.cc"), "// changed\n");
}

TEST_F(Program, WritesDependenciesOnEveryFileRead) {
  EXPECT_EQ(run("--cpp_out=out --dependency_out=x.d --dependency_target=stamp good.proto"), 0);
  EXPECT_EQ(read("x.d"), "stamp: \\\n  good.proto \\\n  sub/part.proto\n");
}

TEST_F(Program, FindsInputsByImportPath) {
  fs::create_directory(folder_ / "elsewhere");
  EXPECT_EQ(run("-I sub --cpp_out=out sub/part.proto"), 0);
  EXPECT_TRUE(fs::exists(folder_ / "out/part.pb.h"));
  EXPECT_EQ(run("-I sub --cpp_out=out part.proto"), 0) << printed_;
  EXPECT_EQ(run("-I elsewhere --cpp_out=out good.proto"), 1);
  EXPECT_EQ(printed_, "onnxgen: error: 'good.proto' is in none of the import paths; add its folder with -I\n");
  EXPECT_EQ(run("--cpp_out=out missing.proto"), 1);
  EXPECT_EQ(printed_, "onnxgen: error: 'missing.proto' does not exist\n");
}

TEST_F(Program, RefusesAnInputThatAnotherOneHides) {
  write("elsewhere/good.proto", "syntax = \"proto3\";\n");
  EXPECT_EQ(run("-I elsewhere -I . --cpp_out=out ./good.proto"), 1);
  EXPECT_EQ(printed_,
            "onnxgen: error: './good.proto' is hidden by 'elsewhere/good.proto', whose import path comes first; change "
            "the order of the -I options\n");
}

TEST_F(Program, AcceptsMappedImportPaths) {
  EXPECT_EQ(run("-I virtual=sub --cpp_out=out sub/part.proto"), 0) << printed_;
  EXPECT_TRUE(fs::exists(folder_ / "out/virtual/part.pb.h"));
}

TEST_F(Program, HasTheWellKnownTypes) {
  write("time.proto",
        "syntax = \"proto3\";\nimport \"google/protobuf/timestamp.proto\";\n"
        "message A { google.protobuf.Timestamp t = 1; }\n");
  EXPECT_EQ(run("--cpp_out=out --dependency_out=x.d --dependency_target=stamp time.proto"), 0) << printed_;
  EXPECT_EQ(read("x.d"), "stamp: \\\n  time.proto\n");
  EXPECT_NE(read("out/time.pb.h").find("#include \"google/protobuf/timestamp.pb.h\""), std::string::npos);
  EXPECT_EQ(run("--cpp_out=out google/protobuf/timestamp.proto"), 0) << printed_;
  EXPECT_TRUE(fs::exists(folder_ / "out/google/protobuf/timestamp.pb.h"));
}

// Classes that replace protoc's are visible to other shared objects; the well-known types in them are hidden.
TEST_F(Program, VisibleClassesContainHiddenOnesWithoutWarnings) {
  write("time.proto",
        "syntax = \"proto3\";\nimport \"google/protobuf/timestamp.proto\";\n"
        "message A { google.protobuf.Timestamp t = 1; }\n");
  const std::string pragma = "#pragma GCC diagnostic ignored \"-Wattributes\"";
  for (const bool is_visible : {true, false}) {
    const std::string visibility = is_visible ? "default" : "hidden";
    EXPECT_EQ(run("--cpp_out=visibility=" + visibility + ",profile=protobuf:out time.proto"), 0) << printed_;
    for (const char* const file : {"out/time.pb.h", "out/time.pb.cc"}) {
      EXPECT_EQ(read(file).find(pragma) != std::string::npos, is_visible) << visibility << ' ' << file;
    }
  }
}

TEST_F(Program, PrefersTheUsersOwnWellKnownTypes) {
  write("time.proto",
        "syntax = \"proto3\";\nimport \"google/protobuf/timestamp.proto\";\n"
        "message A { google.protobuf.Other t = 1; }\n");
  write("google/protobuf/timestamp.proto",
        "syntax = \"proto3\";\npackage google.protobuf;\nmessage Other { int32 x = 1; }\n");
  EXPECT_EQ(run("--cpp_out=out --dependency_out=x.d --dependency_target=stamp time.proto"), 0) << printed_;
  EXPECT_EQ(read("x.d"), "stamp: \\\n  time.proto \\\n  google/protobuf/timestamp.proto\n");
}

// A broken descriptor.proto has no effect unless it is imported.
TEST_F(Program, KnowsTheStandardOptionsByItself) {
  write("google/protobuf/descriptor.proto", "nonsense\n");
  write("options.proto", "syntax = \"proto2\";\nmessage A { repeated int32 x = 1 [packed = true]; }\n");
  EXPECT_EQ(run("--cpp_out=out options.proto"), 0) << printed_;
  EXPECT_EQ(printed_, "");
}

TEST_F(Program, WarnsAndContinues) {
  write("warned.proto", "syntax = \"proto2\";\nmessage A { reserved 2 to 1; }\n");
  EXPECT_EQ(run("--cpp_out=out warned.proto"), 0);
  EXPECT_EQ(printed_.rfind("warned.proto:2:22: warning: range ends before it begins", 0), 0U) << printed_;
  EXPECT_TRUE(fs::exists(folder_ / "out/warned.pb.h"));
}

// Two files of one package, one of which imports the other publicly, and a file with only public imports.
TEST_F(Program, MakesClassesThatCompileOfSeveralFilesInOnePackage) {
  write("p/a.proto",
        "syntax = \"proto3\";\npackage p;\nmessage A { B.Inner inner = 1; E e = 2; }\nimport \"p/all.proto\";\n");
  write("p/b.proto", "syntax = \"proto3\";\npackage p;\nmessage B { message Inner { B b = 1; } }\n");
  write("p/e.proto", "syntax = \"proto3\";\npackage p;\nenum E { ZERO = 0; }\n");
  write("p/all.proto",
        "syntax = \"proto3\";\npackage p;\nimport public \"p/b.proto\";\nimport public \"p/e.proto\";\n");
  write("p/empty.proto", "syntax = \"proto3\";\n");
  write("use.cpp",
        "#include \"p/a.pb.h\"\n#include \"p/empty.pb.h\"\n"
        "int use() { p::A a; a.mutable_inner()->mutable_b(); a.set_e(p::ZERO); return a.e(); }\n");
  const std::string files = "p/a.proto p/b.proto p/e.proto p/all.proto p/empty.proto";
  ASSERT_EQ(run("--cpp_out=out " + files), 0) << printed_;
  EXPECT_EQ(run("--cpp_out=out --check " + files), 0) << printed_;
  const std::string compile =
      fmt::format("cd '{}' && '{}' -std=c++17 -fsyntax-only -Wall -Wextra -Werror -I out -I '{}' ", folder_.string(),
                  ONNXGEN_CXX, ONNXGEN_RUNTIME);
  for (const char* source : {"use.cpp", "out/p/a.pb.cc", "out/p/a.pb.descriptor.cc", "out/p/b.pb.cc",
                             "out/p/b.pb.descriptor.cc", "out/p/e.pb.cc", "out/p/e.pb.descriptor.cc", "out/p/all.pb.cc",
                             "out/p/all.pb.descriptor.cc", "out/p/empty.pb.cc", "out/p/empty.pb.descriptor.cc"}) {
    EXPECT_EQ(std::system((compile + source).c_str()), 0) << source;
  }
}

TEST_F(Program, NeedsTheOutputFolder) {
  EXPECT_EQ(run("--cpp_out=nowhere good.proto"), 1);
  EXPECT_EQ(printed_, "onnxgen: error: output folder 'nowhere' does not exist; create it first\n");
  write("out/sub", "a file, not a folder");
  EXPECT_EQ(run("--cpp_out=out sub/part.proto"), 1);
  EXPECT_EQ(printed_.rfind("onnxgen: error: cannot create folder 'out/sub': ", 0), 0U) << printed_;
}

TEST_F(Program, RefusesFilesLargerThan1GiB) {
  write("large.proto", "");
  fs::resize_file(folder_ / "large.proto", (std::uintmax_t{1} << 30) + 1);
  EXPECT_EQ(run("--cpp_out=out large.proto"), 1);
  EXPECT_EQ(printed_, "onnxgen: error: 'large.proto' is larger than 1 GiB, the maximum\n");
}

TEST_F(Program, ShowsVersionAndHelp) {
  EXPECT_EQ(run("--version"), 0);
  EXPECT_EQ(printed_.rfind("onnxgen ", 0), 0U);
  EXPECT_EQ(run("--help"), 0);
  EXPECT_EQ(printed_.rfind("Usage: onnxgen", 0), 0U);
  EXPECT_EQ(run("--nonsense"), 1);
}

TEST_F(Program, WarnsOfFoldersAndImportsLikeProtoc) {
  if (!have_protoc()) GTEST_SKIP() << kNoProtoc;
  write("unused.proto",
        "syntax = \"proto3\";\nimport \"good.proto\";\n  import \"sub/part.proto\";\n"
        "message Uses { sub.Part part = 1; }\n");
  const std::string arguments = "-I nowhere -I . -o set.bin unused.proto good.proto";
  ASSERT_EQ(shell("protoc " + arguments + " 2> theirs.txt"), 0);
  EXPECT_EQ(run(arguments), 0);
  EXPECT_EQ(shell("grep warning: printed.txt > ours.txt"), 0);
  EXPECT_EQ(read("ours.txt"), read("theirs.txt"));
  EXPECT_NE(read("ours.txt").find("nowhere: warning: directory does not exist."), std::string::npos);
  EXPECT_EQ(run("--fatal_warnings --cpp_out=out unused.proto"), 1);
  EXPECT_TRUE(out_is_empty());
  EXPECT_EQ(run("--fatal_warnings --cpp_out=out good.proto"), 0);
}

TEST_F(Program, WritesAHeaderOfTheSecondNameThatProtocHas) {
  EXPECT_EQ(run("--cpp_out=proto_h:out good.proto"), 0);
  EXPECT_NE(read("out/good.proto.h").find("#include \"good.pb.h\""), std::string::npos);
}

// The files must equal protoc's for the same command line.
TEST_F(Program, WritesTheDescriptorSetsOfProtoc) {
  if (!have_protoc()) GTEST_SKIP() << kNoProtoc;
  write("options.proto",
        "syntax = \"proto2\";\nimport \"google/protobuf/descriptor.proto\";\nimport public \"good.proto\";\n"
        "extend google.protobuf.FieldOptions { optional Detail detail = 50001; }\n"
        "message Detail { optional string text = 1; optional sint32 level = 2; }\n"
        "message Holder {\n  optional Good good = 1 [(detail).level = -3, deprecated = true, (detail).text = \"x\"];\n"
        "  optional float ratio = 2 [default = 0.1, json_name = \"share\"];\n}\n");
  for (const char* arguments : {"-o {} good.proto", "-o{} --include_imports good.proto",
                                "--include_source_info --include_imports -o {} options.proto",
                                "--descriptor_set_out={} options.proto good.proto sub/part.proto",
                                "--include_imports --descriptor_set_out {} sub/part.proto options.proto"}) {
    SCOPED_TRACE(arguments);
    EXPECT_EQ(run("--retain_options " + fmt::format(fmt::runtime(arguments), "ours.bin")), 0) << printed_;
    const std::string theirs = fmt::format(fmt::runtime(arguments), "theirs.bin");
    ASSERT_EQ(std::system(fmt::format("cd '{}' && protoc -I . -I '{}' {} 2> /dev/null", folder_.string(),
                                      ONNXGEN_SCHEMAS, theirs)
                              .c_str()),
              0);
    EXPECT_FALSE(read("ours.bin").empty());
    EXPECT_EQ(read("ours.bin"), read("theirs.bin"));
  }
}

TEST_F(Program, WritesTheDescriptorSetOfOnnx) {
  if (!have_protoc()) GTEST_SKIP() << kNoProtoc;
  const std::string inputs =
      fmt::format("-I '{0}' --include_imports onnx/onnx-ml.proto onnx/onnx-operators-ml.proto onnx/onnx-data.proto",
                  ONNXGEN_SCHEMAS);
  EXPECT_EQ(run("-o ours.bin " + inputs), 0) << printed_;
  ASSERT_EQ(std::system(fmt::format("cd '{}' && protoc -o theirs.bin {}", folder_.string(), inputs).c_str()), 0);
  EXPECT_GT(read("ours.bin").size(), 5000U);
  EXPECT_EQ(read("ours.bin"), read("theirs.bin"));
}

TEST_F(Program, WritesDescriptorSetsToAnyPath) {
  EXPECT_EQ(run("-o set.bin good.proto"), 0);
  const std::string set = read("set.bin");
  EXPECT_EQ(run("-o /dev/stdout good.proto"), 0);
  EXPECT_EQ(printed_, set);
  EXPECT_TRUE(fs::is_symlink("/dev/stdout"));
  EXPECT_EQ(run("-o missing/set.bin --cpp_out=out --dependency_out=x.d good.proto"), 0);
  EXPECT_EQ(read("missing/set.bin"), set);
  EXPECT_TRUE(fs::exists(folder_ / "out/good.pb.h"));
  EXPECT_NE(read("x.d").find("missing/set.bin"), std::string::npos) << read("x.d");
  EXPECT_EQ(run("-o missing/set.bin --check good.proto"), 0) << printed_;
  write("missing/set.bin", "changed");
  EXPECT_EQ(run("-o missing/set.bin --check good.proto"), 1);
  EXPECT_EQ(printed_, "onnxgen: error: 'missing/set.bin' is out of date; run onnxgen without --check to update it\n");
  EXPECT_EQ(run("-o none.bin bad.proto"), 1);
  EXPECT_FALSE(fs::exists(folder_ / "none.bin"));
}

TEST_F(Program, WritesDefaultsOfEditions) {
  EXPECT_EQ(run("--edition_defaults_out=d.bin --dependency_out=x.d google/protobuf/descriptor.proto"), 0) << printed_;
  const std::string defaults = read("d.bin");
  EXPECT_EQ(read("x.d").substr(0, 6), "d.bin:");
  EXPECT_EQ(run("--edition_defaults_out=d.bin --check google/protobuf/descriptor.proto"), 0) << printed_;
  EXPECT_EQ(run("--edition_defaults_out=d.bin --edition_defaults_maximum=2023 google/protobuf/descriptor.proto"), 0);
  EXPECT_LT(read("d.bin").size(), defaults.size());
  EXPECT_EQ(run("--edition_defaults_out=d.bin --check google/protobuf/descriptor.proto"), 1);
}

// A message with every kind of field, to be converted in both directions and compared with protoc.
constexpr const char* kAllKinds = R"(syntax = "proto2";
package t;
import "google/protobuf/any.proto";
message M {
  optional int32 a = 1;
  map<string, E> m = 2;
  enum E { X = 0; Y = -1; }
  oneof o { string s = 5; bytes b = 6; }
  optional group G = 7 { repeated double d = 1 [packed = true]; }
  optional google.protobuf.Any any = 8;
  repeated M sub = 9;
  reserved "removed", "also_removed";
  extensions 100 to 200;
}
extend M { optional M ext = 100; repeated E2 e = 101; }
enum E2 { P = 0; Q = 5; Q2 = 3; }
message Set { option message_set_wire_format = true; extensions 4 to max; }
message Item { extend Set { optional Item item = 77; } optional string x = 1; }
)";

TEST_F(Program, DecodesAndEncodesAsProtocDoes) {
  if (!have_protoc()) GTEST_SKIP() << kNoProtoc;
  write("all.proto", kAllKinds);
  write("M.txt",
        "a: -5 m { key: 'k' value: Y } m { key: 'j' } s: 'x\\001\\303\\274' G { d: [1.5, nan, 1e300] }\n"
        "any { type_url: 'type.googleapis.com/t.M' value: '\\x08\\x01' }\n"
        "removed: 5 removed: -inf removed { x: 1 } removed: { [x.y]: 'a' } also_removed: [1, 2] also_removed: 'a' 'b'\n"
        "sub { sub { a: 1 removed: X } } [t.ext] { a: 7 [t.e]: Q [t.e]: Q2 }\n");
  write("Set.txt", "[t.Item] { x: 'q' }\n");
  for (const std::string type : {"M", "Set"}) {
    ASSERT_EQ(run_to("M.bin", "--deterministic_output --encode=t." + type + " all.proto < " + type + ".txt"), 0)
        << printed_;
    ASSERT_EQ(shell("protoc --encode=t." + type + " all.proto < " + type + ".txt > theirs.bin"), 0);
    for (const std::string& decode : {"--decode t." + type + " all.proto", std::string("--decode_raw")}) {
      ASSERT_EQ(run_to("ours.txt", decode + " < M.bin"), 0) << printed_;
      ASSERT_EQ(shell("protoc " + decode + " < M.bin > theirs.txt"), 0);
      EXPECT_EQ(read("ours.txt"), read("theirs.txt")) << type << ' ' << decode;
    }
    // Map entries have no fixed order, so encoded messages are compared after decoding by protoc.
    ASSERT_EQ(shell("protoc --decode=t." + type + " all.proto < M.bin > ours.txt"), 0);
    ASSERT_EQ(shell("protoc --decode=t." + type + " all.proto < theirs.bin > theirs.txt"), 0);
    EXPECT_EQ(read("ours.txt"), read("theirs.txt")) << type;
  }
}

TEST_F(Program, ReportsWhatCannotBeDecodedOrEncoded) {
  write("all.proto", kAllKinds);
  write("bad.txt", "a: 1\nsub { a: x }\n");
  write("bad.bin", "\x4A\x05\x08\x01");
  const auto error = [this](const std::string& arguments) {
    EXPECT_EQ(run_to("nothing", arguments), 1) << arguments;
    EXPECT_EQ(read("nothing"), "") << arguments;
    return printed_;
  };
  EXPECT_EQ(error("--encode=t.M all.proto < bad.txt"),
            "onnxgen: error: input:2:10: sub[0].a: expected an integer, found 'x'\n");
  EXPECT_EQ(error("--decode=t.M all.proto < bad.bin"), "onnxgen: error: input: truncated at byte 1\n");
  EXPECT_EQ(error("--decode_raw < bad.bin"), "onnxgen: error: input: truncated at byte 1\n");
  EXPECT_EQ(error("--decode=t.None all.proto < bad.bin"),
            "onnxgen: error: message 't.None' is not defined in the .proto files\n");
  EXPECT_EQ(error("--decode_raw all.proto < bad.bin"), "onnxgen: error: --decode_raw accepts no .proto files\n");
  EXPECT_EQ(error("--decode=t.M < bad.bin"), "onnxgen: error: no input file; see onnxgen --help\n");
  EXPECT_EQ(
      error("--decode=t.M --cpp_out=out all.proto < bad.bin"),
      "onnxgen: error: --decode, --decode_raw and --encode write no files; remove the options for output files\n");
  EXPECT_EQ(error("--decode=t.M --encode=t.M all.proto < bad.bin"),
            "onnxgen: error: only one of --decode, --decode_raw and --encode is allowed\n");
  EXPECT_EQ(error("--deterministic_output --cpp_out=out all.proto"),
            "onnxgen: error: --deterministic_output requires --encode\n");
}

TEST_F(Program, PrintsLocationsInTheFormatOfVisualStudio) {
  EXPECT_EQ(run("--cpp_out=out --error_format=msvs bad.proto"), 1);
  EXPECT_EQ(printed_.substr(0, printed_.find('\n')),
            "bad.proto(2) : error in column=25: field number 0 is not between 1 and 536870911");
}

TEST_F(Program, AllowsOnlyTheDirectDependenciesThatAreNamed) {
  EXPECT_EQ(run("--cpp_out=out --direct_dependencies=other.proto:sub/part.proto good.proto"), 0) << printed_;
  fs::remove_all(folder_ / "out");
  fs::create_directory(folder_ / "out");
  EXPECT_EQ(run("--cpp_out=out --direct_dependencies= good.proto"), 1);
  EXPECT_NE(printed_.find("good.proto:2:"), std::string::npos) << printed_;
  EXPECT_NE(printed_.find("'sub/part.proto' is imported, but not listed in --direct_dependencies"), std::string::npos);
  EXPECT_EQ(run("--cpp_out=out --direct_dependencies=part.proto --direct_dependencies_violation_msg='no %s {} %s' "
                "good.proto"),
            1);
  EXPECT_NE(printed_.find("error: no sub/part.proto {} sub/part.proto\n"), std::string::npos) << printed_;
  EXPECT_TRUE(out_is_empty());
}

TEST_F(Program, AllowsOnlyTheOptionDependenciesThatAreNamed) {
  write("options.proto",
        "edition = \"2024\";\nimport \"google/protobuf/descriptor.proto\";\n"
        "extend google.protobuf.MessageOptions { int32 level = 50000; }\n");
  write("uses.proto", "edition = \"2024\";\nimport option \"options.proto\";\nmessage M { option (level) = 1; }\n");
  EXPECT_EQ(run("--cpp_out=out --direct_dependencies= --option_dependencies=options.proto uses.proto"), 0) << printed_;
  EXPECT_EQ(run("--cpp_out=out --option_dependencies= uses.proto"), 1);
  EXPECT_NE(printed_.find("uses.proto:2:1: error: 'options.proto' is imported for its options, but not listed in "
                          "--option_dependencies\n"),
            std::string::npos)
      << printed_;
}

TEST_F(Program, ChecksTheJsonNamesOfImportedEnumValues) {
  write("json.proto",
        "edition = \"2026\";\nimport option \"google/protobuf/json_options.proto\";\n"
        "export enum A { A_ZERO = 0; A_TWO = 2 [(pb.enumvalue.json).string = \"A_ZERO\"]; }\n");
  write("uses.proto", "edition = \"2026\";\nimport \"json.proto\";\nmessage M { A a = 1; }\n");
  EXPECT_EQ(run("--cpp_out=out uses.proto"), 1);
  EXPECT_NE(printed_.find("enum values 'A_TWO' and 'A_ZERO' have the same JSON name 'A_ZERO'"), std::string::npos)
      << printed_;
}

TEST_F(Program, DisallowsServicesOnRequest) {
  write("service.proto", "syntax = \"proto3\";\nservice S {}\n");
  EXPECT_EQ(run("--cpp_out=out --disallow_services good.proto"), 0) << printed_;
  EXPECT_EQ(run("--cpp_out=out service.proto"), 0) << printed_;
  EXPECT_EQ(run("--cpp_out=out --disallow_services service.proto"), 1);
  EXPECT_NE(printed_.find("service.proto:2:9: error: --disallow_services forbids services\n"), std::string::npos)
      << printed_;
}

TEST_F(Program, AcceptsRequiredCyclesWithoutAWarning) {
  write("cycle.proto", "syntax = \"proto2\";\nmessage M { required M m = 1; }\n");
  EXPECT_EQ(run("--cpp_out=out --fatal_warnings cycle.proto"), 0);
  EXPECT_NE(printed_.find("note: message 'M' contains itself"), std::string::npos) << printed_;
}

TEST_F(Program, ReportsStandardStreamsThatFail) {
  EXPECT_EQ(shell("'" ONNXGEN_PROGRAM "' --version > /dev/full 2> printed.txt"), 1);
  EXPECT_EQ(read("printed.txt"), "onnxgen: error: cannot write to the standard output\n");
  EXPECT_EQ(shell("'" ONNXGEN_PROGRAM "' --decode_raw < . > out.txt 2> printed.txt"), 1);
  EXPECT_EQ(read("printed.txt"), "onnxgen: error: cannot read the standard input\n");
  write("warned.proto", "syntax = \"proto2\";\nmessage W { optional int32 a_b = 1; optional int32 aB = 2; }\n");
  EXPECT_EQ(shell("'" ONNXGEN_PROGRAM "' --cpp_out=out warned.proto 2> /dev/full"), 0) << "messages may be lost";
}

TEST_F(Program, TreatsWarningsAsErrorsOnRequest) {
  write("warned.proto", "syntax = \"proto2\";\nmessage W { optional int32 a_b = 1; optional int32 aB = 2; }\n");
  EXPECT_EQ(run("--cpp_out=out warned.proto"), 0);
  EXPECT_NE(printed_.find("warning:"), std::string::npos) << printed_;
  fs::remove_all(folder_ / "out");
  fs::create_directory(folder_ / "out");
  EXPECT_EQ(run("--cpp_out=out --fatal_warnings warned.proto"), 1);
  EXPECT_TRUE(out_is_empty());
  EXPECT_EQ(run("--cpp_out=out --fatal_warnings good.proto"), 0);
}

}  // namespace
}  // namespace onnxgen::tests

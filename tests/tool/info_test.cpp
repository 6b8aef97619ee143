#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "corpora.h"
#include "models.h"
#include "onnxgen/archive/save.h"
#include "onnxgen/crypto/save.h"
#include "onnxgen/io/save.h"
#include "run_tool.h"
#include "temporary_folder.h"

namespace onnx_tool::tests {
namespace {

using onnxgen::io::tests::TemporaryFolder;

// A model with every kind of type, a function, a subgraph, and inline, external and sparse weights.
TEST(Info, ShowsAllPropertiesOfAModel) {
  const std::string folder = ONNX_TOOL_TESTS;
  const Outcome run = run_shell("cd " + shell_word(folder) + " && \"$TOOL\" info everything.txt");
  EXPECT_EQ(run.status, 0) << run.err;
  const std::string golden = folder + "/everything.info.txt";
  if (std::getenv("UPDATE_GOLDEN") != nullptr) std::ofstream(golden) << run.out;
  std::ifstream in(golden);
  EXPECT_EQ(run.out, std::string(std::istreambuf_iterator<char>(in), {}));
}

// As file managers and browsers copy the location of a file.
TEST(Info, ReadsUrlsOfLocalFiles) {
  const TemporaryFolder folder;
  const std::string path = folder.write("a b%.onnx", encoded(small_model(10)));
  const std::string by_path = run_tool({"info", path}).out;
  const std::string in_url = folder / "a%20b%25.onnx";
  EXPECT_EQ(run_tool({"info", "file://" + in_url}).out, by_path);
  EXPECT_EQ(run_tool({"info", "file://localhost" + in_url}).out, by_path);
  EXPECT_EQ(run_tool({"convert", "file://" + in_url, "file://" + (folder / "c%2Ejson")}).status, 0);
  EXPECT_EQ(run_tool({"tensors", path, "--extract", "weight", "file://" + (folder / "w.npy")}).status, 0);
  EXPECT_EQ(folder.files(), (std::vector<std::string>{"a b%.onnx", "c.json", "w.npy"}));
  for (const std::string& url : {"file://elsewhere" + in_url, "file://" + path, "file://" + in_url + "%00"}) {
    const Outcome run = run_tool({"info", url});
    EXPECT_EQ(run.status, 1) << url;
    EXPECT_EQ(run.err, "onnx-tool: " + url + ": no such file; check the path\n");
  }
}

TEST(Info, CountsWeightsInNodes) {
  const auto corpora = onnxgen::tests::find_corpora();
  if (!corpora) GTEST_SKIP() << onnxgen::tests::kNoCorpora;
  const Outcome run = run_tool({"info", (*corpora / "models/exported/ch_PP-OCRv4_det_infer.onnx").string()});
  EXPECT_TRUE(has(run.out, "parameters: 1,171,841, 4.5 MiB in 342 tensors\n")) << run.out;
  EXPECT_TRUE(has(run.out, "  as constants in nodes       1,171,841      4.5 MiB  342 tensors\n")) << run.out;
}

TEST(Info, CountsConstantsThatAreNotTensors) {
  const TemporaryFolder folder;
  const std::string path = folder.write(
      "lists.txt",
      "ir_version: 8 graph { node { op_type: 'Constant' output: 'c' attribute { name: 'value_floats' type: FLOATS "
      "floats: [1, 2, 3] } } }");
  EXPECT_TRUE(has(run_tool({"info", path}).out, "parameters: 3, 12 B in 1 tensor\n"));
}

// Reads one model in every storage format.
TEST(Info, ReadsEveryFormat) {
  const TemporaryFolder folder;
  const onnx::ModelProto model = small_model(1000);
  onnxgen::io::save(model, folder / "single.onnx");
  onnxgen::io::SaveOptions external;
  external.placement = onnxgen::io::DataPlacement::kOneFile;
  onnxgen::io::save(model, folder / "external.onnx", external);
  onnxgen::archive::save(model, folder / "archive.anything");
  onnxgen::crypto::save(model, folder / "encrypted.onnx", onnxgen::crypto::Key::from_passphrase("secret"));
  folder.write("passphrase", "secret\n");
  const auto info = [&](const std::string& name) {
    return run_tool({"info", folder / name, "--passphrase-file", folder / "passphrase"}).out;
  };
  for (const char* const name : {"single.onnx", "external.onnx", "archive.anything", "encrypted.onnx"}) {
    EXPECT_TRUE(has(info(name), "parameters: 1,000, 3.9 KiB in 1 tensor\n")) << name << info(name);
    EXPECT_TRUE(has(info(name), "  3.9 KiB  weight: float[1000]\n")) << name;
  }
  EXPECT_TRUE(has(info("single.onnx"), "  in the model file "));
  EXPECT_TRUE(has(info("external.onnx"), "  in external.onnx.data "));
  EXPECT_TRUE(has(info("archive.anything"), "(zip archive, "));
  EXPECT_TRUE(has(info("archive.anything"), "  in members of the archive "));
  EXPECT_TRUE(has(info("encrypted.onnx"), "(encrypted, "));
}

TEST(Info, ReadsThePassphraseFromADescriptor) {
  const TemporaryFolder folder;
  onnxgen::crypto::save(small_model(10), folder / "encrypted", onnxgen::crypto::Key::from_passphrase("secret"));
  const Outcome run =
      run_shell("\"$TOOL\" info " + shell_word(folder / "encrypted") + " --passphrase-fd 5 5<<EOF\nsecret\nEOF\n");
  EXPECT_EQ(run.status, 0) << run.err;
}

TEST(Info, JsonIsReadByOtherPrograms) {
  const TemporaryFolder folder;
  const std::string path = folder.write("m.onnx", encoded(small_model(1000)));
  const Outcome run = run_tool({"info", "--json", path});
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_TRUE(has(run.out, "  \"operators\": {\n    \"Add\": 1\n  },\n"));
  EXPECT_TRUE(
      has(run.out, "  \"parameters\": {\n    \"tensors\": 1,\n    \"elements\": 1000,\n    \"bytes\": 4000\n  }"));
  const Outcome python = run_shell("\"$TOOL\" info --json " + shell_word(path) +
                                   " | /usr/bin/python3 -c 'import json, sys; print(json.load(sys.stdin)[\"nodes\"])'");
  EXPECT_EQ(python.out, "1\n") << python.err;
}

// `script` provides a terminal. Colours are used only on a terminal and if the user has not disabled them.
TEST(Info, ColoursAreForTerminals) {
  if (run_shell("command -v script").status != 0) GTEST_SKIP() << "no program script: install bsdutils";
  const TemporaryFolder folder;
  const std::string info = "\"$TOOL\" info " + shell_word(folder.write("m.onnx", encoded(small_model(1))));
  const std::string on_terminal = "TERM=xterm script -qec " + shell_word(info) + " /dev/null";
  EXPECT_TRUE(has(run_shell(on_terminal).out, "\x1b[1mnodes: 1\x1b[0m"));
  EXPECT_FALSE(has(run_shell("NO_COLOR=1 " + on_terminal).out, "\x1b["));
  EXPECT_FALSE(has(run_shell(info).out, "\x1b["));
}

// A hostile name must not clear the screen or start a line of its own.
TEST(Info, NamesCannotControlTheTerminal) {
  const TemporaryFolder folder;
  onnx::ModelProto model = small_model(1);
  model.set_producer_name("\x1b[2J\nforged: line");
  model.mutable_graph()->mutable_node(0)->set_op_type(
      "\x9b"
      "31mAdd");
  const Outcome run = run_tool({"info", folder.write("m.onnx", encoded(model))});
  EXPECT_TRUE(has(run.out, "producer      \\x1b[2J\\nforged: line\n")) << run.out;
  EXPECT_EQ(run.out.find('\x1b'), std::string::npos);
  EXPECT_EQ(run.out.find('\x9b'), std::string::npos);
}

// As the command tensors does.
TEST(Info, TensorsWithoutANameAreNamedByTheirPaths) {
  const TemporaryFolder folder;
  onnx::ModelProto model = small_model(1000);
  model.mutable_graph()->mutable_initializer(0)->clear_name();
  const std::string path = folder.write("m.onnx", encoded(model));
  EXPECT_TRUE(has(run_tool({"info", path}).out, "     3.9 KiB  graph.initializer[0]: float[1000]\n"));
  EXPECT_TRUE(has(run_tool({"info", path, "--json"}).out, "\"name\": \"graph.initializer[0]\""));
}

TEST(Info, ReportsTruncatedDataFiles) {
  const TemporaryFolder folder;
  const std::string path = folder.write("m.onnx", encoded(small_model(1000)));
  ASSERT_EQ(run_tool({"convert", path, folder / "e.onnx", "--external"}).status, 0);
  folder.write("e.onnx.data", std::string(500, 'x'));
  const Outcome info = run_tool({"info", folder / "e.onnx"});
  EXPECT_EQ(info.status, 0) << "info reports, check decides";
  const std::string problem = "too short: tensors refer to 4,000 bytes; copy or download it again";
  EXPECT_TRUE(has(info.out, "       500 B  e.onnx.data: " + problem + "\n")) << info.out;
  EXPECT_TRUE(has(run_tool({"info", folder / "e.onnx", "--json"}).out, "\"problem\": \"" + problem + "\""));
}

// The state left by ONNX's Python package when it saves a model twice.
TEST(Info, ReportsUnreferencedBytesOfDataFiles) {
  const TemporaryFolder folder;
  const std::string path = folder.write("m.onnx", encoded(small_model(1000)));
  ASSERT_EQ(run_tool({"convert", path, folder / "e.onnx", "--external"}).status, 0);
  EXPECT_TRUE(has(run_tool({"info", folder / "e.onnx"}).out, "data files: 1\n     3.9 KiB  e.onnx.data\n"));
  folder.write("e.onnx.data", folder.read("e.onnx.data") + std::string(4000, 'x'));
  const Outcome info = run_tool({"info", folder / "e.onnx"});
  EXPECT_TRUE(has(info.out, "     7.8 KiB  e.onnx.data, 3.9 KiB unused (50.0%)\n")) << info.out;
  EXPECT_TRUE(has(run_tool({"info", folder / "e.onnx", "--json"}).out, "\"unreferenced\": 4000\n"));
  EXPECT_TRUE(has(run_tool({"check", folder / "e.onnx"}).out, "(external-unused)"));
  std::filesystem::create_directory(folder / "out");
  ASSERT_EQ(run_tool({"convert", folder / "e.onnx", folder / "out/e.onnx"}).status, 0);
  EXPECT_EQ(std::filesystem::file_size(folder / "out/e.onnx.data"), 4000U);
  std::filesystem::remove(folder / "e.onnx.data");
  const Outcome missing = run_tool({"info", folder / "e.onnx"});
  EXPECT_EQ(missing.status, 0);
  EXPECT_TRUE(has(missing.out, "           -  e.onnx.data: cannot be opened: No such file or directory\n"))
      << missing.out;
}

}  // namespace
}  // namespace onnx_tool::tests

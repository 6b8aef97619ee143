// Invalid inputs and outputs that cannot be written. The program prints one line with the problem and the remedy, exits
// with status 1, and leaves no partial output.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

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

class BadInput : public testing::Test {
 protected:
  using Command = std::vector<std::string>;

  // Returns the commands that print information about a model.
  static std::vector<Command> printing(const std::string& path) {
    return {{"info", path},
            {"info", "--json", path},
            {"check", path},
            {"tensors", path},
            {"tensors", path, "--stats"},
            {"show", path},
            {"show", path, "--format", "json"}};
  }
  // Returns the commands that write a file.
  std::vector<Command> writing(const std::string& path) const {
    return {{"tensors", path, "--extract", "weight", folder_ / "out.npy"},
            {"convert", path, folder_ / "out.onnx"},
            {"convert", path, folder_ / "out.onnx", "--external"},
            {"convert", path, folder_ / "out.zip"},
            {"convert", path, folder_ / "out/"},
            {"convert", path, folder_ / "out.txt"},
            {"convert", path, folder_ / "out.json"},
            {"edit", path, folder_ / "out.onnx", "--producer", "me"},
            {"graph", path, "-o", folder_ / "out.dot"}};
  }
  std::vector<Command> all(const std::string& path) const {
    std::vector<Command> commands = printing(path);
    for (Command& command : writing(path)) commands.push_back(std::move(command));
    const std::string sound = (sound_.path() / "sound.onnx").string();
    commands.push_back({"diff", path, sound});
    commands.push_back({"diff", sound, path});
    commands.push_back({"edit", sound, folder_ / "out.onnx", "--merge", path});
    return commands;
  }
  static std::string text_of(const Command& command) {
    std::string text;
    for (const std::string& word : command) text += word + " ";
    return text;
  }

  // Checks that the command prints one line with this reason and creates no files.
  void expect_failed(const Command& command, const Outcome& run, const std::string& reason,
                     const std::vector<std::string>& files_before) const {
    EXPECT_EQ(run.status, 1) << text_of(command);
    EXPECT_TRUE(has(run.err, reason)) << text_of(command) << ": " << run.err;
    EXPECT_EQ(run.err.rfind("onnx-tool: ", 0), 0U) << run.err;
    EXPECT_EQ(std::count(run.err.begin(), run.err.end(), '\n'), 1) << text_of(command) << ": " << run.err;
    EXPECT_EQ(folder_.files(), files_before) << text_of(command);
    EXPECT_FALSE(std::filesystem::exists(folder_ / "out")) << text_of(command);
  }

  // Checks that every command that reads a model reports the same error.
  void expect_refused(const std::string& path, const std::string& reason, const Command& options = {}) {
    sound_.write("sound.onnx", encoded(small_model(3)));
    const std::vector<std::string> before = folder_.files();
    for (Command command : all(path)) {
      command.insert(command.end(), options.begin(), options.end());
      const Outcome run = run_tool(command);
      EXPECT_EQ(run.out, "") << text_of(command);
      expect_failed(command, run, reason, before);
    }
  }

  TemporaryFolder folder_;
  TemporaryFolder sound_;  // contains a valid model
};

TEST_F(BadInput, MissingFile) {
  expect_refused(folder_ / "none.onnx", "no such file; check the path");
}

TEST_F(BadInput, Folder) {
  std::filesystem::create_directory(folder_.path() / "folder");
  expect_refused(folder_ / "folder", "this is a folder; specify the model file in it");
}

TEST_F(BadInput, EmptyFile) {
  expect_refused(folder_.write("empty.onnx", ""), "the file is empty");
}

TEST_F(BadInput, TextFile) {
  expect_refused(folder_.write("readme.md", "# A text, not a model.\nWith lines.\n"),
                 "this is text, but not a model: it begins with '# A text, not a model.'");
  expect_refused(folder_.write("m.txt", "ir_version: 8\ngraf {}\n"),
                 "not a model in protobuf's text format: line 2, column 1");
  expect_refused(folder_.write("package.json", "{\"name\": \"left-pad\"}"), "not a model in JSON: ");
}

TEST_F(BadInput, PyTorchCheckpoints) {
  expect_refused(folder_.write("old.pt", std::string("\x80\x02\x8a\x0a\x6c\xfc\x9c", 7)),
                 "this is a PyTorch checkpoint, which contains no graph; export the model with torch.onnx.export");
  const Outcome zip = run_shell("cd " + shell_word(folder_.path().string()) +
                                " && /usr/bin/python3 -c \"import zipfile; z = zipfile.ZipFile('new.pt', 'w'); "
                                "z.writestr('new/data.pkl', b'x'); z.writestr('new/version', b'3')\"");
  ASSERT_EQ(zip.status, 0) << zip.err;
  expect_refused(folder_ / "new.pt", "export the model with torch.onnx.export");
}

TEST_F(BadInput, ZipFileWithAModel) {
  const Outcome zip = run_shell("cd " + shell_word(folder_.path().string()) +
                                " && /usr/bin/python3 -c \"import zipfile; z = zipfile.ZipFile('m.zip', 'w'); "
                                "z.writestr('models/', ''); z.writestr('models/M.ONNX', b'x')\"");
  ASSERT_EQ(zip.status, 0) << zip.err;
  expect_refused(folder_ / "m.zip", "this is a zip file that contains 'models/M.ONNX'; extract it");
}

TEST_F(BadInput, FailedDownloads) {
  expect_refused(folder_.write("lfs.onnx", "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n"),
                 "this is a Git LFS pointer, not the data itself; run `git lfs pull` to download the data");
  expect_refused(folder_.write("page.onnx", "<!DOCTYPE html>\n<html></html>"), "this is an HTML page");
}

TEST_F(BadInput, TensorFile) {
  const auto models = onnxgen::tests::debian_models();
  if (!models) GTEST_SKIP() << onnxgen::tests::kNoDebianModels;
  const std::string path = (*models / "node/test_abs/test_data_set_0/input_0.pb").string();
  for (const char* const command : {"info", "check", "show"}) {
    EXPECT_EQ(
        run_tool({command, path}).err,
        "onnx-tool: " + path + ": this is a tensor (TensorProto), not a model; list it with `onnx-tool tensors`\n");
  }
}

TEST_F(BadInput, TruncatedModel) {
  const std::string whole = encoded(small_model(100));
  expect_refused(folder_.write("cut.onnx", whole.substr(0, whole.size() / 2)),
                 "not an ONNX model, or truncated or corrupted");
}

TEST_F(BadInput, EmptyModelFile) {
  expect_refused(folder_.write("version.onnx", "\x08\x08"), "not an ONNX model: it has no graph");
}

TEST_F(BadInput, ModelWithoutAGraph) {
  onnx::ModelProto model = small_model(3);
  model.clear_graph();
  const std::string path = folder_.write("m.onnx", encoded(model));
  EXPECT_EQ(run_tool({"info", path}).err,
            "onnx-tool: " + path + ": the model has no graph; run `onnx-tool check` for all problems\n");
  model.add_functions()->set_name("f");
  folder_.write("m.onnx", encoded(model));
  onnxgen::archive::save(model, folder_ / "m.zip");
  folder_.write("m.txt", "ir_version: 8 opset_import { version: 17 } functions { name: 'f' }");
  for (const char* const name : {"m.onnx", "m.zip", "m.txt"}) {
    for (const char* const command : {"info", "show"}) {
      EXPECT_EQ(run_tool({command, folder_ / name}).err,
                "onnx-tool: " + folder_ / name +
                    ": the model has functions, but no graph; run `onnx-tool check` for all problems\n")
          << command;
    }
    const Outcome check = run_tool({"check", folder_ / name});
    EXPECT_EQ(check.status, 1) << name;
    EXPECT_EQ(check.err, "") << name;
    EXPECT_TRUE(has(check.out, "error: graph: ")) << check.out;
  }
}

// Runs without a terminal, on which the commands would ask for the passphrase.
TEST_F(BadInput, EncryptedModelWithoutAKey) {
  const std::string path = folder_ / "m.onnxc";
  onnxgen::crypto::save(small_model(10), path, onnxgen::crypto::Key::from_passphrase("secret"));
  sound_.write("sound.onnx", encoded(small_model(3)));
  for (const Command& command : all(path)) {
    std::string line = "setsid \"$TOOL\"";
    for (const std::string& word : command) line += " " + shell_word(word);
    expect_failed(command, run_shell(line),
                  "a passphrase is required, but there is no terminal; use --passphrase-file or --passphrase-fd",
                  {"m.onnxc"});
  }
}

TEST_F(BadInput, EncryptedModelWithAWrongKey) {
  const std::string path = folder_ / "m.onnxc";
  onnxgen::crypto::save(small_model(10), path, onnxgen::crypto::Key::from_passphrase("secret"));
  expect_refused(path, "m.onnxc: the key is wrong or the data is damaged",
                 {"--passphrase-file", folder_.write("passphrase", "Secret\n")});
}

TEST_F(BadInput, UnreadablePassphrases) {
  onnxgen::crypto::save(small_model(10), folder_ / "m.onnxc", onnxgen::crypto::Key::from_passphrase("secret"));
  const auto info = [&](const std::vector<std::string>& options) {
    std::vector<std::string> arguments = {"info", folder_ / "m.onnxc"};
    arguments.insert(arguments.end(), options.begin(), options.end());
    return run_tool(arguments);
  };
  EXPECT_TRUE(has(info({"--passphrase-file", folder_ / "none"}).err, "none: cannot read the passphrase: No such"));
  EXPECT_TRUE(has(info({"--passphrase-file", folder_.write("empty", "\n")}).err, "empty: the passphrase is empty"));
  EXPECT_TRUE(has(info({"--passphrase-fd", "77"}).err, "descriptor 77: cannot read the passphrase: Bad file"));
}

TEST_F(BadInput, FullDiskAndClosedPipe) {
  const std::string path = folder_.write("m.onnx", encoded(small_model(10)));
  const std::string other = folder_.write("n.onnx", encoded(small_model(11)));
  std::vector<Command> commands = printing(path);
  commands.push_back({"diff", path, other});
  commands.push_back({"check", folder_.write("bad.txt", "ir_version: 8 graph { node {} }")});
  commands.push_back({"convert", path, folder_ / "out.onnx", "--dry-run"});
  for (const Command& command : commands) {
    std::string line = "\"$TOOL\"";
    for (const std::string& word : command) line += " " + shell_word(word);
    expect_failed(command, run_shell(line + " >/dev/full"), "cannot write the output: No space left on device",
                  {"bad.txt", "m.onnx", "n.onnx"});
    // The reader closes the pipe before the program writes.
    const std::string pipe = shell_word(folder_ / "pipe");
    const Outcome closed = run_shell("mkfifo " + pipe + "; exec 5<>" + pipe + " 6>" + pipe + " 5<&-; rm " + pipe +
                                     "; " + line + " >&6; echo $? >&2");
    EXPECT_EQ(closed.err, "onnx-tool: the output was closed before all data was written\n1\n") << text_of(command);
  }
}

// A limit on the file size simulates a full disk.
TEST_F(BadInput, FileSizeLimit) {
  const std::string path = folder_.write("m.onnx", encoded(small_model(300'000)));
  for (const Command& command : writing(path)) {
    if (command.front() == "graph") continue;  // the picture of one node is small
    std::string line = "ulimit -f 1000; \"$TOOL\"";
    for (const std::string& word : command) line += " " + shell_word(word);
    expect_failed(command, run_shell(line), "File too large", {"m.onnx"});
  }
}

TEST_F(BadInput, ExternalDataBehindLinks) {
  onnx::ModelProto model = small_model(4);
  model.mutable_graph()->mutable_node(0)->set_input(0, "weight");
  onnx::TensorProto& weight = *model.mutable_graph()->mutable_initializer(0);
  weight.clear_float_data();
  weight.set_data_location(onnx::TensorProto::EXTERNAL);
  onnx::StringStringEntryProto& location = *weight.add_external_data();
  location.set_key("location");
  location.set_value("w.bin");
  const std::string path = sound_.write("m.onnx", encoded(model));
  const TemporaryFolder store;
  std::filesystem::create_symlink(store.write("w", std::string(16, 'w')), sound_ / "w.bin");
  for (const Command& command : {Command{"check", path},
                                 {"tensors", path, "--stats"},
                                 {"diff", path, path},
                                 {"convert", path, folder_ / "out.zip"}}) {
    SCOPED_TRACE(text_of(command));
    const Outcome refused = run_tool(command);
    EXPECT_EQ(refused.status, 1);
    EXPECT_TRUE(has(refused.out + refused.err, "PathPolicy::allowed_roots (--data-root)"))
        << refused.out << refused.err;
    Command allowed = command;
    allowed.insert(allowed.end(), {"--data-root", "/none", "--data-root", store.path().string()});
    const Outcome accepted = run_tool(allowed);
    EXPECT_EQ(accepted.status, 0) << accepted.err << accepted.out;
  }
}

TEST_F(BadInput, OutputThatIsTheInput) {
  const std::string path = folder_.write("m.onnx", encoded(small_model(10)));
  const std::string other = sound_.write("other.onnx", encoded(small_model(3)));
  std::filesystem::create_symlink(path, folder_.path() / "link.onnx");
  const std::string before = folder_.read("m.onnx");
  for (const std::string& output : {path, folder_ / "link.onnx"}) {
    for (const Command& command : {Command{"tensors", path, "--extract", "weight", output},
                                   {"convert", path, output},
                                   {"convert", path, output, "--to", "text"},
                                   {"convert", path, output, "--to", "folder"},
                                   {"edit", path, output, "--producer", "me"},
                                   {"edit", other, output, "--merge", path}}) {
      expect_failed(command, run_tool(command), output + ": the output file is the input file; choose another file",
                    {"link.onnx", "m.onnx"});
    }
  }
  EXPECT_EQ(folder_.read("m.onnx"), before);
  // The output's extension selects the format, so the input needs one of the same extensions.
  const std::string text = folder_.write("m.dot", "ir_version: 8 graph { name: 'g' }");
  EXPECT_EQ(run_tool({"graph", text, "-o", text}).err,
            "onnx-tool: " + text + ": the output file is the input file; choose another file\n");
}

TEST_F(BadInput, WrongUsage) {
  EXPECT_EQ(run_tool({}).status, 2);
  EXPECT_EQ(run_tool({"frobnicate"}).status, 2);
  EXPECT_EQ(run_tool({"info"}).status, 2);
  EXPECT_EQ(run_tool({"info", "a.onnx", "--no-such-option"}).status, 2);
  EXPECT_EQ(run_tool({"tensors", "a.onnx", "--extract", "only a name"}).status, 2);
  EXPECT_EQ(run_tool({"check"}).status, 2);
  EXPECT_EQ(run_tool({"convert", "a.onnx"}).status, 2);
  EXPECT_EQ(run_tool({"convert", "a.onnx", "b.onnx", "--to", "wav"}).status, 2);
  EXPECT_EQ(run_tool({"diff", "a.onnx"}).status, 2);
  EXPECT_EQ(run_tool({"show", "a.onnx", "--format", "yaml"}).status, 2);
  EXPECT_EQ(run_tool({"edit", "a.onnx", "b.onnx", "--initializers-as-inputs", "--initializers-as-constants"}).status,
            2);
  EXPECT_EQ(run_tool({"graph", "a.onnx"}).status, 2);
}

TEST_F(BadInput, ServersMustBeAllowed) {
  const Outcome run = run_tool({"info", "http://127.0.0.1:1/m.onnx"});
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(std::count(run.err.begin(), run.err.end(), '\n'), 1) << run.err;
}

// A copy would have a valid checksum.
class DamagedArchive : public testing::Test {
 protected:
  DamagedArchive() {
    onnxgen::archive::save(small_model(1000), path_);
    std::string bytes = folder_.read("m.zip");
    bytes[bytes.find(std::string("\x00\x00\x80\x3f\x00\x00\x00\x40", 8)) + 2] ^= 1;  // the element 1 of `weight`
    folder_.write("m.zip", bytes);
  }

  TemporaryFolder folder_;
  const std::string path_ = folder_ / "m.zip";
};

TEST_F(DamagedArchive, IsNeitherCopiedNorExtracted) {
  folder_.write("key", "secret\n");
  folder_.write("whole.onnx", encoded(small_model(1000)));
  const std::vector<std::string> before = folder_.files();
  const std::vector<std::vector<std::string>> commands = {
      {"convert", path_, folder_ / "o.zip"},
      {"convert", path_, folder_ / "o.onnx"},
      {"convert", path_, folder_ / "o/"},
      {"convert", path_, folder_ / "o.json"},
      {"edit", path_, folder_ / "o.onnxc", "--output-passphrase-file", folder_ / "key"},
      {"edit", folder_ / "whole.onnx", folder_ / "o.onnx", "--merge", path_, "--merge-prefix", "b/"},
      {"tensors", path_, "--extract", "weight", folder_ / "o.npy"},
      {"tensors", path_, "--stats"},
      {"diff", path_, folder_ / "whole.onnx"},
      {"check", path_, "--checksums"}};
  for (const std::vector<std::string>& command : commands) {
    const Outcome run = run_tool(command);
    EXPECT_EQ(run.status, 1) << command.front() << run.out;
    EXPECT_TRUE(has(run.err, "m.zip: ") && has(run.err, "weight") && has(run.err, "CRC-32")) << run.err;
  }
  EXPECT_TRUE(has(run_shell("\"$TOOL\" convert - - --to onnx <" + shell_word(path_)).err, "CRC-32"));
  EXPECT_EQ(folder_.files(), before);
}

// The structure is sound, and the weights are not read.
TEST_F(DamagedArchive, ListsItsTensors) {
  for (const char* const command : {"info", "tensors", "check", "show"}) {
    EXPECT_FALSE(has(run_tool({command, path_}).err, "CRC-32")) << command;
  }
}

TEST(DamagedDataFile, IsNotCopied) {
  const TemporaryFolder folder;
  onnxgen::io::SaveOptions options;
  options.placement = onnxgen::io::DataPlacement::kOneFile;
  options.checksum = true;
  onnxgen::io::save(small_model(1000), folder / "m.onnx", options);
  folder.write("m.onnx.data", std::string(4000, 'x'));
  for (const char* const out : {"o.zip", "o.txt"}) {
    const Outcome run = run_tool({"convert", folder / "m.onnx", folder / out});
    EXPECT_EQ(run.status, 1) << out;
    EXPECT_TRUE(has(run.err, "m.onnx.data: tensor 'weight': checksum")) << run.err;
  }
}

}  // namespace
}  // namespace onnx_tool::tests

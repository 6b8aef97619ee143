// What is no model, and what cannot be written: one line that says what is wrong and what to do, exit status 1, and
// nothing half-written.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "corpora.h"
#include "models.h"
#include "onnxgen/crypto/save.h"
#include "run_tool.h"
#include "temporary_folder.h"

namespace onnx_tool::tests {
namespace {

using onnxgen::io::tests::TemporaryFolder;

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

class BadInput : public testing::Test {
 protected:
  // Every command that reads a model says the same of what is none.
  void expect_refused(const std::string& path, const std::string& reason) {
    const std::vector<std::vector<std::string>> commands = {
        {"info", path},
        {"tensors", path},
        {"tensors", path, "--stats"},
        {"tensors", path, "--extract", "weight", folder_ / "out.npy"},
        {"convert", path, folder_ / "out.onnx"},
        {"diff", path, path},
        {"show", path},
    };
    const std::vector<std::string> before = folder_.files();
    for (const auto& command : commands) {
      const Outcome run = run_tool(command);
      EXPECT_EQ(run.status, 1) << command.front();
      EXPECT_EQ(run.out, "") << command.front();
      EXPECT_TRUE(has(run.err, reason)) << command.front() << ": " << run.err;
      EXPECT_EQ(run.err.rfind("onnx-tool: ", 0), 0U) << run.err;
      EXPECT_EQ(std::count(run.err.begin(), run.err.end(), '\n'), 1) << run.err;
      EXPECT_EQ(folder_.files(), before) << command.front();
    }
  }

  TemporaryFolder folder_;
};

TEST_F(BadInput, MissingFile) {
  expect_refused(folder_ / "none.onnx", "there is no such file: check the path");
}

TEST_F(BadInput, Folder) {
  std::filesystem::create_directory(folder_.path() / "folder");
  expect_refused(folder_ / "folder", "it is a folder: name the model file in it");
}

TEST_F(BadInput, EmptyFile) {
  expect_refused(folder_.write("empty.onnx", ""), "it is empty");
}

TEST_F(BadInput, TextFile) {
  expect_refused(folder_.write("readme.md", "# A text, not a model.\nWith lines.\n"),
                 "it is text, but no model in protobuf's text format: line 2, column 1");
  expect_refused(folder_.write("package.json", "{\"name\": \"left-pad\"}"), "it is text, but no model in JSON: ");
}

TEST_F(BadInput, PyTorchCheckpoints) {
  expect_refused(folder_.write("old.pt", std::string("\x80\x02\x8a\x0a\x6c\xfc\x9c", 7)),
                 "it is a checkpoint of PyTorch, which holds no graph: export it with torch.onnx.export");
  const Outcome zip = run_shell("cd " + shell_word(folder_.path().string()) +
                                " && /usr/bin/python3 -c \"import zipfile; z = zipfile.ZipFile('new.pt', 'w'); "
                                "z.writestr('new/data.pkl', b'x'); z.writestr('new/version', b'3')\"");
  ASSERT_EQ(zip.status, 0) << zip.err;
  expect_refused(folder_ / "new.pt", "export it with torch.onnx.export");
}

TEST_F(BadInput, TensorFile) {
  const auto models = onnxgen::tests::debian_models();
  if (!models) GTEST_SKIP() << onnxgen::tests::kNoDebianModels;
  expect_refused((*models / "node/test_abs/test_data_set_0/input_0.pb").string(),
                 "it is a tensor (TensorProto), not a model");
}

TEST_F(BadInput, TruncatedModel) {
  const std::string whole = encoded(small_model(100));
  expect_refused(folder_.write("cut.onnx", whole.substr(0, whole.size() / 2)), "it is no ONNX model, or was cut short");
}

TEST_F(BadInput, ModelOfNothing) {
  expect_refused(folder_.write("version.onnx", "\x08\x08"), "not an ONNX model: it has no ir_version or no graph");
}

TEST_F(BadInput, EncryptedModelWithoutAKey) {
  onnxgen::crypto::save(small_model(10), folder_ / "m.onnxc", onnxgen::crypto::Key::from_passphrase("secret"));
  const Outcome run = run_shell("setsid \"$TOOL\" info " + shell_word(folder_ / "m.onnxc"));  // without a terminal
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.err,
            "onnx-tool: a passphrase is needed and there is no terminal: give --passphrase-file or "
            "--passphrase-fd\n");
}

TEST_F(BadInput, EncryptedModelWithAWrongKey) {
  onnxgen::crypto::save(small_model(10), folder_ / "m.onnxc", onnxgen::crypto::Key::from_passphrase("secret"));
  const Outcome run =
      run_tool({"info", folder_ / "m.onnxc", "--passphrase-file", folder_.write("passphrase", "Secret\n")});
  EXPECT_EQ(run.status, 1);
  EXPECT_TRUE(has(run.err, "m.onnxc: the key is wrong or the data is damaged")) << run.err;
}

TEST_F(BadInput, OtherPassphrasesThatCannotBeRead) {
  onnxgen::crypto::save(small_model(10), folder_ / "m.onnxc", onnxgen::crypto::Key::from_passphrase("secret"));
  const auto info = [&](const std::vector<std::string>& options) {
    std::vector<std::string> arguments = {"info", folder_ / "m.onnxc"};
    arguments.insert(arguments.end(), options.begin(), options.end());
    return run_tool(arguments);
  };
  EXPECT_TRUE(has(info({"--passphrase-file", folder_ / "none"}).err, "none: the passphrase cannot be read: No such"));
  EXPECT_TRUE(has(info({"--passphrase-file", folder_.write("empty", "\n")}).err, "empty: the passphrase is empty"));
  EXPECT_TRUE(has(info({"--passphrase-fd", "77"}).err, "descriptor 77: the passphrase cannot be read: Bad file"));
}

TEST_F(BadInput, FullDiskAndClosedPipe) {
  const std::string path = shell_word(folder_.write("m.onnx", encoded(small_model(10))));
  const Outcome full = run_shell("\"$TOOL\" info " + path + " >/dev/full");
  EXPECT_EQ(full.status, 1);
  EXPECT_EQ(full.err, "onnx-tool: the output cannot be written: No space left on device\n");
  const Outcome closed = run_shell("exec 3>&2; { \"$TOOL\" info " + path + "; echo $? >&3; } | true");
  EXPECT_TRUE(has(closed.err, "onnx-tool: the output was closed before everything was written to it\n1\n") ||
              closed.err == "0\n")
      << closed.err;
}

// The limit of a file's size stands for a disk that becomes full.
TEST_F(BadInput, AFileThatCannotBeWrittenToTheEnd) {
  const std::string path = folder_.write("m.onnx", encoded(small_model(1'000'000)));
  const Outcome run = run_shell("ulimit -f 1000; \"$TOOL\" tensors " + shell_word(path) + " --extract weight " +
                                shell_word(folder_ / "w.npy"));
  EXPECT_EQ(run.status, 1);
  EXPECT_TRUE(has(run.err, "w.npy: writing failed: File too large")) << run.err;
  EXPECT_EQ(folder_.files(), std::vector<std::string>{"m.onnx"});
}

TEST_F(BadInput, AnOutputThatIsTheInput) {
  const std::string path = folder_.write("m.onnx", encoded(small_model(10)));
  std::filesystem::create_symlink(path, folder_.path() / "link.onnx");
  const std::string before = folder_.read("m.onnx");
  for (const std::string& output : {path, folder_ / "link.onnx"}) {
    const Outcome run = run_tool({"tensors", path, "--extract", "weight", output});
    EXPECT_EQ(run.status, 1);
    EXPECT_EQ(run.err, "onnx-tool: " + output + ": the output is the input: name another file\n");
  }
  EXPECT_EQ(folder_.read("m.onnx"), before);
}

TEST_F(BadInput, WrongUsage) {
  EXPECT_EQ(run_tool({}).status, 2);
  EXPECT_EQ(run_tool({"frobnicate"}).status, 2);
  EXPECT_EQ(run_tool({"info"}).status, 2);
  EXPECT_EQ(run_tool({"info", "a.onnx", "--no-such-option"}).status, 2);
  EXPECT_EQ(run_tool({"tensors", "a.onnx", "--extract", "only a name"}).status, 2);
}

TEST_F(BadInput, ServersMustBeAllowed) {
  const Outcome run = run_tool({"info", "http://127.0.0.1:1/m.onnx"});
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(std::count(run.err.begin(), run.err.end(), '\n'), 1) << run.err;
}

}  // namespace
}  // namespace onnx_tool::tests

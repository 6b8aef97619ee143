// Standard input, standard output and pipes in place of files.
#include <gtest/gtest.h>

#include "models.h"
#include "onnxgen/archive/save.h"
#include "onnxgen/crypto/save.h"
#include "onnxgen/io/save.h"
#include "run_tool.h"
#include "temporary_folder.h"

namespace onnx_tool::tests {
namespace {

using onnxgen::io::tests::TemporaryFolder;

class Stream : public testing::Test {
 protected:
  // Runs a shell command in the folder, which contains m.onnx.
  Outcome run(const std::string& command) {
    return run_shell("cd " + shell_word(folder_.path().string()) + " && " + command);
  }

  // Runs the program on a terminal, and answers its questions. Returns the number of questions and the exit status.
  // Each answer is sent after its question, because the program discards what was typed before.
  std::string run_on_terminal(const std::string& arguments, const std::string& answers) {
    return run("/usr/bin/python3 -c '\n"
               "import os, pty, sys\n"
               "arguments, answers = sys.argv[1].split(), sys.argv[2].split()\n"
               "child, terminal = pty.fork()\n"
               "if child == 0: os.execv(os.environ[\"TOOL\"], [\"onnx-tool\", *arguments])\n"
               "shown, asked = b\"\", 0\n"
               "while shown.count(b\"assphrase\") <= len(answers):\n"
               "  try: shown += os.read(terminal, 1000)\n"
               "  except OSError: break\n"
               "  if shown.endswith(b\": \") and asked < min(shown.count(b\"assphrase\"), len(answers)):\n"
               "    os.write(terminal, answers[asked].encode() + b\"\\n\")\n"
               "    asked += 1\n"
               "is_done = shown.count(b\"assphrase\") <= len(answers)\n"
               "print(asked, \"questions, status\", os.waitpid(child, 0)[1] if is_done else shown)\n' " +
               shell_word(arguments) + " " + shell_word(answers))
        .out;
  }

  static onnx::ModelProto sound_model() {
    onnx::ModelProto model = small_model(1000);
    model.mutable_graph()->mutable_node(0)->set_input(0, "weight");
    return model;
  }

  TemporaryFolder folder_;
  const onnx::ModelProto model_ = sound_model();
  const std::string path_ = folder_.write("m.onnx", encoded(model_));
};

TEST_F(Stream, EveryCommandReadsStandardInput) {
  for (const std::string command :
       {"info -", "info --json -", "check -", "tensors -", "tensors --stats -", "tensors - --extract weight out.npy",
        "show -", "graph - -o out.dot", "convert - out.onnx", "convert - out.onnx --external", "convert - out.json",
        "edit - out.onnx --producer me", "edit m.onnx out.onnx --merge - --merge-prefix b/", "diff - m.onnx",
        "diff m.onnx -"}) {
    const Outcome piped = run("cat m.onnx | \"$TOOL\" " + command);
    EXPECT_EQ(piped.status, 0) << command << piped.err << piped.out;
    const Outcome redirected = run("\"$TOOL\" " + command + " <m.onnx");
    EXPECT_EQ(redirected.status, 0) << command << redirected.err;
    EXPECT_EQ(piped.out, redirected.out) << command;
  }
  EXPECT_TRUE(has(run("\"$TOOL\" info - <m.onnx").out, "standard input (ONNX, "));
}

// The locations are those in the stream, as in a file with the same bytes.
TEST_F(Stream, TensorsOfAStreamAreInTheModel) {
  const std::string name_of_file = " | grep -v file";
  for (const std::string command : {"info", "info --json", "tensors", "tensors --json"}) {
    const Outcome file = run("\"$TOOL\" " + command + " m.onnx" + name_of_file);
    const Outcome stream = run("\"$TOOL\" " + command + " - <m.onnx" + name_of_file);
    EXPECT_EQ(stream.out, file.out) << command << stream.err;
    EXPECT_FALSE(file.out.empty()) << command;
  }
  EXPECT_TRUE(has(run("\"$TOOL\" info - <m.onnx").out, "in the model file "));
  folder_.write("cut.onnx", encoded(model_).substr(0, 100));
  EXPECT_EQ(run("\"$TOOL\" tensors - <cut.onnx").status, 1);
}

TEST_F(Stream, EveryFormatIsReadFromAPipe) {
  onnxgen::archive::save(model_, folder_ / "m.zip");
  onnxgen::crypto::save(model_, folder_ / "m.onnxc", onnxgen::crypto::Key::from_passphrase("secret"));
  folder_.write("key", "secret\n");
  ASSERT_EQ(run("\"$TOOL\" convert m.onnx m.txt && \"$TOOL\" convert m.onnx m.json && "
                "\"$TOOL\" convert m.onnx m.onnxtxt && (printf '\\357\\273\\277'; cat m.json) >mark.json")
                .status,
            0);
  for (const std::string name : {"m.zip", "m.onnxc", "m.txt", "m.json", "m.onnxtxt", "mark.json"}) {
    const Outcome diff = run("cat " + name + " | \"$TOOL\" diff - m.onnx --passphrase-file key");
    EXPECT_EQ(diff.status, 0) << name << diff.err << diff.out;
    EXPECT_EQ(run("cat " + name + " | \"$TOOL\" tensors - --passphrase-file key").status, 0) << name;
  }
  EXPECT_EQ(run("mkfifo pipe; cat m.onnx >pipe & \"$TOOL\" check pipe").status, 0);
  EXPECT_EQ(run("cat m.onnx | \"$TOOL\" info /dev/stdin").status, 0);
}

TEST_F(Stream, EveryFormatIsWrittenToAPipe) {
  folder_.write("key", "secret\n");
  for (const std::string target : {"onnx", "zip", "encrypted", "text", "json", "onnxtxt"}) {
    for (const std::string output : {"-", "/dev/stdout"}) {
      const Outcome diff = run("\"$TOOL\" convert m.onnx " + output + " --to " + target +
                               " --passphrase-file key 2>err | \"$TOOL\" diff - m.onnx --passphrase-file key; cat err");
      EXPECT_EQ(diff.out + diff.err, "") << target;
    }
  }
  EXPECT_EQ(run("\"$TOOL\" convert m.onnx - --to onnx | cmp - m.onnx").status, 0);
  EXPECT_EQ(run("\"$TOOL\" tensors m.onnx --extract weight - | wc -c").out, "4128\n");
  EXPECT_TRUE(has(run("\"$TOOL\" graph m.onnx -o - --format dot").out, "digraph"));
  EXPECT_EQ(run("\"$TOOL\" graph m.onnx -o -").err,
            "onnx-tool: standard output: the name does not select a format; set it with --format\n");
  EXPECT_EQ(folder_.files(), (std::vector<std::string>{"err", "key", "m.onnx"}));
}

// A link in the test's folder stands for /dev/stdout, which the program could replace if it runs as root.
TEST_F(Stream, PathsOfOpenFilesAreStreams) {
  ASSERT_EQ(
      run("ln -s /dev/fd/1 out && ln -s /dev/fd/2 err && ln -s /dev/fd fds && \"$TOOL\" convert m.onnx m.json").status,
      0);
  for (const std::string output : {"out", "fds/1"}) {
    const Outcome to_file = run("\"$TOOL\" convert m.onnx " + output + " --to json >f.json && cmp f.json m.json");
    EXPECT_EQ(to_file.status, 0) << to_file.out << to_file.err;
    EXPECT_EQ(run("(echo first; \"$TOOL\" convert m.onnx " + output + " --to json) >>f.json").status, 0);
    EXPECT_EQ(folder_.read("f.json"), folder_.read("m.json") + "first\n" + folder_.read("m.json"));
    EXPECT_EQ(run("\"$TOOL\" tensors m.onnx --extract weight " + output + " >w.npy; wc -c <w.npy").out, "4128\n");
    EXPECT_EQ(run("\"$TOOL\" graph m.onnx --format dot -o " + output + " >g.dot; head -c 7 g.dot").out, "digraph");
    EXPECT_EQ(run("\"$TOOL\" convert m.onnx " + output + " --to onnx >&-").err,
              "onnx-tool: cannot write the output: Bad file descriptor\n");
  }
  EXPECT_EQ(run("\"$TOOL\" convert m.onnx err --to json 2>f.json && cmp f.json m.json").status, 0);
  EXPECT_EQ(run("readlink out err fds").out, "/dev/fd/1\n/dev/fd/2\n/dev/fd\n");
}

TEST_F(Stream, PassphrasesAreReadFromStandardInput) {
  ASSERT_EQ(run("echo secret | \"$TOOL\" convert m.onnx m.onnxc --passphrase-file -").status, 0);
  EXPECT_EQ(run("echo secret | \"$TOOL\" diff m.onnxc m.onnx --passphrase-file -").status, 0);
  EXPECT_EQ(run("echo wrong | \"$TOOL\" info m.onnxc --passphrase-file -").status, 1);
}

// A second read would return the next line, or none.
TEST_F(Stream, OnePassphraseServesAllModelsOfACommand) {
  folder_.write("key", "secret\n");
  ASSERT_EQ(run("\"$TOOL\" convert m.onnx m.onnxc --passphrase-file key").status, 0);
  for (const std::string source : {"--passphrase-file -", "--passphrase-fd 0"}) {
    for (const std::string command : {"convert m.onnxc out.onnxc", "edit m.onnxc out.onnxc --producer tests"}) {
      const Outcome written = run("printf 'secret\\nother\\n' | \"$TOOL\" " + command + " " + source);
      EXPECT_EQ(written.status, 0) << command << written.err;
      const Outcome diff = run("\"$TOOL\" diff out.onnxc m.onnx --passphrase-file key");
      EXPECT_EQ(diff.status, 0) << command << diff.err << diff.out;
    }
    for (const std::string command :
         {"diff m.onnxc m.onnxc", "edit m.onnxc out.onnx --merge m.onnxc --merge-prefix b/"}) {
      const Outcome both = run("echo secret | \"$TOOL\" " + command + " " + source);
      EXPECT_EQ(both.status, 0) << command << both.err;
    }
  }
}

TEST_F(Stream, TheTerminalIsAskedForThePassphraseOfEachInput) {
  folder_.write("key", "secret\n");
  folder_.write("other", "other\n");
  ASSERT_EQ(run("\"$TOOL\" convert m.onnx m.onnxc --passphrase-file key").status, 0);
  ASSERT_EQ(run("\"$TOOL\" convert m.onnx other.onnxc --passphrase-file other").status, 0);
  EXPECT_EQ(run_on_terminal("convert m.onnxc out.onnxc", "secret"), "1 questions, status 0\n");
  EXPECT_EQ(run("\"$TOOL\" diff out.onnxc m.onnx --passphrase-file key").status, 0);
  EXPECT_EQ(run_on_terminal("diff m.onnxc other.onnxc", "secret other"), "2 questions, status 0\n");
  EXPECT_EQ(run_on_terminal("edit m.onnxc out.onnxc --merge other.onnxc --merge-prefix b/", "secret other"),
            "2 questions, status 0\n");
  EXPECT_EQ(run("\"$TOOL\" info out.onnxc --passphrase-file key").status, 0);
}

TEST_F(Stream, OutputErrors) {
  EXPECT_EQ(run("\"$TOOL\" convert m.onnx -").err,
            "onnx-tool: standard output: the name does not select a format; set it with --to, for example --to onnx\n");
  EXPECT_EQ(run("\"$TOOL\" convert m.onnx - --external").status, 2);
  EXPECT_EQ(run("\"$TOOL\" convert m.onnx - --to folder").status, 2);
  EXPECT_EQ(run("\"$TOOL\" diff - - <m.onnx").err,
            "onnx-tool: standard input can be read only once; use it for A or for B\n");
  EXPECT_EQ(run("\"$TOOL\" edit - out.onnx --merge - <m.onnx").status, 2);
  for (const std::string target : {"onnx", "zip", "json"}) {
    EXPECT_EQ(run("\"$TOOL\" convert m.onnx - --to " + target + " >/dev/full").err,
              "onnx-tool: cannot write the output: No space left on device\n");
  }
}

TEST_F(Stream, ErrorsThatCannotBeWrittenKeepTheExitStatus) {
  for (const auto& [command, status] :
       {std::pair<std::string, int>{"info none.onnx", 1}, {"info", 2}, {"diff - -", 2}, {"convert m.onnx -", 2}}) {
    EXPECT_EQ(run("\"$TOOL\" " + command + " 2>/dev/full").status, status) << command;
  }
  onnx::ModelProto model = model_;
  model.mutable_graph()->mutable_initializer(0)->clear_float_data();
  model.mutable_graph()->mutable_initializer(0)->set_data_type(onnx::TensorProto::BFLOAT16);
  model.mutable_graph()->mutable_initializer(0)->set_raw_data(std::string(2000, '\0'));
  folder_.write("half.onnx", encoded(model));
  EXPECT_EQ(run("\"$TOOL\" tensors half.onnx --extract weight w.npy 2>/dev/full").status, 0)
      << "a remark about the type";
}

TEST_F(Stream, BinaryOutputIsNotWrittenToATerminal) {
  if (run_shell("command -v script").status != 0) GTEST_SKIP() << "no program script: install bsdutils";
  const Outcome terminal = run("script -qec '\"$TOOL\" convert m.onnx - --to onnx' /dev/null");
  EXPECT_TRUE(has(terminal.out, "the output is binary, but goes to a terminal")) << terminal.out;
  EXPECT_TRUE(has(run("script -qec '\"$TOOL\" convert m.onnx - --to json' /dev/null").out, "\"irVersion\""));
}

// A pipe has no folder that could contain the data files.
TEST_F(Stream, ExternalDataNeedsAFile) {
  ASSERT_EQ(run("\"$TOOL\" convert m.onnx e.onnx --external").status, 0);
  EXPECT_EQ(run("\"$TOOL\" info - <e.onnx").status, 0);
  const Outcome stats = run("\"$TOOL\" tensors --stats - <e.onnx");
  EXPECT_EQ(stats.status, 1);
  EXPECT_EQ(
      stats.err,
      "onnx-tool: standard input: tensor 'weight' has its data in another file, but a stream has no folder; specify "
      "the path of the model\n");
}

TEST_F(Stream, FilesThatAreNotModelsAreNamed) {
  EXPECT_EQ(run("printf '404: Not Found' | \"$TOOL\" info -").err,
            "onnx-tool: standard input: this is one line of text, as a failed download leaves it: '404: Not Found'; "
            "download the file again\n");
  EXPECT_EQ(run("\"$TOOL\" info - </dev/null").err,
            "onnx-tool: standard input: the file is empty; a copy or download may have failed, get it again\n");
}

}  // namespace
}  // namespace onnx_tool::tests

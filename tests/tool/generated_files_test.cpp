// The manual page and the completion scripts agree with the description of the options. UPDATE_GOLDEN=1 writes them.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>

#include "arguments/manual.h"
#include "command_line.h"
#include "run_tool.h"

namespace onnx_tool::tests {
namespace {

constexpr const char* kScripts = ONNX_TOOL_SOURCE "/completion/";

void expect_file(const std::string& path, const std::string& content) {
  if (std::getenv("UPDATE_GOLDEN") != nullptr) std::ofstream(path) << content;
  std::ifstream in(path);
  EXPECT_EQ(std::string(std::istreambuf_iterator<char>(in), {}), content) << path;
}

TEST(ManualPage, AgreesWithTheOptions) {
  expect_file(ONNX_TOOL_MANUAL, manual_page(describe_program()));
}

TEST(ManualPage, StatesWhyACommandFails) {
  const std::string page = manual_page(describe_program());
  for (const char* const command : {".B diff\n", ".B check\n", ".B tensors \\-\\-stats\n"}) {
    EXPECT_NE(page.find(command, page.find(".SH EXIT STATUS")), std::string::npos) << command;
  }
}

TEST(ManualPage, FormatsWithoutWarnings) {
  if (run_shell("command -v man").status != 0) GTEST_SKIP() << "no man: install the package man-db";
  const Outcome shown = run_shell("man --warnings -E UTF-8 -l " ONNX_TOOL_MANUAL " 2>&1 >/dev/null");
  EXPECT_EQ(shown.out + shown.err, "");
}

TEST(Completion, InstalledScriptsAreThoseThatTheToolPrints) {
  expect_file(kScripts + std::string("onnx-tool.bash"), run_tool({"completion", "bash"}).out);
  expect_file(kScripts + std::string("_onnx-tool"), run_tool({"completion", "zsh"}).out);
  expect_file(kScripts + std::string("onnx-tool.fish"), run_tool({"completion", "fish"}).out);
}

// Returns bash's completions of the last word.
std::string completions(const std::string& words) {
  return run_shell("bash -c 'source <(\"$TOOL\" completion bash); COMP_WORDS=(onnx-tool " + words +
                   "); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _onnx_tool; echo \"${COMPREPLY[*]}\"'")
      .out;
}

TEST(Completion, BashKnowsCommandsOptionsAndValues) {
  EXPECT_EQ(completions("\"\""), "info tensors check convert diff edit graph show completion --help --version\n");
  EXPECT_EQ(completions("con"), "convert\n");
  EXPECT_EQ(completions("convert --ext"), "--external\n");
  EXPECT_EQ(completions("info --largest 3 --js"), "--json\n");
  EXPECT_EQ(completions("edit --init"), "--initializers-as-inputs --initializers-as-constants\n");
  EXPECT_EQ(completions("edit --ext"), "--extract-from --extract-to --external\n");
  EXPECT_EQ(completions("convert --to e"), "external encrypted\n");
  EXPECT_EQ(completions("completion \"\""), "bash zsh fish\n");
  EXPECT_EQ(completions("info --largest \"\""), "\n") << "a number has no completions";
  EXPECT_EQ(completions("graph " ONNX_TOOL_TESTS "/everything.t"), ONNX_TOOL_TESTS "/everything.txt\n");
}

TEST(Completion, ZshKnowsLetters) {
  const std::string script = run_tool({"completion", "zsh"}).out;
  EXPECT_TRUE(has(script, "'*-o[File to write")) << script;
  EXPECT_TRUE(has(script, "'*-n[Print what would be written, without writing]'")) << script;
}

TEST(Completion, OtherShellsAcceptTheirScripts) {
  const bool has_zsh = run_shell("command -v zsh").status == 0;
  const bool has_fish = run_shell("command -v fish").status == 0;
  if (!has_zsh && !has_fish) GTEST_SKIP() << "no other shell: install the packages zsh and fish";
  if (has_zsh) {
    const Outcome run = run_shell(
        "zsh -fc 'autoload -U compinit; compinit -D; source <(\"$TOOL\" completion zsh); "
        "print $_comps[onnx-tool]'");
    EXPECT_EQ(run.out, "_onnx-tool\n") << run.err;
  }
  if (has_fish) {
    const Outcome run =
        run_shell("fish -N -c '\"$TOOL\" completion fish | source; complete -C \"onnx-tool convert --to j\"'");
    EXPECT_TRUE(has(run.out, "json")) << run.out << run.err;
  }
}

}  // namespace
}  // namespace onnx_tool::tests

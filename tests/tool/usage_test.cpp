// Help and errors of the command line.
#include <gtest/gtest.h>

#include "run_tool.h"

namespace onnx_tool::tests {
namespace {

// Returns the first line of the error of wrong usage, without the program's name.
std::string error_of(const std::vector<std::string>& arguments) {
  const Outcome run = run_tool(arguments);
  EXPECT_EQ(run.status, 2) << run.err;
  EXPECT_EQ(run.out, "");
  EXPECT_EQ(run.err.rfind("onnx-tool: ", 0), 0U) << run.err;
  const std::size_t begin = std::string("onnx-tool: ").size();
  return run.err.substr(begin, run.err.find('\n') - begin);
}

TEST(Usage, WrongWordsHaveSuggestions) {
  EXPECT_EQ(error_of({"infoo"}), "unknown command 'infoo'; did you mean info?");
  EXPECT_EQ(
      error_of({"frobnicate"}),
      "unknown command 'frobnicate'; use one of info, tensors, check, convert, diff, edit, graph, show, completion");
  EXPECT_EQ(error_of({"a/model.onnx"}),
            "unknown command 'a/model.onnx'; specify a command first: onnx-tool info a/model.onnx");
  EXPECT_EQ(error_of({"--verison"}), "unknown option --verison; did you mean --version?");
  EXPECT_EQ(error_of({"info", "a.onnx", "--jsno"}), "unknown option --jsno; did you mean --json?");
  EXPECT_EQ(error_of({"info", "--jsno", "a.onnx"}), "unknown option --jsno; did you mean --json?");
  EXPECT_EQ(error_of({"convert", "a", "b", "--extern"}), "unknown option --extern; did you mean --external?");
  EXPECT_EQ(error_of({"info", "a.onnx", "-q"}), "unknown option -q");
  EXPECT_EQ(error_of({"info", "-m.onnx"}), "unknown option -m.onnx; if it is a file, write ./-m.onnx");
}

TEST(Usage, WrongValuesListThePermittedOnes) {
  EXPECT_EQ(error_of({"show", "a", "--format", "yaml"}),
            "--format: 'yaml' is not a permitted value; use one of onnx, text, json");
  EXPECT_EQ(error_of({"show", "a", "--format=jsn"}),
            "--format: 'jsn' is not a permitted value; use one of onnx, text, json; did you mean json?");
  EXPECT_EQ(error_of({"info", "a", "--largest", "many"}), "--largest: 'many' is not a whole number of at least 0");
  EXPECT_EQ(error_of({"diff", "a", "b", "--tolerance", "nan"}),
            "--tolerance: 'nan' is not a finite number of at least 0");
  for (const char* const value : {"-1", "inf"}) {
    EXPECT_EQ(error_of({"diff", "a", "b", std::string("--tolerance=") + value}),
              "--tolerance: '" + std::string(value) + "' is not a finite number of at least 0");
  }
  EXPECT_EQ(error_of({"show", "a", "--depth", "-1"}), "--depth: '-1' is not a whole number of at least 0");
  EXPECT_EQ(error_of({"info", "a", "--largest", "-1"}), "--largest: '-1' is not a whole number of at least 0");
  EXPECT_EQ(error_of({"diff", "a", "b", "--limit", "-1"}), "--limit: '-1' is not a whole number of at least 0");
  EXPECT_EQ(error_of({"graph", "a", "--most-nodes", "0"}), "--most-nodes: '0' is not a whole number of at least 1");
  EXPECT_EQ(error_of({"convert", "a", "b.onnx", "--align", "3"}),
            "--align: '3' is not a power of two, such as 4096 or 64KiB");
  EXPECT_EQ(error_of({"convert", "a", "b.onnx", "--split", "0"}), "--split: '0' is not a size of at least 1 byte");
  EXPECT_EQ(error_of({"convert", "a", "b.onnx", "--threshold=-1"}),
            "--threshold: '-1' is not a size in bytes, such as 4096, 64KiB or 2GiB");
  EXPECT_EQ(error_of({"convert", "a", "b.onnx", "--split", "2parsecs"}),
            "--split: '2parsecs' is not a size in bytes, such as 4096, 64KiB or 2GiB");
  EXPECT_EQ(error_of({"completion", "tcsh"}), "SHELL: 'tcsh' is not one of bash, zsh, fish");
}

TEST(Usage, MissingAndExtraWordsAreNamed) {
  EXPECT_EQ(error_of({}),
            "a command is missing; use one of info, tensors, check, convert, diff, edit, graph, show, completion");
  EXPECT_EQ(error_of({"info"}), "MODEL is missing");
  EXPECT_EQ(error_of({"graph", "a"}), "--output is missing; name a file to draw, or print the structure with --json");
  EXPECT_EQ(error_of({"graph", "a", "-o", "b.svg", "--json"}), "--output cannot be combined with --json");
  EXPECT_EQ(error_of({"tensors", "a", "--extract", "b"}), "--extract needs NAME OUT.npy after it");
  EXPECT_EQ(error_of({"info", "a", "b"}), "unexpected argument 'b'; usage: info MODEL");
  EXPECT_EQ(error_of({"edit", "a", "b", "--extract-from", "x", "y"}), "unexpected argument 'y'; usage: edit IN OUT");
}

TEST(Usage, OptionsThatConflictAreNamed) {
  EXPECT_EQ(error_of({"convert", "a", "b", "--external", "--to", "json"}), "--to cannot be combined with --external");
  EXPECT_EQ(error_of({"tensors", "a", "--extract", "b", "c.npy", "--json"}),
            "--json cannot be combined with --extract");
  EXPECT_EQ(error_of({"info", "a", "--offline"}), "--offline requires --cache");
}

TEST(Usage, WordsCannotControlTheTerminal) {
  EXPECT_EQ(
      error_of({"\x1b[2J"}),
      "unknown command '\\x1b[2J'; use one of info, tensors, check, convert, diff, edit, graph, show, completion");
  EXPECT_EQ(error_of({"info", "a", "--\x1b[2J"}), "unknown option --\\x1b[2J");
}

TEST(Usage, HelpIsAlsoACommand) {
  EXPECT_EQ(run_tool({"help"}).out, run_tool({"--help"}).out);
  EXPECT_EQ(run_tool({"help", "edit"}).out, run_tool({"edit", "--help"}).out);
  EXPECT_EQ(error_of({"help", "infoo"}), "unknown command 'infoo'; did you mean info?");
}

TEST(Usage, NamesOfModelsAreFilesOrSupportedUrls) {
  EXPECT_EQ(error_of({"info", ""}), "the name of the model is empty; specify a file or a URL");
  EXPECT_EQ(error_of({"info", "ftp://a/b.onnx"}),
            "ftp://a/b.onnx: URLs with ftp:// are not supported; use https:// or s3://, or a local file");
}

TEST(Usage, HelpShowsEveryOptionOnceAndNothingOfItsLibrary) {
  const std::string help = run_tool({"edit", "--help"}).out;
  EXPECT_TRUE(has(help, "Usage: onnx-tool edit [options] IN OUT\n")) << help;
  EXPECT_TRUE(has(help, "  --extract-from NAME         Keep only the nodes")) << help;
  EXPECT_TRUE(has(help, "  -n, --dry-run               Print what would be written")) << help;
  for (const char* const internal : {"REQUIRED", "TEXT ...", "Excludes:", "Needs:", "NAME ...", "Positionals"}) {
    EXPECT_FALSE(has(help, internal)) << internal;
  }
  EXPECT_TRUE(has(run_tool({"--help"}).out, "  completion                  Print the script"));
  EXPECT_EQ(run_tool({"--version"}).status, 0);
}

}  // namespace
}  // namespace onnx_tool::tests

#include "run_tool.h"

#include <stdlib.h>
#include <sys/wait.h>

#include <cstdlib>

#include "temporary_folder.h"

namespace onnx_tool::tests {

std::string shell_word(const std::string& text) {
  std::string word = "'";
  for (const char c : text) c == '\'' ? word += "'\\''" : word += c;
  return word + "'";
}

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

Outcome run_shell(const std::string& command) {
  const onnxgen::io::tests::TemporaryFolder folder;
  ::setenv("TOOL", ONNX_TOOL, 1);
  const std::string redirected =
      "( " + command + " ) >" + shell_word(folder / "out") + " 2>" + shell_word(folder / "err") + " </dev/null";
  const int status = std::system(redirected.c_str());
  Outcome run;
  run.status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  run.out = folder.read("out");
  run.err = folder.read("err");
  return run;
}

Outcome run_tool(const std::vector<std::string>& arguments) {
  std::string command = "\"$TOOL\"";
  for (const std::string& argument : arguments) command += " " + shell_word(argument);
  return run_shell(command);
}

}  // namespace onnx_tool::tests

#include <gtest/gtest.h>

#include "run_tool.h"

namespace onnx_tool::tests {
namespace {

// Returns bash's completions of the last word.
std::string completions(const std::string& words) {
  return run_shell("bash -c 'source " ONNX_TOOL_SOURCE "/completion.bash; COMP_WORDS=(\"$TOOL\" " + words +
                   "); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _onnx_tool; echo \"${COMPREPLY[*]}\"'")
      .out;
}

TEST(Completion, KnowsTheCommandsAndTheirOptions) {
  EXPECT_EQ(completions("\"\""), "info tensors check convert diff edit graph show\n");
  EXPECT_EQ(completions("con"), "convert\n");
  EXPECT_EQ(completions("convert --ext"), "--external\n");
  EXPECT_EQ(completions("info --largest --js"), "--json\n");
  EXPECT_EQ(completions("edit --init"), "--initializers-as-inputs --initializers-as-constants\n");
  EXPECT_EQ(completions("edit --ext"), "--extract-from --extract-to --external\n");
  EXPECT_EQ(completions("convert --to e"), "external encrypted\n");
  EXPECT_EQ(completions("graph " ONNX_TOOL_TESTS "/everything.t"), ONNX_TOOL_TESTS "/everything.txt\n");
}

}  // namespace
}  // namespace onnx_tool::tests

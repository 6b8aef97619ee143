// onnx-tool COMMAND ...: inspects, converts, compares and edits models.
#include "command_line.h"

int main(int argc, char** argv) {
  return onnx_tool::run_command_line(argc, argv);
}

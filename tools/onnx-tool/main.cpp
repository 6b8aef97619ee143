// onnx-tool COMMAND ...: looks at, converts, compares and changes models.
#include "command_line.h"

int main(int argc, char** argv) {
  return onnx_tool::run_command_line(argc, argv);
}

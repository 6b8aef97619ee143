#include "output/report_error.h"

#include <cstdio>

namespace onnx_tool {

void write_error(std::string_view text) noexcept {
  (void)std::fwrite(text.data(), 1, text.size(), stderr);
  (void)std::fflush(stderr);
}

void report_error(std::string_view text) noexcept {
  write_error("onnx-tool: ");
  write_error(text);
  write_error("\n");
}

}  // namespace onnx_tool

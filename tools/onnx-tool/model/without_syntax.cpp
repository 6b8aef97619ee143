#include "failure.h"
#include "model/components.h"

namespace onnx_tool {
namespace {

[[noreturn]] void fail_without_syntax() {
  throw Failure(
      "this onnx-tool was built without ONNX's textual syntax; use --format text, or rebuild it with "
      "libantlr4-runtime-dev installed");
}

}  // namespace

onnxgen::Status print_syntax(onnxgen::ConstMessage, const SyntaxChoice&, const WriteChunk&, LeftOut&) {
  fail_without_syntax();
}

onnxgen::text::TextStatus parse_syntax(std::string_view, onnx::ModelProto&) {
  fail_without_syntax();
}

}  // namespace onnx_tool

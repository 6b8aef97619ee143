#include "model/components.h"
#include "onnxgen/syntax/parse.h"
#include "onnxgen/syntax/print.h"

namespace onnx_tool {

namespace syntax = onnxgen::syntax;

onnxgen::Status print_syntax(onnxgen::ConstMessage message, const SyntaxChoice& choice, const WriteChunk& write,
                             LeftOut& left_out) {
  syntax::PrintOptions options;
  options.display = choice.display;
  options.leave_out = choice.leave_out;
  syntax::Omissions omissions;
  const onnxgen::Status status = syntax::print_to(message, write, options, &omissions);
  left_out.count = omissions.count;
  if (omissions.count != 0) left_out.first = omissions.paths.front();
  left_out.gap = omissions.first_gap;
  return status;
}

onnxgen::text::TextStatus parse_syntax(std::string_view text, onnx::ModelProto& model) {
  return syntax::parse(text, model);
}

}  // namespace onnx_tool

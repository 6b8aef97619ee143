// Parses ONNX's textual syntax, as written by onnx.printer, by onnxgen::syntax::print() or by hand.
//
//   onnx::GraphProto graph;
//   const auto status = onnxgen::syntax::parse("g (float[N] x) => (float[N] y) { y = Relu (x) }", graph);
//   if (!status) std::cerr << status.message() << '\n';
//
// Fills messages of any ONNX release and of both profiles, using their descriptors. The functions have no shared state
// and may be called from any number of threads.
#pragma once

#include <cstddef>
#include <string_view>

#include "onnxgen/reflection/mutable_message.h"
#include "onnxgen/text/status.h"

namespace onnxgen::syntax {

// Limits for untrusted input.
struct ParseOptions {
  int max_depth = 100;  // maximum nesting depth of brackets; exceeding it is kTooDeep
  // Maximum size of the text, in bytes; exceeding it is kTooLong.
  std::size_t max_bytes = std::size_t{1} << 30;
  // Maximum number of tokens; exceeding it is kTooLong. Each uses about 400 bytes of memory. A list of numbers in
  // braces counts as one token.
  std::size_t max_tokens = 20'000'000;
};

// Replaces a ModelProto, GraphProto, FunctionProto, NodeProto or TypeProto with the message that `text` describes. If
// the text is invalid, the status gives the error with its line and column, and the message is empty. It is an error if
// the text uses a field that the class does not have, for example overloads in an older ONNX release. Any other message
// is kUnknownName. Exhausted memory is kOutOfMemory.
text::TextStatus parse(std::string_view text, MutableMessage message, const ParseOptions& options = {});

}  // namespace onnxgen::syntax

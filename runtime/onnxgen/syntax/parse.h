// ONNX's textual syntax, read: what onnx.printer and onnxgen::syntax::print write, and what people do.
//
// Messages of any release of the schema and of both profiles are filled by their descriptors. The functions keep no
// state of their own: any number of threads may call them.
#pragma once

#include <cstddef>
#include <string_view>

#include "onnxgen/reflection/mutable_message.h"
#include "onnxgen/text/status.h"

namespace onnxgen::syntax {

struct ParseOptions {
  int max_depth = 100;  // brackets within each other
  std::size_t max_bytes = std::size_t{1} << 30;
  // Words and signs, each of which takes about 400 bytes of memory; a list of numbers in braces counts as one.
  std::size_t max_tokens = 20'000'000;
};

// Replaces a ModelProto, GraphProto, FunctionProto, NodeProto or TypeProto by what `text` describes. The status says
// what is wrong, by line and column; the message is then empty. What the class has no field for, as one of an older
// release has no overload, is an error.
text::TextStatus parse(std::string_view text, MutableMessage message, const ParseOptions& options = {});

}  // namespace onnxgen::syntax

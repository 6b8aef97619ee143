// Prints models in ONNX's textual syntax, as used by onnx.printer and onnx.parser. docs/syntax.md lists what it can
// express.
//
//   std::string text;
//   const onnxgen::Status status = onnxgen::syntax::print(model, text);
//   if (!status) std::cerr << status.message() << '\n';
//
// Prints messages of any ONNX release and of both profiles, using their descriptors. The functions have no shared state
// and may be called from any number of threads.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/reflection/const_message.h"

namespace onnxgen::syntax {

// Options of printing.
struct PrintOptions {
  // Omit what the syntax cannot express, instead of failing with kUnsupported. A required value that cannot be
  // expressed is printed as "...", which parsers reject.
  bool leave_out = false;
  // Print for a terminal: control characters and bytes that are not UTF-8 as \x1b, and descriptions of graphs as
  // comments. Everything that is not printed exactly has "..." next to it, which parsers reject: strings with such
  // characters, tensors without elements, graphs with a description.
  bool display = false;
  // Maximum nesting depth of messages; exceeding it is kDepthExceeded.
  int max_depth = 100;
};

// Parts of a message that the syntax cannot express.
struct Omissions {
  static constexpr std::size_t kMaxPaths = 100;

  std::size_t count = 0;           // number of all omitted parts
  std::vector<std::string> paths;  // of the first kMaxPaths of them, for example "graph.node[3].doc_string"
  // Path of the first required value that was printed as "...". Empty if parsers accept the text.
  std::string first_gap;
};

// Appends the text of a ModelProto, GraphProto, FunctionProto, NodeProto or TypeProto. Any other message is
// kUnsupported. `omissions`, if not null, is filled even after an error, unless the message has another type or memory
// is exhausted. After an error, `out` may contain a part of the text.
Status print(ConstMessage message, std::string& out, const PrintOptions& options = {}, Omissions* omissions = nullptr);

// Prints to a function in chunks of about 64 KiB: write(std::string_view chunk) -> bool. If it returns false, printing
// ends with kWriteFailed. After an error, the written text is incomplete.
Status print_to(ConstMessage message, void* context, bool (*write)(void* context, std::string_view chunk),
                const PrintOptions& options, Omissions* omissions);
template <class Write>
Status print_to(ConstMessage message, Write&& write, const PrintOptions& options = {}, Omissions* omissions = nullptr) {
  const auto call = [](void* context, std::string_view chunk) -> bool {
    return (*static_cast<std::remove_reference_t<Write>*>(context))(chunk);
  };
  return print_to(message, const_cast<void*>(static_cast<const void*>(&write)), call, options, omissions);
}

}  // namespace onnxgen::syntax

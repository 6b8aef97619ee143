// Models in ONNX's textual syntax, that of onnx.printer and onnx.parser: docs/syntax.md says what it can express.
//
// Messages of any release of the schema and of both profiles are printed by their descriptors. The functions keep no
// state: any number of threads may call them.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/reflection/const_message.h"

namespace onnxgen::syntax {

struct PrintOptions {
  // Print the rest where a message has what the syntax cannot express, instead of failing with kUnsupported. A value
  // that has to be there is printed as "...", which no parser reads.
  bool leave_out = false;
  // For a terminal: print control characters and bytes that are not UTF-8 as \x1b, and descriptions of graphs as
  // comments. Whatever is not printed as it is has "..." beside it, which no parser reads: a string with such
  // characters, a tensor without its elements, a graph with a description.
  bool display = false;
  // Messages within each other.
  int max_depth = 100;
};

// What the syntax cannot express and a message has.
struct Omissions {
  static constexpr std::size_t kMostPaths = 100;

  std::size_t count = 0;
  std::vector<std::string> paths;  // of the first of them: "graph.node[3].doc_string"
};

// Appends the text of a ModelProto, GraphProto, FunctionProto, NodeProto or TypeProto; any other message is
// kUnsupported. `omissions`, where it is given, is filled in any case. What had been printed before a failure may be in
// `out`.
Status print(ConstMessage message, std::string& out, const PrintOptions& options = {}, Omissions* omissions = nullptr);

// To a function, in pieces of about 64 KiB: write(std::string_view piece) -> bool, where false ends it as kWriteFailed.
// After a failure, what was written is not the message.
Status print_to(ConstMessage message, void* context, bool (*write)(void* context, std::string_view piece),
                const PrintOptions& options, Omissions* omissions);
template <class Write>
Status print_to(ConstMessage message, Write&& write, const PrintOptions& options = {}, Omissions* omissions = nullptr) {
  const auto call = [](void* context, std::string_view piece) -> bool {
    return (*static_cast<std::remove_reference_t<Write>*>(context))(piece);
  };
  return print_to(message, const_cast<void*>(static_cast<const void*>(&write)), call, options, omissions);
}

}  // namespace onnxgen::syntax

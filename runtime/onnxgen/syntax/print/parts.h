// Functions that print each part of a model.
#pragma once

#include "onnxgen/reflection/located_message.h"
#include "onnxgen/syntax/print/output.h"

namespace onnxgen::syntax::detail {

void print_model(const LocatedMessage& model, Output& out);
void print_function(const LocatedMessage& function, Output& out);
// Prints a node on its own line. The caller ends the line.
void print_node(const LocatedMessage& node, Output& out);

// LocatedMessage of a graph. In an attribute, its name must not look like a value or type.
enum class GraphSite { kModel, kAttribute };
void print_graph(const LocatedMessage& graph, GraphSite site, Output& out);

// Prints an attribute, for example "name: int = 3".
void print_attribute(const LocatedMessage& attribute, Output& out);

// Prints a type. A missing or inexpressible type is printed as "...".
void print_type(const LocatedMessage& type, Output& out);
// Prints a type, if there is one, and a name.
void print_value_info(const LocatedMessage& info, Output& out);

// LocatedMessage of a tensor: "float[2] w = {1, 2}" in a graph, "float[2] {1, 2}" in an attribute.
enum class TensorSite { kInitializer, kAttribute };
void print_tensor(const LocatedMessage& tensor, TensorSite site, Output& out);
// Prints entries of external data or metadata: ["key": "value"].
void print_entries(const LocatedMessage& message, std::uint32_t field, Output& out);

// Calls print(i) for `size` elements and prints commas between them.
template <class Print>
void print_list(std::size_t size, Output& out, Print&& print) {
  for (std::size_t i = 0; i < size; ++i) {
    if (i != 0) out.put(", ");
    print(i);
  }
}

}  // namespace onnxgen::syntax::detail

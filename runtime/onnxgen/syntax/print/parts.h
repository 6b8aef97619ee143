// Functions that print each part of a model.
#pragma once

#include "onnxgen/reflection/place.h"
#include "onnxgen/syntax/print/output.h"

namespace onnxgen::syntax::detail {

void print_model(const Place& model, Output& out);
void print_function(const Place& function, Output& out);
// Prints a node on its own line. The caller ends the line.
void print_node(const Place& node, Output& out);

// Place of a graph. In an attribute, its name must not look like a value or type.
enum class GraphSite { kModel, kAttribute };
void print_graph(const Place& graph, GraphSite site, Output& out);

// Prints an attribute, for example "name: int = 3".
void print_attribute(const Place& attribute, Output& out);

// Prints a type. A missing or inexpressible type is printed as "...".
void print_type(const Place& type, Output& out);
// Prints a type, if there is one, and a name.
void print_value_info(const Place& info, Output& out);

// Place of a tensor: "float[2] w = {1, 2}" in a graph, "float[2] {1, 2}" in an attribute.
enum class TensorSite { kInitializer, kAttribute };
void print_tensor(const Place& tensor, TensorSite site, Output& out);
// Prints entries of external data or metadata: ["key": "value"].
void print_entries(const Place& message, std::uint32_t field, Output& out);

// Calls print(i) for `size` elements and prints commas between them.
template <class Print>
void print_list(std::size_t size, Output& out, Print&& print) {
  for (std::size_t i = 0; i < size; ++i) {
    if (i != 0) out.put(", ");
    print(i);
  }
}

}  // namespace onnxgen::syntax::detail

// The parts of a printed model, each by the function of its message.
#pragma once

#include "onnxgen/reflection/place.h"
#include "onnxgen/syntax/print/output.h"

namespace onnxgen::syntax::detail {

void print_model(const Place& model, Output& out);
void print_function(const Place& function, Output& out);
// One on a line of its own; the caller ends it.
void print_node(const Place& node, Output& out);

// Where a value or a type could stand instead of a graph, its name must not be taken for one.
enum class GraphSite { kModel, kAttribute };
void print_graph(const Place& graph, GraphSite site, Output& out);

// "name: int = 3"
void print_attribute(const Place& attribute, Output& out);

// As "..." where there is none, or none that the syntax has.
void print_type(const Place& type, Output& out);
// A type, if there is one, and a name.
void print_value_info(const Place& info, Output& out);

// "float[2] w = {1, 2}" of a graph, "float[2] {1, 2}" in attributes.
enum class TensorSite { kInitializer, kAttribute };
void print_tensor(const Place& tensor, TensorSite site, Output& out);
// The entries of external data and of metadata: ["key": "value"].
void print_entries(const Place& message, std::uint32_t field, Output& out);

// Calls print(i) for so many elements, with commas between them.
template <class Print>
void print_list(std::size_t size, Output& out, Print&& print) {
  for (std::size_t i = 0; i < size; ++i) {
    if (i != 0) out.put(", ");
    print(i);
  }
}

}  // namespace onnxgen::syntax::detail

// Functions that build each part of a model from the parse tree.
#pragma once

#include "onnxgen/onnx/element_type.h"
#include "onnxgen/syntax/parse/source.h"

namespace onnxgen::syntax::detail {

void build_model(Grammar::ModelTextContext* tree, const Target& model, const Source& source);
void build_function(Grammar::FunctionContext* tree, const Target& function, const Source& source);
void build_graph(Grammar::GraphContext* tree, const Target& graph, const Source& source);
// Sets all of a graph except its name.
void build_graph_rest(Grammar::GraphRestContext* tree, const Target& graph, const Source& source);
void build_node(Grammar::NodeContext* tree, const Target& node, const Source& source);
// Adds the nodes to a field of a graph or function.
void build_nodes(Grammar::NodesContext* tree, const Target& body, std::uint32_t field, const Source& source);

void build_attribute(Grammar::NameContext* name, Grammar::AttributeTypeContext* type, Grammar::ValueContext* value,
                     const Target& attribute, const Source& source);

void build_type(Grammar::TypeContext* tree, const Target& type, const Source& source);
// Build a type of one word, with or without dimensions, and a type with parentheses.
void build_tensor_type(const Word& word, Grammar::DimsContext* dims, const Target& type, const Source& source);
void build_container_type(const Word& word, Grammar::TypeArgumentsContext* arguments, const Target& type,
                          const Source& source);
void build_value_info(Grammar::ValueInfoContext* tree, const Target& info, const Source& source);

// Returns the element type that the word names.
io::ElementType element_type_of(const Word& word);

// Build a tensor from its type and the text after it. If the text has no name, the name of `tensor` is unchanged.
void build_tensor(const Word& type, Grammar::DimsContext* dims, const Target& tensor, const Source& source);
void build_data(Grammar::DataContext* data, const Word& type, const Target& tensor, const Source& source);
void build_elements(Grammar::ElementsContext* elements, const Word& type, const Target& tensor, const Source& source);
// Adds the key-value pairs of external data or metadata.
void build_entries(Grammar::EntriesContext* tree, const Target& message, std::uint32_t field, const Source& source);

}  // namespace onnxgen::syntax::detail

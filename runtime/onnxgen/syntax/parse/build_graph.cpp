#include "onnxgen/onnx/field_numbers.h"
#include "onnxgen/onnx/topology.h"
#include "onnxgen/syntax/parse/parts.h"

namespace onnxgen::syntax::detail {
namespace {

// Adds a value of a graph and, if it has data, its initializer. If `keeps_info`, a value with data is also listed in
// `field`.
void build_binding(Grammar::BindingContext* tree, std::uint32_t field, bool keeps_info, const Target& graph,
                   const Source& source) {
  Grammar::ValueInfoContext* const info = tree->valueInfo();
  if (keeps_info || tree->data() == nullptr) build_value_info(info, graph.add_child(field), source);
  if (tree->data() == nullptr) return;
  const bool is_tensor = info->type() != nullptr && info->type()->IDENT() != nullptr;
  if (!is_tensor) {
    fail(text::TextError::kSyntax, position_of(info), "an initializer needs a tensor type before its name");
  }
  const Target tensor = graph.add_child(io::graph_field::kInitializer).at(position_of(info));
  const Word type = source.word(info->type()->IDENT());
  build_tensor(type, info->type()->dims(), tensor, source);
  tensor.set_text(io::tensor_field::kName, source.name(info->name()));
  build_data(tree->data(), type, tensor, source);
}

void build_operands(Grammar::OperandsContext* tree, std::uint32_t field, const Target& node, const Source& source) {
  std::string operand;
  bool is_named = false;
  for (antlr4::tree::ParseTree* const child : tree->children) {
    if (auto* const name = dynamic_cast<Grammar::NameContext*>(child)) {
      operand = source.name(name);
      is_named = true;
    } else {  // a comma
      node.add_text(field, operand);
      operand.clear();
      is_named = false;
    }
  }
  if (is_named) node.add_text(field, operand);
}

void build_operation(Grammar::OperationContext* tree, const Target& node, const Source& source) {
  namespace field = io::node_field;
  const auto names = tree->name();
  std::string domain;
  for (std::size_t i = 0; i + 1 < names.size(); ++i) domain += (i == 0 ? "" : ".") + source.name(names[i]);
  if (!domain.empty()) node.set_text(field::kDomain, domain);
  node.set_text(field::kOpType, source.name(names.back()));
  if (tree->overload() != nullptr) node.set_text(field::kOverload, source.name(tree->overload()->name()));
}

}  // namespace

void build_node(Grammar::NodeContext* tree, const Target& node, const Source& source) {
  namespace field = io::node_field;
  if (Grammar::LabelContext* const label = tree->label()) {
    node.set_text(field::kName, label->name() != nullptr ? source.name(label->name()) : std::string());
  }
  build_operands(tree->operands(0), field::kOutput, node, source);
  build_operation(tree->operation(), node, source);
  if (tree->attributes() != nullptr) {
    for (Grammar::AttributeContext* const attribute : tree->attributes()->attribute()) {
      build_attribute(attribute->name(), attribute->attributeType(), attribute->value(),
                      node.add_child(field::kAttribute).at(position_of(attribute)), source);
    }
  }
  build_operands(tree->operands(1), field::kInput, node, source);
}

void build_nodes(Grammar::NodesContext* tree, const Target& body, std::uint32_t field, const Source& source) {
  for (Grammar::NodeContext* const node : tree->node()) {
    build_node(node, body.add_child(field).at(position_of(node)), source);
  }
}

void build_graph(Grammar::GraphContext* tree, const Target& graph, const Source& source) {
  if (tree->name() != nullptr) graph.set_text(io::graph_field::kName, source.name(tree->name()));
  build_graph_rest(tree->graphRest(), graph, source);
}

void build_graph_rest(Grammar::GraphRestContext* tree, const Target& graph, const Source& source) {
  namespace field = io::graph_field;
  if (tree->graphInputs() != nullptr) {
    for (Grammar::BindingContext* const input : tree->graphInputs()->binding()) {
      build_binding(input, field::kInput, true, graph, source);
    }
  }
  for (Grammar::ValueInfoContext* const output : tree->graphOutputs()->valueInfo()) {
    build_value_info(output, graph.add_child(field::kOutput), source);
  }
  if (tree->graphValues() != nullptr) {
    for (Grammar::BindingContext* const value : tree->graphValues()->binding()) {
      build_binding(value, field::kValueInfo, false, graph, source);
    }
  }
  build_nodes(tree->nodes(), graph, field::kNode, source);
}

}  // namespace onnxgen::syntax::detail

#include "onnxgen/onnx/field_numbers.h"
#include "onnxgen/syntax/print/parts.h"
#include "onnxgen/syntax/words.h"

namespace onnxgen::syntax::detail {
namespace {

void print_value_infos(const LocatedMessage& message, std::uint32_t number, Output& out) {
  out.put("(");
  print_list(message.size(number), out, [&](std::size_t i) { print_value_info(message.child(number, i), out); });
  out.put(")");
}

void print_names(const LocatedMessage& message, std::uint32_t number, Output& out) {
  out.put("(");
  print_list(message.size(number), out, [&](std::size_t i) { out.name_among_types(message.text(number, i)); });
  out.put(")");
}

// Prints each element on an indented line: initializers, descriptions of values, attributes with graphs.
template <class Print>
void print_lines(std::size_t size, Output& out, Print&& print) {
  out.indent();
  for (std::size_t i = 0; i < size; ++i) {
    if (i != 0) out.put(",");
    out.new_line();
    print(i);
  }
  out.outdent();
  out.new_line();
}

void print_nodes(const LocatedMessage& body, std::uint32_t number, const std::string_view* description, Output& out) {
  out.put("{");
  const bool is_described = description != nullptr && !description->empty() && out.is_for_display();
  if (is_described) {
    out.put(" ...");  // parsers must stop here, since they would lose the description
    out.comment(*description);
  }
  out.indent();
  for (std::size_t i = 0; i < body.size(number); ++i) {
    out.new_line();
    print_node(body.child(number, i), out);
  }
  out.outdent();
  out.new_line();
  out.put("}");
}

void print_opsets(const LocatedMessage& message, std::uint32_t number, Output& out) {
  out.put("[");
  print_list(message.size(number), out, [&](std::size_t i) {
    const LocatedMessage opset = message.child(number, i);
    out.quoted(opset.text(io::opset_field::kDomain));
    out.put(" : ");
    out.integer(opset.integer(io::opset_field::kVersion));
    out.leave_out_others(opset, {io::opset_field::kDomain, io::opset_field::kVersion});
  });
  out.put("]");
}

// Prints the properties of a model or function, "<key: value, ...>". Prints nothing if there are none.
class Properties {
 public:
  explicit Properties(Output& out) : out_(out) { out_.indent(); }

  void integer(std::string_view key, const LocatedMessage& message, std::uint32_t field) {
    if (message.has(field)) begin(key).integer(message.integer(field));
  }
  void text(std::string_view key, const LocatedMessage& message, std::uint32_t field) {
    if (message.has(field)) begin(key).quoted(message.text(field));
  }
  void opsets(const LocatedMessage& message, std::uint32_t field) {
    if (message.has(field)) print_opsets(message, field, begin("opset_import"));
  }
  void entries(std::string_view key, const LocatedMessage& message, std::uint32_t field) {
    if (message.has(field)) print_entries(message, field, begin(key));
  }
  void end() {
    out_.outdent();
    if (is_empty_) return;
    out_.new_line();
    out_.put(">");
    out_.new_line();
  }

 private:
  Output& begin(std::string_view key) {
    out_.put(is_empty_ ? "<" : ",");
    is_empty_ = false;
    out_.new_line();
    out_.put(key);
    out_.put(": ");
    return out_;
  }

  Output& out_;
  bool is_empty_ = true;
};

bool has_graphs(const LocatedMessage& node) {
  namespace attribute = io::attribute_field;
  for (std::size_t i = 0; i < node.size(io::node_field::kAttribute); ++i) {
    const LocatedMessage child = node.child(io::node_field::kAttribute, i);
    if (child.has(attribute::kG) || child.has(attribute::kGraphs)) return true;
  }
  return false;
}

// Returns whether a domain consists of identifiers separated by dots. Any other domain is printed in quotes as a whole.
bool is_qualified(std::string_view domain) {
  while (true) {
    const std::size_t point = domain.find('.');
    if (!is_identifier(domain.substr(0, point))) return false;
    if (point == std::string_view::npos) return true;
    domain.remove_prefix(point + 1);
  }
}

void print_operation(const LocatedMessage& node, Output& out) {
  namespace field = io::node_field;
  if (const std::string_view domain = node.text(field::kDomain); !domain.empty()) {
    if (is_qualified(domain)) {
      out.put(domain);
    } else {
      out.quoted(domain);
    }
    out.put(".");
  }
  out.name(node.text(field::kOpType));
  if (const std::string_view overload = node.text(field::kOverload); !overload.empty()) {
    out.put(":");
    out.name(overload);
  }
}

void print_attributes(const LocatedMessage& node, Output& out) {
  namespace field = io::node_field;
  const std::size_t size = node.size(field::kAttribute);
  const auto print = [&](std::size_t i) { print_attribute(node.child(field::kAttribute, i), out); };
  out.put(" <");
  if (has_graphs(node)) {
    print_lines(size, out, print);
  } else {
    print_list(size, out, print);
  }
  out.put(">");
}

// Prints the name of a graph, if it has one.
void print_graph_name(const LocatedMessage& graph, GraphSite site, Output& out) {
  namespace field = io::graph_field;
  if (!graph.has(field::kName)) return;
  const std::string_view name = graph.text(field::kName);
  if (site == GraphSite::kAttribute) {
    out.name_among_types(name);
  } else {
    out.name(name);
  }
  out.put(" ");
}

void print_graph_values(const LocatedMessage& graph, Output& out) {
  namespace field = io::graph_field;
  const std::size_t initializers = graph.size(field::kInitializer);
  const std::size_t infos = graph.size(field::kValueInfo);
  if (initializers + infos == 0) return;
  out.put(" <");
  print_lines(initializers + infos, out, [&](std::size_t i) {
    if (i < initializers) {
      print_tensor(graph.child(field::kInitializer, i), TensorSite::kInitializer, out);
    } else {
      print_value_info(graph.child(field::kValueInfo, i - initializers), out);
    }
  });
  out.put(">");
}

void print_function_attributes(const LocatedMessage& function, Output& out) {
  namespace field = io::function_field;
  const std::size_t names = function.size(field::kAttribute);
  const std::size_t defaults = function.size(field::kAttributeProto);
  if (names + defaults == 0) return;
  out.put("<");
  print_list(names + defaults, out, [&](std::size_t i) {
    if (i < names) {
      out.name(function.text(field::kAttribute, i));
    } else {
      print_attribute(function.child(field::kAttributeProto, i - names), out);
    }
  });
  out.put("> ");
}

void print_function_values(const LocatedMessage& function, Output& out) {
  namespace field = io::function_field;
  if (!function.has(field::kValueInfo)) return;
  out.put(" <");
  print_lines(function.size(field::kValueInfo), out,
              [&](std::size_t i) { print_value_info(function.child(field::kValueInfo, i), out); });
  out.put(">");
}

}  // namespace

void print_node(const LocatedMessage& node, Output& out) {
  namespace field = io::node_field;
  if (out.is_too_deep(node)) return;
  if (node.has(field::kName)) {
    out.put("[");
    out.name(node.text(field::kName));
    out.put("] ");
  }
  print_list(node.size(field::kOutput), out, [&](std::size_t i) { out.name(node.text(field::kOutput, i)); });
  out.put(" = ");
  print_operation(node, out);
  // Attributes with graphs come last, where a reader has seen the rest of the node.
  const bool has_attributes = node.has(field::kAttribute);
  const bool graphs_last = has_attributes && has_graphs(node);
  if (has_attributes && !graphs_last) print_attributes(node, out);
  out.put(" (");
  print_list(node.size(field::kInput), out, [&](std::size_t i) { out.name(node.text(field::kInput, i)); });
  out.put(")");
  if (graphs_last) print_attributes(node, out);
  out.leave_out_others(node, {field::kName, field::kOutput, field::kDomain, field::kOpType, field::kOverload,
                              field::kAttribute, field::kInput});
}

void print_graph(const LocatedMessage& graph, GraphSite site, Output& out) {
  namespace field = io::graph_field;
  if (out.is_too_deep(graph)) return;
  print_graph_name(graph, site, out);
  print_value_infos(graph, field::kInput, out);
  out.put(" => ");
  print_value_infos(graph, field::kOutput, out);
  print_graph_values(graph, out);
  out.put(" ");
  const std::string_view description = graph.text(field::kDocString);
  print_nodes(graph, field::kNode, &description, out);
  // For display, the description was printed as a comment and does not count as omitted.
  const std::uint32_t described = out.is_for_display() ? field::kDocString : field::kName;
  out.leave_out_others(graph, {field::kName, field::kInput, field::kOutput, field::kInitializer, field::kValueInfo,
                               field::kNode, described});
}

void print_function(const LocatedMessage& function, Output& out) {
  namespace field = io::function_field;
  if (out.is_too_deep(function)) return;
  Properties properties(out);
  properties.text("domain", function, field::kDomain);
  properties.text("overload", function, field::kOverload);
  properties.opsets(function, field::kOpsetImport);
  properties.text("doc_string", function, field::kDocString);
  properties.end();
  out.name(function.text(field::kName));
  out.put(" ");
  print_function_attributes(function, out);
  print_names(function, field::kInput, out);
  out.put(" => ");
  print_names(function, field::kOutput, out);
  print_function_values(function, out);
  out.put(" ");
  print_nodes(function, field::kNode, nullptr, out);
  out.leave_out_others(
      function, {field::kName, field::kInput, field::kOutput, field::kAttribute, field::kNode, field::kDocString,
                 field::kOpsetImport, field::kDomain, field::kAttributeProto, field::kValueInfo, field::kOverload});
}

void print_model(const LocatedMessage& model, Output& out) {
  namespace field = io::model_field;
  Properties properties(out);
  properties.integer("ir_version", model, field::kIrVersion);
  properties.opsets(model, field::kOpsetImport);
  properties.text("producer_name", model, field::kProducerName);
  properties.text("producer_version", model, field::kProducerVersion);
  properties.text("domain", model, field::kDomain);
  properties.integer("model_version", model, field::kModelVersion);
  properties.text("doc_string", model, field::kDocString);
  properties.entries("metadata_props", model, field::kMetadataProps);
  properties.end();
  print_graph(model.child(field::kGraph), GraphSite::kModel, out);
  if (!model.has(field::kGraph)) out.leave_out(model.path(field::kGraph) + ": missing");
  for (std::size_t i = 0; i < model.size(field::kFunctions); ++i) {
    out.new_line();
    print_function(model.child(field::kFunctions, i), out);
  }
  out.leave_out_others(
      model, {field::kIrVersion, field::kProducerName, field::kProducerVersion, field::kDomain, field::kModelVersion,
              field::kDocString, field::kOpsetImport, field::kMetadataProps, field::kGraph, field::kFunctions});
}

}  // namespace onnxgen::syntax::detail

#include "graph/page.h"

#include <fmt/format.h>

#include <map>
#include <string_view>
#include <unordered_map>

#include "failure.h"
#include "graph/attribute_text.h"
#include "model/type_text.h"
#include "onnxgen/onnx/element_type.h"
#include "output/json_text.h"
#include "output/numbers.h"

namespace onnx_tool {
namespace {

void add_texts(JsonText& json, std::string_view name, const onnxgen::RepeatedString& texts) {
  json.key(name).begin_array();
  for (const std::string_view text : texts) json.value(text);
  json.end_array();
}

// Types of values, as far as the graph declares them. Includes initializers.
using TypeTexts = std::map<std::string_view, std::string>;

TypeTexts types_in(const onnx::GraphProto& graph) {
  TypeTexts types;
  for (const auto* const values : {&graph.input(), &graph.output(), &graph.value_info()}) {
    for (const auto& value : *values) {
      if (value.has_type()) types[value.name()] = type_text(value.type());
    }
  }
  for (const auto& tensor : graph.initializer()) types[tensor.name()] = tensor_type_text(tensor);
  return types;
}

std::string typed_name(std::string_view name, const TypeTexts& types) {
  const auto type = types.find(name);
  return type != types.end() ? fmt::format("{}: {}", name, type->second) : std::string(name);
}

void add_inputs(JsonText& json, const onnx::GraphProto& graph, const TypeTexts& types) {
  json.key("inputs").begin_array();
  for (const auto& input : graph.input()) json.value(typed_name(input.name(), types));
  json.end_array();
}

// Adds the outputs, each with the node that computes it, if any.
void add_outputs(JsonText& json, const onnx::GraphProto& graph, const TypeTexts& types) {
  std::unordered_map<std::string_view, std::size_t> makers;
  for (std::size_t i = 0; i < graph.node_size(); ++i) {
    for (const std::string_view value : graph.node(i).output()) {
      if (!value.empty()) makers[value] = i;
    }
  }
  json.key("outputs").begin_array();
  for (const auto& output : graph.output()) {
    json.begin_array().value(typed_name(output.name(), types));
    const auto maker = makers.find(output.name());
    if (maker != makers.end()) json.value(std::uint64_t{maker->second});
    json.end_array();
  }
  json.end_array();
}

void add_boxes(JsonText& json, const Picture& picture) {
  json.key("boxes").begin_array();
  for (const Box& box : picture.boxes) {
    json.begin_object().member("title", box.title).member("subtitle", box.subtitle).key("nodes").begin_array();
    for (const std::size_t node : box.nodes) json.value(std::uint64_t{node});
    json.end_array().end_object();
  }
  json.end_array();
}

void add_attributes(JsonText& json, const onnx::NodeProto& node) {
  json.key("attributes").begin_array();
  for (const auto& attribute : node.attribute()) {
    json.begin_array().value(attribute.name()).value(attribute_text(attribute)).end_array();
  }
  json.end_array();
}

// Adds the nodes. Omits empty domains, descriptions and attributes to save space, because large models have many nodes.
void add_nodes(JsonText& json, const onnx::GraphProto& graph) {
  json.key("nodes").begin_array();
  for (const auto& node : graph.node()) {
    json.begin_object().member("name", node.name()).member("op", node.op_type());
    if (!node.domain().empty()) json.member("domain", node.domain());
    add_texts(json, "inputs", node.input());
    add_texts(json, "outputs", node.output());
    if (!node.doc_string().empty()) json.member("doc", node.doc_string());
    if (node.attribute_size() != 0) add_attributes(json, node);
    json.end_object();
  }
  json.end_array();
}

void add_types(JsonText& json, const TypeTexts& types) {
  json.key("types").begin_object();
  for (const auto& [name, type] : types) json.member(name, type);
  json.end_object();
}

// Returns the data that the page needs before it is shown.
std::string drawing_of(const onnx::GraphProto& graph, const TypeTexts& types, const Picture& picture,
                       const Arrows& left_out) {
  JsonText json(JsonText::Layout::kCompact);
  json.begin_object();
  json.member("summary", fmt::format("{}, {}", counted(graph.node_size(), "node"),
                                     counted(graph.initializer_size(), "initializer")));
  add_inputs(json, graph, types);
  add_outputs(json, graph, types);
  add_boxes(json, picture);
  json.key("arrows").begin_array();
  for (const auto& [from, to] : left_out) {
    json.begin_array().value(std::uint64_t{from}).value(std::uint64_t{to}).end_array();
  }
  json.end_array();
  json.end_object();
  return json.text();
}

std::string graph_of(const onnx::GraphProto& graph, const TypeTexts& types) {
  JsonText json(JsonText::Layout::kCompact);
  json.begin_object();
  add_nodes(json, graph);
  add_types(json, types);
  json.end_object();
  return json.text();
}

std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '<') {
      out += "&lt;";
    } else if (c == '&') {
      out += "&amp;";
    } else {
      out += c;
    }
  }
  return out;
}

// Returns the SVG without its XML declaration and document type, which a page must not contain.
std::string_view svg_element(const std::string& svg) {
  const std::size_t begin = svg.find("<svg");
  if (begin == std::string::npos) throw Failure("Graphviz returned no picture");
  return std::string_view(svg).substr(begin);
}

// Removes comments, line breaks between tags, and titles, which are Graphviz's names of boxes and arrows. They would be
// two thirds of the browser's DOM nodes and make displaying the picture a third slower.
std::string without_remarks(std::string_view svg) {
  const auto skips = [&svg](std::string_view begin, std::string_view end) {
    if (svg.substr(0, begin.size()) != begin) return false;
    const std::size_t at = svg.find(end);
    svg = at == std::string_view::npos ? std::string_view() : svg.substr(at + end.size());
    return true;
  };
  std::string out;
  while (!svg.empty()) {
    if (skips("<!--", "-->") || skips("<title>", "</title>")) continue;
    std::string_view piece = svg.substr(0, svg.find('<', 1));
    svg.remove_prefix(piece.size());
    if (piece == "\n") continue;
    if (piece.size() > 1 && piece.substr(piece.size() - 2) == ">\n") piece.remove_suffix(1);
    out += piece;
  }
  return out;
}

}  // namespace

std::string make_page(const onnx::GraphProto& graph, const Picture& picture, const SparseLayout& layout,
                      const std::string& title) {
  const TypeTexts types = types_in(graph);
  std::string page;
  std::string_view rest = kPage;
  while (true) {
    const std::size_t begin = rest.find('$');
    const std::size_t end = begin == std::string_view::npos ? begin : rest.find('$', begin + 1);
    if (end == std::string_view::npos) return page.append(rest);
    const std::string_view name = rest.substr(begin + 1, end - begin - 1);
    page.append(rest.substr(0, begin));
    rest.remove_prefix(end + 1);
    if (name == "title") {
      page += escaped(title);
    } else if (name == "svg") {
      page += without_remarks(svg_element(layout.svg));
    } else if (name == "drawing") {
      page += drawing_of(graph, types, picture, layout.left_out);
    } else if (name == "graph") {
      page += graph_of(graph, types);
    } else {  // other text, such as ${x} in JavaScript
      page.append("$").append(name);
      rest = std::string_view(rest.data() - 1, rest.size() + 1);
    }
  }
}

}  // namespace onnx_tool

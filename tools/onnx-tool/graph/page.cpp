#include "graph/page.h"

#include <fmt/format.h>

#include <string_view>

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

void add_names(JsonText& json, std::string_view name, const onnxgen::RepeatedMessage<onnx::ValueInfoProto>& values) {
  json.key(name).begin_array();
  for (const auto& value : values) json.value(value.name());
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

void add_nodes(JsonText& json, const onnx::GraphProto& graph) {
  json.key("nodes").begin_array();
  for (const auto& node : graph.node()) {
    json.begin_object().member("name", node.name()).member("op", node.op_type()).member("domain", node.domain());
    add_texts(json, "inputs", node.input());
    add_texts(json, "outputs", node.output());
    json.member("doc", node.doc_string()).key("attributes").begin_array();
    for (const auto& attribute : node.attribute()) {
      json.begin_array().value(attribute.name()).value(attribute_text(attribute)).end_array();
    }
    json.end_array().end_object();
  }
  json.end_array();
}

// The types of values, as far as the graph says them; of weights too.
void add_types(JsonText& json, const onnx::GraphProto& graph) {
  json.key("types").begin_object();
  for (const auto* const values : {&graph.input(), &graph.output(), &graph.value_info()}) {
    for (const auto& value : *values) {
      if (value.has_type()) json.member(value.name(), type_text(value.type()));
    }
  }
  for (const auto& tensor : graph.initializer()) json.member(tensor.name(), tensor_type_text(tensor));
  json.end_object();
}

std::string data_of(const onnx::GraphProto& graph, const Picture& picture, const Arrows& left_out) {
  JsonText json(JsonText::Layout::kCompact);
  json.begin_object();
  json.member("summary", fmt::format("{}, {}", counted(graph.node_size(), "node"),
                                     counted(graph.initializer_size(), "initializer")));
  add_names(json, "inputs", graph.input());
  add_names(json, "outputs", graph.output());
  add_boxes(json, picture);
  json.key("arrows").begin_array();
  for (const auto& [from, to] : left_out) {
    json.begin_array().value(std::uint64_t{from}).value(std::uint64_t{to}).end_array();
  }
  json.end_array();
  add_nodes(json, graph);
  add_types(json, graph);
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

// Without what stands before the element: a page has no declaration of XML, and no other document type.
std::string_view svg_element(const std::string& svg) {
  const std::size_t begin = svg.find("<svg");
  if (begin == std::string::npos) throw Failure("Graphviz made no picture");
  return std::string_view(svg).substr(begin);
}

}  // namespace

std::string make_page(const onnx::GraphProto& graph, const Picture& picture, const SparseLayout& layout,
                      const std::string& title) {
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
      page += svg_element(layout.svg);
    } else if (name == "data") {
      page += data_of(graph, picture, layout.left_out);
    } else {  // the beginning of something else, such as ${x} of JavaScript
      page.append("$").append(name);
      rest = std::string_view(rest.data() - 1, rest.size() + 1);
    }
  }
}

}  // namespace onnx_tool

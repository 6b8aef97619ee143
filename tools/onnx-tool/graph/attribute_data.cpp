#include "graph/attribute_data.h"

#include <algorithm>
#include <cstring>
#include <iterator>
#include <limits>
#include <string>
#include <variant>
#include <vector>

#include "graph/attribute_text.h"
#include "onnxgen/graph/for_each_node.h"
#include "onnxgen/onnx/element_type.h"
#include "onnxgen/text/json/escape.h"
#include "onnxgen/wire/fixed.h"

namespace onnx_tool {
namespace {

// Shorter lists are written as text.
constexpr std::size_t kListed = 32;

bool is_long(const onnx::TensorProto& tensor) {
  return onnxgen::io::element_count(tensor.dims().data(), tensor.dims().size()).value_or(0) > kListed;
}

template <class Number>
void append_little_endian(std::string& bytes, Number number) {
  char raw[sizeof number];
  std::memcpy(raw, &number, sizeof number);
  if (!onnxgen::wire::kHostIsLittleEndian) std::reverse(std::begin(raw), std::end(raw));
  bytes.append(raw, sizeof raw);
}

template <class Integer, class List>
std::vector<Integer> narrowed(const List& list) {
  std::vector<Integer> result;
  for (const std::int64_t value : list) {
    if (value < std::numeric_limits<Integer>::min() || value > std::numeric_limits<Integer>::max()) return {};
    result.push_back(static_cast<Integer>(value));
  }
  return result;
}

}  // namespace

void AttributeWriter::write(const onnx::AttributeProto& attribute) {
  json_.value(strings_.index(attribute.name()));
  add_value(attribute);
}

void AttributeWriter::write_constant(const onnx::AttributeProto& attribute) {
  json_.value(strings_.index(attribute.name()));
  const bool is_tensor = attribute.has_t() || attribute.has_sparse_tensor();
  is_tensor ? add_text(constant_text(attribute)) : add_value(attribute);
}

void AttributeWriter::add_value(const onnx::AttributeProto& attribute) {
  if (onnxgen::graph::has_graphs(attribute)) return add_graphs(attribute);
  if (!attribute.ref_attr_name().empty()) return add_text(attribute_text(attribute));
  if (attribute.floats_size() > kListed) {
    json_.begin_object();
    add_bytes("floats", attribute.floats());
    json_.end_object();
  } else if (attribute.ints_size() > kListed) {
    json_.begin_object();
    add_ints(attribute.ints());
    json_.end_object();
  } else if (attribute.strings_size() > kListed) {
    json_.begin_object();
    add_strings("strings", attribute.strings());
    json_.end_object();
  } else if (attribute.has_t()) {
    add_tensor(attribute.t());
  } else if (attribute.has_sparse_tensor()) {
    add_tensor(attribute.sparse_tensor());
  } else if (!attribute.tensors().empty()) {
    add_tensors(attribute.tensors());
  } else if (!attribute.sparse_tensors().empty()) {
    add_tensors(attribute.sparse_tensors());
  } else {
    add_text(attribute_text(attribute));
  }
}

void AttributeWriter::add_graphs(const onnx::AttributeProto& attribute) {
  json_.begin_object().key("graphs").begin_array();
  onnxgen::graph::for_each_graph_of_attribute(
      attribute, [this](const onnx::GraphProto& graph) { json_.value(graphs_.add(graph, scope_)); });
  json_.end_array().end_object();
}

template <class Tensors>
void AttributeWriter::add_tensors(const Tensors& tensors) {
  json_.begin_object().key("list").begin_array();
  for (const auto& tensor : tensors) add_tensor(tensor);
  json_.end_array().end_object();
}

void AttributeWriter::add_tensor(const onnx::TensorProto& tensor) {
  if (!is_long(tensor)) return add_text(tensor_text(tensor));
  json_.begin_object().member("type", strings_.index(tensor_type_text(tensor)));
  add_elements(tensor);
  json_.end_object();
}

void AttributeWriter::add_tensor(const onnx::SparseTensorProto& tensor) {
  if (!is_long(tensor.values()) && !is_long(tensor.indices())) return add_text(tensor_text(tensor));
  json_.begin_object().member("type", strings_.index(sparse_type_text(tensor))).key("values").begin_object();
  add_elements(tensor.values());
  json_.end_object().key("indices").begin_object();
  add_elements(tensor.indices());
  json_.end_object().end_object();
}

// Adds the elements to an object, unless their data is not loaded.
void AttributeWriter::add_elements(const onnx::TensorProto& tensor) {
  onnxgen::io::TensorView view;
  if (!onnxgen::io::TensorView::make(tensor, view).ok()) return;
  const Elements elements = first_elements(view, kMostOfAttribute);
  if (const auto* const ints = std::get_if<std::vector<std::int64_t>>(&elements)) add_ints(*ints);
  if (const auto* const floats = std::get_if<std::vector<float>>(&elements)) add_bytes("floats", *floats);
  if (const auto* const doubles = std::get_if<std::vector<double>>(&elements)) add_bytes("doubles", *doubles);
  if (const auto* const texts = std::get_if<std::vector<std::string>>(&elements)) add_strings("texts", *texts);
  if (view.size() > kMostOfAttribute) json_.member("omitted", view.size() - kMostOfAttribute);
}

// Writes numbers as base64 of their bytes, because decimal numbers would need more space than the model does.
template <class List>
void AttributeWriter::add_bytes(std::string_view kind, const List& list) {
  std::string bytes;
  for (const auto value : list) append_little_endian(bytes, value);
  std::string text;
  onnxgen::text::append_base64(text, bytes);
  json_.member(kind, text);
}

template <class List>
void AttributeWriter::add_ints(const List& list) {
  if (const auto bytes = narrowed<std::int8_t>(list); !bytes.empty()) return add_bytes("ints8", bytes);
  if (const auto shorts = narrowed<std::int16_t>(list); !shorts.empty()) return add_bytes("ints16", shorts);
  if (const auto ints = narrowed<std::int32_t>(list); !ints.empty()) return add_bytes("ints32", ints);
  add_bytes("ints64", list);
}

template <class List>
void AttributeWriter::add_strings(std::string_view kind, const List& list) {
  json_.key(kind).begin_array();
  for (const std::string_view text : list) json_.value(strings_.index(text));
  json_.end_array();
}

void AttributeWriter::add_text(std::string_view text) {
  json_.value(strings_.index(text));
}

}  // namespace onnx_tool

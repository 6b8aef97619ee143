#include "model/dimensions.h"

#include <fmt/format.h>

#include <charconv>
#include <cstdint>
#include <optional>
#include <set>
#include <string_view>
#include <system_error>

#include "failure.h"
#include "onnxgen/graph/dimension_names.h"
#include "onnxgen/graph/erase_where.h"
#include "onnxgen/graph/for_each_node.h"
#include "output/names.h"

namespace onnx_tool {
namespace {

using Dimension = onnx::TensorShapeProto::Dimension;

std::optional<std::int64_t> parse_size(std::string_view text) {
  std::int64_t size = 0;
  const auto parsed = std::from_chars(text.data(), text.data() + text.size(), size);
  if (parsed.ec != std::errc() || parsed.ptr != text.data() + text.size()) return std::nullopt;
  return size;
}

// New value of a dimension: a size or a name.
class NewValue {
 public:
  explicit NewValue(const std::string& text) : name_(text), size_(parse_size(text)) {
    if (text.empty() || (size_ && *size_ < 0)) {
      throw WrongUsage(fmt::format("'{}' is not a dimension; use a size of at least 0 or a name", shown(text)));
    }
  }

  void assign_to(Dimension& dimension) const {
    size_ ? dimension.set_dim_value(*size_) : dimension.set_dim_param(name_);
  }

 private:
  std::string name_;
  std::optional<std::int64_t> size_;
};

// Calls visit(dimension) for every dimension of a type, including nested types.
template <class Visit>
void for_each_dimension(onnx::TypeProto& type, const Visit& visit) {
  const auto visit_shape = [&](auto& tensor) {
    if (!tensor.has_shape()) return;
    for (Dimension& dimension : *tensor.mutable_shape()->mutable_dim()) visit(dimension);
  };
  if (type.has_tensor_type()) visit_shape(*type.mutable_tensor_type());
  if (type.has_sparse_tensor_type()) visit_shape(*type.mutable_sparse_tensor_type());
  if (type.has_sequence_type()) for_each_dimension(*type.mutable_sequence_type()->mutable_elem_type(), visit);
  if (type.has_map_type()) for_each_dimension(*type.mutable_map_type()->mutable_value_type(), visit);
  if (type.has_optional_type()) for_each_dimension(*type.mutable_optional_type()->mutable_elem_type(), visit);
}

// Sets all dimensions of the graph with this name. Returns whether there are any.
bool set_named(onnx::GraphProto& graph, std::string_view name, const NewValue& value) {
  const std::string wanted(name);  // a copy: the first assignment may release the name's memory
  bool is_found = false;
  for (auto* const values : {graph.mutable_input(), graph.mutable_output(), graph.mutable_value_info()}) {
    for (auto& info : *values) {
      if (!info.has_type()) continue;
      for_each_dimension(*info.mutable_type(), [&](Dimension& dimension) {
        if (dimension.dim_param() != wanted) return;
        value.assign_to(dimension);
        is_found = true;
      });
    }
  }
  return is_found;
}

bool has_fixed_size(onnx::TypeProto& type) {
  bool is_found = false;
  for_each_dimension(type, [&](Dimension& dimension) { is_found = is_found || dimension.has_dim_value(); });
  return is_found;
}

void remove_inferred_shapes(onnx::GraphProto& graph) {
  onnxgen::graph::erase_where(*graph.mutable_value_info(), [](onnx::ValueInfoProto& info) {
    return info.has_type() && has_fixed_size(*info.mutable_type());
  });
}

void remove_all_inferred_shapes(onnx::ModelProto& model) {
  onnxgen::graph::for_each_outer_graph(model, [](onnx::GraphProto& graph) { remove_inferred_shapes(graph); });
  onnxgen::graph::for_each_node_of_model(model, [](onnx::NodeProto& node) {
    for (auto& attribute : *node.mutable_attribute()) {
      if (attribute.has_g()) remove_inferred_shapes(*attribute.mutable_g());
      for (auto& graph : *attribute.mutable_graphs()) remove_inferred_shapes(graph);
    }
  });
}

onnx::ValueInfoProto* find_value(onnx::GraphProto& graph, std::string_view name) {
  for (auto* const values : {graph.mutable_input(), graph.mutable_output()}) {
    for (auto& value : *values) {
      if (value.name() == name) return &value;
    }
  }
  return nullptr;
}

[[noreturn]] void fail_without_dimension(onnx::GraphProto& graph, const std::string& dimension) {
  if (find_value(graph, dimension) != nullptr) {
    throw Failure(fmt::format("'{0}' is an input or output; append the axis, for example {0}:0=8", shown(dimension)));
  }
  std::set<std::string> names;
  onnxgen::graph::for_each_dimension_name_of_graph(
      graph, [&](std::string_view name, const auto&) { names.insert(std::string(name)); });
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
  throw Failure(fmt::format("the graph has no dimension '{}'; use NAME:AXIS for an axis of an input or output{}",
                            shown(dimension), text.empty() ? "" : ", or one of the names " + shown(text)));
}

// Returns the dimension that "x:0" names.
Dimension& find_axis(onnx::GraphProto& graph, const std::string& text) {
  const std::size_t colon = text.rfind(':');
  if (colon == std::string::npos) fail_without_dimension(graph, text);
  const std::string name = text.substr(0, colon);
  const auto axis = parse_size(std::string_view(text).substr(colon + 1));
  onnx::ValueInfoProto* const value = find_value(graph, name);
  if (!axis || value == nullptr) fail_without_dimension(graph, text);
  if (!value->type().tensor_type().has_shape()) {
    throw Failure(fmt::format("'{}' has no shape, so its axis {} cannot be set", shown(name), *axis));
  }
  auto& dimensions = *value->mutable_type()->mutable_tensor_type()->mutable_shape()->mutable_dim();
  if (*axis < 0 || static_cast<std::uint64_t>(*axis) >= dimensions.size()) {
    throw Failure(fmt::format("'{}' has no axis {}; it has {} dimensions, counted from 0", shown(name), *axis,
                              dimensions.size()));
  }
  return dimensions[static_cast<std::size_t>(*axis)];
}

}  // namespace

void set_dimension(onnx::ModelProto& model, const std::string& dimension, const std::string& value) {
  const NewValue wanted(value);
  onnx::GraphProto& graph = *model.mutable_graph();
  if (set_named(graph, dimension, wanted)) return;
  Dimension& found = find_axis(graph, dimension);
  if (!found.dim_param().empty()) {
    set_named(graph, found.dim_param(), wanted);
    return;
  }
  if (found.has_dim_value()) remove_all_inferred_shapes(model);
  wanted.assign_to(found);
}

}  // namespace onnx_tool

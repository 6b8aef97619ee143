#include "model/dimensions.h"

#include <fmt/format.h>

#include <charconv>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <system_error>

#include "failure.h"
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

// Returns whether a text was meant as a number, such as "8.5", "+8" or one that is too large.
bool is_like_number(std::string_view text) {
  constexpr std::string_view kCharacters = "0123456789+-.,_eExX \t";
  return text.find_first_not_of(kCharacters) == std::string_view::npos &&
         text.find_first_of("0123456789") < text.find_first_of("eExX_");
}

bool is_like_axis(std::string_view text) {
  const std::size_t colon = text.rfind(':');
  return colon != std::string_view::npos && parse_size(text.substr(colon + 1));
}

// New value of a dimension: a size or a name.
class NewValue {
 public:
  explicit NewValue(const std::string& text) : name_(text), size_(parse_size(text)) {
    if (text.empty() || (size_ ? *size_ < 0 : is_like_number(text) || is_like_axis(text))) {
      throw WrongUsage(fmt::format("'{}' is not a dimension; use a size of at least 0 or a name", shown(text)));
    }
  }

  template <class Dim>
  void assign_to(Dim& dimension) const {
    size_ ? dimension.set_dim_value(*size_) : dimension.set_dim_param(name_);
  }

  bool is_name() const { return !size_; }
  std::string text() const { return size_ ? std::to_string(*size_) : name_; }

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

template <class Visit>
void for_each_dimension(onnx::GraphProto& graph, const Visit& visit);

// Calls visit(dimension) for every dimension in the device configurations, types and subgraphs of a node.
template <class Visit>
void for_each_dimension(onnx::NodeProto& node, const Visit& visit) {
  for (auto& configuration : *node.mutable_device_configurations()) {
    for (auto& sharding : *configuration.mutable_sharding_spec()) {
      for (auto& axis : *sharding.mutable_sharded_dim()) {
        for (auto& split : *axis.mutable_simple_sharding()) visit(split);
      }
    }
  }
  for (auto& attribute : *node.mutable_attribute()) {
    if (attribute.has_tp()) for_each_dimension(*attribute.mutable_tp(), visit);
    for (auto& type : *attribute.mutable_type_protos()) for_each_dimension(type, visit);
    onnxgen::graph::for_each_graph_of_attribute(attribute,
                                                [&](onnx::GraphProto& graph) { for_each_dimension(graph, visit); });
  }
}

template <class Visit>
void for_each_dimension(onnx::GraphProto& graph, const Visit& visit) {
  for (auto* const values : {graph.mutable_input(), graph.mutable_output(), graph.mutable_value_info()}) {
    for (auto& info : *values) {
      if (info.has_type()) for_each_dimension(*info.mutable_type(), visit);
    }
  }
  for (auto& node : *graph.mutable_node()) for_each_dimension(node, visit);
}

// Calls visit(dimension) for every dimension of the main graph and the training graphs. Includes subgraphs, into which
// shape inference copies the names of outer dimensions; excludes functions, which have separate names.
template <class Visit>
void for_each_dimension(onnx::ModelProto& model, const Visit& visit) {
  onnxgen::graph::for_each_outer_graph(model, [&](onnx::GraphProto& graph) { for_each_dimension(graph, visit); });
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

void remove_inferred_shapes(onnx::AttributeProto& attribute) {
  onnxgen::graph::for_each_graph_of_attribute(attribute,
                                              [](onnx::GraphProto& graph) { remove_inferred_shapes(graph); });
}

void remove_all_inferred_shapes(onnx::ModelProto& model) {
  onnxgen::graph::for_each_outer_graph(model, [](onnx::GraphProto& graph) { remove_inferred_shapes(graph); });
  for (auto& function : *model.mutable_functions()) {
    for (auto& attribute : *function.mutable_attribute_proto()) remove_inferred_shapes(attribute);
  }
  onnxgen::graph::for_each_node_of_model(model, [](onnx::NodeProto& node) {
    for (auto& attribute : *node.mutable_attribute()) remove_inferred_shapes(attribute);
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

// Names of dimensions.
using Names = std::set<std::string, std::less<>>;

[[noreturn]] void fail_without_dimension(onnx::GraphProto& graph, const Names& names, const std::string& dimension) {
  if (find_value(graph, dimension) != nullptr) {
    throw Failure(fmt::format("'{0}' is an input or output; append the axis, for example {0}:0=8", shown(dimension)));
  }
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
  throw Failure(fmt::format("the graph has no dimension '{}'; use NAME:AXIS for an axis of an input or output{}",
                            shown(dimension), text.empty() ? "" : ", or one of the names " + shown(text)));
}

// Returns the dimension that "x:0" names.
Dimension& find_axis(onnx::GraphProto& graph, const Names& names, const std::string& text) {
  const std::size_t colon = text.rfind(':');
  if (colon == std::string::npos) fail_without_dimension(graph, names, text);
  const std::string name = text.substr(0, colon);
  const auto axis = parse_size(std::string_view(text).substr(colon + 1));
  onnx::ValueInfoProto* const value = find_value(graph, name);
  if (!axis || value == nullptr) fail_without_dimension(graph, names, text);
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

// All requested changes, found in the unchanged model.
class Changes {
 public:
  explicit Changes(onnx::ModelProto& model) : model_(model) {
    for_each_dimension(model, [this](const auto& dimension) { names_.emplace(dimension.dim_param()); });
    names_.erase("");
  }

  void add(const std::string& dimension, const NewValue& value) {
    if (names_.count(dimension) != 0) return put(by_name_, dimension, dimension, value);
    Dimension& axis = find_axis(*model_.mutable_graph(), names_, dimension);
    if (!axis.dim_param().empty()) return put(by_name_, std::string(axis.dim_param()), dimension, value);
    if (axis.has_dim_value() && value.is_name()) check_size(axis.dim_value(), dimension, value);
    put(by_axis_, &axis, dimension, value);
  }

  void apply() const {
    bool was_fixed = false;
    for (const auto& [axis, value] : by_axis_) was_fixed = was_fixed || axis->has_dim_value();
    if (was_fixed) remove_all_inferred_shapes(model_);
    for_each_dimension(model_, [this](auto& dimension) {
      const auto found = by_name_.find(std::string_view(dimension.dim_param()));
      if (found != by_name_.end()) found->second.assign_to(dimension);
    });
    for (const auto& [axis, value] : by_axis_) value.assign_to(*axis);
  }

 private:
  template <class Map>
  static void put(Map& map, const typename Map::key_type& key, const std::string& dimension, const NewValue& value) {
    const auto [place, is_new] = map.emplace(key, value);
    if (is_new || place->second.text() == value.text()) return;
    throw WrongUsage(
        fmt::format("'{}' cannot be both '{}' and '{}', since all dimensions with one name change; set it "
                    "once",
                    shown(dimension), shown(place->second.text()), shown(value.text())));
  }

  // Fails if a fixed size would get the name of another one.
  void check_size(std::int64_t size, const std::string& dimension, const NewValue& value) {
    const std::int64_t other = sizes_.emplace(value.text(), size).first->second;
    if (other == size) return;
    throw Failure(
        fmt::format("'{}' has size {}, but another dimension that would be named '{}' has size {}; use "
                    "different names",
                    shown(dimension), size, shown(value.text()), other));
  }

  onnx::ModelProto& model_;
  Names names_;
  std::map<std::string, NewValue, std::less<>> by_name_;
  std::map<Dimension*, NewValue> by_axis_;     // dimensions without names
  std::map<std::string, std::int64_t> sizes_;  // present sizes of dimensions that get names, by name
};

}  // namespace

void set_dimensions(onnx::ModelProto& model, const std::vector<std::pair<std::string, std::string>>& changes) {
  Changes found(model);
  for (const auto& [dimension, value] : changes) found.add(dimension, NewValue(value));
  found.apply();
}

}  // namespace onnx_tool

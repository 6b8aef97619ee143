#include "model/dimensions.h"

#include <fmt/format.h>

#include <algorithm>
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

namespace graph = onnxgen::graph;

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

// Returns the type of the elements of a sequence or optional, or of the values of a map; null for other types.
onnx::TypeProto* inner_type(onnx::TypeProto& type) {
  if (type.sequence_type().has_elem_type()) return type.mutable_sequence_type()->mutable_elem_type();
  if (type.optional_type().has_elem_type()) return type.mutable_optional_type()->mutable_elem_type();
  if (type.map_type().has_value_type()) return type.mutable_map_type()->mutable_value_type();
  return nullptr;
}

// Calls visit(dimension) for every dimension of a type, including nested types.
template <class Visit>
void for_each_dimension(onnx::TypeProto& type, const Visit& visit) {
  const auto visit_shape = [&](auto& tensor) {
    if (!tensor.has_shape()) return;
    for (Dimension& dimension : *tensor.mutable_shape()->mutable_dim()) visit(dimension);
  };
  if (type.has_tensor_type()) visit_shape(*type.mutable_tensor_type());
  if (type.has_sparse_tensor_type()) visit_shape(*type.mutable_sparse_tensor_type());
  if (onnx::TypeProto* const inner = inner_type(type)) for_each_dimension(*inner, visit);
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
    graph::for_each_graph_of_attribute(attribute, [&](onnx::GraphProto& graph) { for_each_dimension(graph, visit); });
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
  graph::for_each_outer_graph(model, [&](onnx::GraphProto& graph) { for_each_dimension(graph, visit); });
}

// Removes entries of value_info with a dimension for which is_stale(dimension) returns true.
template <class IsStale>
void remove_stale_shapes(onnxgen::RepeatedMessage<onnx::ValueInfoProto>& infos, const IsStale& is_stale) {
  graph::erase_where(infos, [&is_stale](onnx::ValueInfoProto& info) {
    bool is_found = false;
    const auto visit = [&](const Dimension& dimension) { is_found = is_found || is_stale(dimension); };
    if (info.has_type()) for_each_dimension(*info.mutable_type(), visit);
    return is_found;
  });
}

// Returns whether an expression such as "floor(N/2)" contains the name but is not the name.
bool depends_on(std::string_view expression, std::string_view name) {
  constexpr std::string_view kIdentifier = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz";
  const auto is_part = [&](char character) { return kIdentifier.find(character) != std::string_view::npos; };
  if (expression == name) return false;
  for (std::size_t at = expression.find(name); at != std::string_view::npos; at = expression.find(name, at + 1)) {
    const std::size_t end = at + name.size();
    const bool begins = at == 0 || !is_part(expression[at - 1]);
    if (begins && (end == expression.size() || !is_part(expression[end]))) return true;
  }
  return false;
}

// Returns the shape of a tensor, or of the tensors in a sequence, map or optional; null if it has none.
onnx::TensorShapeProto* shape_of(onnx::TypeProto& type) {
  if (onnx::TypeProto* const inner = inner_type(type)) return shape_of(*inner);
  if (type.sparse_tensor_type().has_shape()) return type.mutable_sparse_tensor_type()->mutable_shape();
  return type.tensor_type().has_shape() ? type.mutable_tensor_type()->mutable_shape() : nullptr;
}

// Returns the inputs and outputs with the name. A graph may return an input.
std::vector<onnx::ValueInfoProto*> find_values(onnx::GraphProto& graph, std::string_view name) {
  std::vector<onnx::ValueInfoProto*> found;
  for (auto* const values : {graph.mutable_input(), graph.mutable_output()}) {
    for (auto& value : *values) {
      if (value.name() == name) found.push_back(&value);
    }
  }
  return found;
}

// Names of dimensions.
using Names = std::set<std::string, std::less<>>;

[[noreturn]] void fail_without_dimension(onnx::GraphProto& graph, const Names& names, const std::string& dimension) {
  if (!find_values(graph, dimension).empty()) {
    throw Failure(fmt::format("'{0}' is an input or output; append the axis, for example {0}:0=8", shown(dimension)));
  }
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
  throw Failure(fmt::format("the graph has no dimension '{}'; use NAME:AXIS for an axis of an input or output{}",
                            shown(dimension), text.empty() ? "" : ", or one of the names " + shown(text)));
}

// Returns the dimensions that "x:0" names.
std::vector<Dimension*> find_axes(onnx::GraphProto& graph, const Names& names, const std::string& text) {
  const std::size_t colon = text.rfind(':');
  if (colon == std::string::npos) fail_without_dimension(graph, names, text);
  const std::string name = text.substr(0, colon);
  const auto axis = parse_size(std::string_view(text).substr(colon + 1));
  const std::vector<onnx::ValueInfoProto*> values = find_values(graph, name);
  if (!axis || values.empty()) fail_without_dimension(graph, names, text);
  std::vector<Dimension*> axes;
  for (onnx::ValueInfoProto* const value : values) {
    onnx::TensorShapeProto* const shape = value->has_type() ? shape_of(*value->mutable_type()) : nullptr;
    if (shape == nullptr) continue;
    auto& dimensions = *shape->mutable_dim();
    if (*axis < 0 || static_cast<std::uint64_t>(*axis) >= dimensions.size()) {
      throw Failure(fmt::format("'{}' has no axis {}; it has {} dimensions, counted from 0", shown(name), *axis,
                                dimensions.size()));
    }
    axes.push_back(&dimensions[static_cast<std::size_t>(*axis)]);
  }
  if (axes.empty()) throw Failure(fmt::format("'{}' has no shape, so its axis {} cannot be set", shown(name), *axis));
  return axes;
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
    for (Dimension* const axis : find_axes(*model_.mutable_graph(), names_, dimension)) {
      if (!axis->dim_param().empty()) {
        put(by_name_, std::string(axis->dim_param()), dimension, value);
        continue;
      }
      if (axis->has_dim_value() && value.is_name()) check_size(axis->dim_value(), dimension, value);
      put(by_axis_, axis, dimension, value);
    }
  }

  // Returns what set_dimensions() does.
  std::vector<std::string> apply() const {
    const std::set<std::int64_t> old_sizes = changed_sizes();
    const auto is_fixed = [&](const Dimension& dimension) { return !old_sizes.empty() && dimension.has_dim_value(); };
    const auto is_stale = [&](const Dimension& dimension) {
      return is_fixed(dimension) || has_changed_name(dimension);
    };
    const auto remove_from = [](auto& owner, const auto& test) {
      remove_stale_shapes(*owner.mutable_value_info(), test);
    };
    graph::for_each_outer_graph(model_, [&](onnx::GraphProto& outer) {
      graph::for_each_graph(outer, [&](onnx::GraphProto& each) { remove_from(each, is_stale); });
    });
    for (auto& function : *model_.mutable_functions()) {  // names in functions are separate
      remove_from(function, is_fixed);
      graph::for_each_graph_of_function(function, [&](onnx::GraphProto& each) { remove_from(each, is_fixed); });
    }
    std::vector<std::string> kept = dependent_outputs(old_sizes);
    for_each_dimension(model_, [this](auto& dimension) {
      const auto found = by_name_.find(std::string_view(dimension.dim_param()));
      if (found != by_name_.end()) found->second.assign_to(dimension);
    });
    for (const auto& [axis, value] : by_axis_) value.assign_to(*axis);
    return kept;
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

  // Returns the fixed sizes that change.
  std::set<std::int64_t> changed_sizes() const {
    std::set<std::int64_t> sizes;
    for (const auto& [axis, value] : by_axis_) {
      if (axis->has_dim_value() && value.text() != std::to_string(axis->dim_value())) sizes.insert(axis->dim_value());
    }
    return sizes;
  }

  // Returns whether a dimension is an expression with a name that changes, and does not change itself.
  bool has_changed_name(const Dimension& dimension) const {
    if (by_name_.count(dimension.dim_param()) != 0) return false;
    return std::any_of(by_name_.begin(), by_name_.end(),
                       [&](const auto& change) { return depends_on(dimension.dim_param(), change.first); });
  }

  // Returns the unchanged axes of outputs with one of the sizes, or with a name that changes in an expression.
  std::vector<std::string> dependent_outputs(const std::set<std::int64_t>& sizes) const {
    std::vector<std::string> axes;
    for (auto& output : *model_.mutable_graph()->mutable_output()) {
      onnx::TensorShapeProto* const shape = output.has_type() ? shape_of(*output.mutable_type()) : nullptr;
      for (std::size_t i = 0; shape != nullptr && i < shape->dim().size(); ++i) {
        Dimension& axis = *shape->mutable_dim(i);
        const bool has_size = axis.has_dim_value() && sizes.count(axis.dim_value()) != 0 && by_axis_.count(&axis) == 0;
        if (has_size || has_changed_name(axis)) axes.push_back(fmt::format("{}:{}", output.name(), i));
      }
    }
    return axes;
  }

  onnx::ModelProto& model_;
  Names names_;
  std::map<std::string, NewValue, std::less<>> by_name_;
  std::map<Dimension*, NewValue> by_axis_;     // dimensions without names
  std::map<std::string, std::int64_t> sizes_;  // present sizes of dimensions that get names, by name
};

}  // namespace

std::vector<std::string> set_dimensions(onnx::ModelProto& model,
                                        const std::vector<std::pair<std::string, std::string>>& changes) {
  Changes found(model);
  for (const auto& [dimension, value] : changes) found.add(dimension, NewValue(value));
  return found.apply();
}

}  // namespace onnx_tool

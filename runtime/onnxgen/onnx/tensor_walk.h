// Visits every tensor of a message, wherever tensors hide: initializers, dense and sparse, attributes, subgraphs,
// functions, training information, and the values of sequences and maps.
//
// Works on any root and any ONNX version and profile: it looks for accessors by name and leaves out those that a class
// does not have.
#pragma once

#include <string_view>
#include <type_traits>
#include <utility>

namespace onnxgen::io {

// What a tensor is to the model.
enum class TensorRole {
  kRoot,               // the message itself
  kInitializer,        // of a graph, subgraphs included
  kSparseInitializer,  // the values or indices of one
  kAttribute,          // of a node, or a default of a function's attribute, sparse ones included
  kValue,              // an element of a sequence, map or optional
};

// Where a tensor was found. The views live as long as the message is not changed.
struct TensorSite {
  TensorRole role = TensorRole::kRoot;
  std::string_view node;       // name of the node, for attributes
  std::string_view attribute;  // name of the attribute
  bool is_sparse = false;      // the values or indices of a sparse tensor
};

namespace walk {

// TensorProto of any version: what has raw_data and dims.
template <class M, class = void>
struct IsTensor : std::false_type {};
template <class M>
struct IsTensor<
    M, std::void_t<decltype(std::declval<const M&>().raw_data()), decltype(std::declval<const M&>().dims_size()),
                   decltype(std::declval<const M&>().data_type())>> : std::true_type {};

template <class M, class = void>
struct IsMessage : std::false_type {};
template <class M>
struct IsMessage<M, std::void_t<decltype(std::declval<const M&>().ByteSizeLong())>> : std::true_type {};

// Each accessor is a struct whose each(message, f) calls f with every child that is set. The overloads are chosen by
// what compiles; the one with an ellipsis takes classes without the accessor.
#define ONNXGEN_SINGULAR_ACCESSOR(Accessor, x)                                             \
  struct Accessor {                                                                        \
    template <class M, class F>                                                            \
    static auto each(const M& m, F&& f, int) -> decltype(m.has_##x(), m.x(), void()) {     \
      if (m.has_##x()) f(m.x());                                                           \
    }                                                                                      \
    template <class M, class F>                                                            \
    static auto each(M& m, F&& f, int) -> decltype(m.has_##x(), m.mutable_##x(), void()) { \
      if (m.has_##x()) f(*m.mutable_##x());                                                \
    }                                                                                      \
    template <class M, class F>                                                            \
    static void each(const M&, F&&, ...) {}                                                \
  };
#define ONNXGEN_REPEATED_ACCESSOR(Accessor, x)                                            \
  struct Accessor {                                                                       \
    template <class M, class F>                                                           \
    static auto each(const M& m, F&& f, int) -> decltype(m.x(m.x##_size()), void()) {     \
      for (decltype(m.x##_size()) i = 0; i < m.x##_size(); ++i) f(m.x(i));                \
    }                                                                                     \
    template <class M, class F>                                                           \
    static auto each(M& m, F&& f, int) -> decltype(m.mutable_##x(m.x##_size()), void()) { \
      for (decltype(m.x##_size()) i = 0; i < m.x##_size(); ++i) f(*m.mutable_##x(i));     \
    }                                                                                     \
    template <class M, class F>                                                           \
    static void each(const M&, F&&, ...) {}                                               \
  };

ONNXGEN_SINGULAR_ACCESSOR(Graph, graph)
ONNXGEN_SINGULAR_ACCESSOR(Initialization, initialization)
ONNXGEN_SINGULAR_ACCESSOR(Algorithm, algorithm)
ONNXGEN_SINGULAR_ACCESSOR(AttributeTensor, t)
ONNXGEN_SINGULAR_ACCESSOR(AttributeGraph, g)
ONNXGEN_SINGULAR_ACCESSOR(AttributeSparse, sparse_tensor)
ONNXGEN_SINGULAR_ACCESSOR(Values, values)
ONNXGEN_SINGULAR_ACCESSOR(Indices, indices)
ONNXGEN_SINGULAR_ACCESSOR(TensorValue, tensor_value)
ONNXGEN_SINGULAR_ACCESSOR(SparseTensorValue, sparse_tensor_value)
ONNXGEN_SINGULAR_ACCESSOR(SequenceValue, sequence_value)
ONNXGEN_SINGULAR_ACCESSOR(MapValue, map_value)
ONNXGEN_SINGULAR_ACCESSOR(OptionalValue, optional_value)
ONNXGEN_REPEATED_ACCESSOR(TrainingInfo, training_info)
ONNXGEN_REPEATED_ACCESSOR(Functions, functions)
ONNXGEN_REPEATED_ACCESSOR(Nodes, node)
ONNXGEN_REPEATED_ACCESSOR(Attributes, attribute)
ONNXGEN_REPEATED_ACCESSOR(AttributeDefaults, attribute_proto)
ONNXGEN_REPEATED_ACCESSOR(Initializers, initializer)
ONNXGEN_REPEATED_ACCESSOR(SparseInitializers, sparse_initializer)
ONNXGEN_REPEATED_ACCESSOR(AttributeTensors, tensors)
ONNXGEN_REPEATED_ACCESSOR(AttributeGraphs, graphs)
ONNXGEN_REPEATED_ACCESSOR(AttributeSparses, sparse_tensors)
ONNXGEN_REPEATED_ACCESSOR(TensorValues, tensor_values)
ONNXGEN_REPEATED_ACCESSOR(SparseTensorValues, sparse_tensor_values)
ONNXGEN_REPEATED_ACCESSOR(SequenceValues, sequence_values)
ONNXGEN_REPEATED_ACCESSOR(MapValues, map_values)
ONNXGEN_REPEATED_ACCESSOR(OptionalValues, optional_values)

#undef ONNXGEN_SINGULAR_ACCESSOR
#undef ONNXGEN_REPEATED_ACCESSOR

template <class M, class Visit>
void visit_message(M& message, TensorSite site, Visit& visit);

// Visits what the accessors find in `message`, each tensor there having `role`.
template <class... Accessors, class M, class Visit>
void visit_children(M& message, TensorSite site, TensorRole role, Visit& visit) {
  site.role = role;
  const auto descend = [&](auto&& child) {
    if constexpr (IsMessage<std::decay_t<decltype(child)>>::value) visit_message(child, site, visit);
  };
  (Accessors::each(message, descend, 0), ...);
}

template <class M>
auto name_of(const M& message, int) -> decltype(std::string_view(message.name())) {
  return message.name();
}
template <class M>
std::string_view name_of(const M&, ...) {
  return {};
}

// Nodes are what has attributes that are messages; attributes are what has `t`.
template <class M>
auto add_names(const M& message, TensorSite& site, int) -> decltype(message.t(), void()) {
  site.attribute = name_of(message, 0);
}
template <class M>
auto add_names(const M& message, TensorSite& site, long) -> decltype(message.op_type(), void()) {
  site.node = name_of(message, 0);
}
template <class M>
void add_names(const M&, TensorSite&, ...) {}

// Sparse tensors are what has `indices`.
template <class M>
auto is_sparse(const M& message, int) -> decltype(message.indices(), bool()) {
  return true;
}
template <class M>
bool is_sparse(const M&, ...) {
  return false;
}

template <class M, class Visit>
void visit_message(M& message, TensorSite site, Visit& visit) {
  if constexpr (IsTensor<std::remove_const_t<M>>::value) {
    visit(message, static_cast<const TensorSite&>(site));
  } else {
    add_names(std::as_const(message), site, 0);
    site.is_sparse = is_sparse(std::as_const(message), 0);
    // The two halves of a sparse tensor have its role; a map's `values` are a sequence.
    visit_children<Values, Indices>(message, site, site.role, visit);
    visit_children<Graph, Initialization, Algorithm, TrainingInfo, Functions, Nodes, Attributes, AttributeDefaults>(
        message, site, site.role, visit);
    visit_children<Initializers>(message, site, TensorRole::kInitializer, visit);
    visit_children<SparseInitializers>(message, site, TensorRole::kSparseInitializer, visit);
    visit_children<AttributeTensor, AttributeTensors, AttributeSparse, AttributeSparses, AttributeGraph,
                   AttributeGraphs>(message, site, TensorRole::kAttribute, visit);
    visit_children<TensorValue, TensorValues, SparseTensorValue, SparseTensorValues, SequenceValue, SequenceValues,
                   MapValue, MapValues, OptionalValue, OptionalValues>(message, site, TensorRole::kValue, visit);
  }
}

}  // namespace walk

// Calls visit(tensor, const TensorSite&) for `root` itself, if it is a tensor, and for every tensor below it. Tensors
// of a const root are const. The visitor may change the tensors but not what holds them.
template <class Root, class Visit>
void for_each_tensor(Root& root, Visit&& visit) {
  walk::visit_message(root, TensorSite(), visit);
}

}  // namespace onnxgen::io

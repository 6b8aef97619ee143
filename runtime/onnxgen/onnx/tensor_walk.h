// Visits every tensor of a message: initializers, dense and sparse, and the tensors of attributes, subgraphs,
// functions, training information, sequences and maps.
//
// Works on any message of any ONNX version and either profile. Fields that a class does not have are skipped.
#pragma once

#include <cstddef>
#include <string_view>
#include <type_traits>
#include <utility>

#include "onnxgen/onnx/topology.h"

namespace onnxgen::io {

// Where a tensor was found. The views are valid until the message is changed.
struct TensorSite {
  TensorRole role = TensorRole::kRoot;
  std::string_view node;       // name of the node, for tensors in attributes
  std::string_view attribute;  // name of the attribute
  bool is_sparse = false;      // values or indices of a sparse tensor
};

namespace walk {

// For each field of the topology, a struct with a function each(message, f), which calls f with every child that is
// set. Overload resolution selects the variant that compiles; the overload with an ellipsis handles classes of ONNX
// releases without the field.
#define ONNXGEN_SINGULAR_EACH(x)                                                       \
  template <class M, class F>                                                          \
  static auto each(const M& m, F&& f, int)->decltype(m.has_##x(), m.x(), void()) {     \
    if (m.has_##x()) f(m.x());                                                         \
  }                                                                                    \
  template <class M, class F>                                                          \
  static auto each(M& m, F&& f, int)->decltype(m.has_##x(), m.mutable_##x(), void()) { \
    if (m.has_##x()) f(*m.mutable_##x());                                              \
  }
#define ONNXGEN_REPEATED_EACH(x)                                                      \
  template <class M, class F>                                                         \
  static auto each(const M& m, F&& f, int)->decltype(m.x(m.x##_size()), void()) {     \
    for (decltype(m.x##_size()) i = 0; i < m.x##_size(); ++i) f(m.x(i));              \
  }                                                                                   \
  template <class M, class F>                                                         \
  static auto each(M& m, F&& f, int)->decltype(m.mutable_##x(m.x##_size()), void()) { \
    for (decltype(m.x##_size()) i = 0; i < m.x##_size(); ++i) f(*m.mutable_##x(i));   \
  }
#define ONNXGEN_FIELD(parent, number, x, child, count, role) \
  struct parent##_##x {                                      \
    ONNXGEN_##count##_EACH(x) template <class M, class F>    \
    static void each(const M&, F&&, ...) {}                  \
  };

ONNXGEN_ONNX_TOPOLOGY(ONNXGEN_FIELD)

#undef ONNXGEN_FIELD
#undef ONNXGEN_SINGULAR_EACH
#undef ONNXGEN_REPEATED_EACH

template <class M>
auto name_of(const M& message, int) -> decltype(std::string_view(message.name())) {
  return message.name();
}
template <class M>
std::string_view name_of(const M&, ...) {
  return {};
}

template <class M, class Visit>
void visit_message(M& message, TensorSite site, Visit& visit) {
  constexpr WireKind kKind = wire_kind_of<std::remove_const_t<M>>();
  if constexpr (kKind == WireKind::kTensor) {
    visit(message, static_cast<const TensorSite&>(site));
  } else {
    if constexpr (kKind == WireKind::kNode) site.node = name_of(std::as_const(message), 0);
    if constexpr (kKind == WireKind::kAttribute) site.attribute = name_of(std::as_const(message), 0);
    site.is_sparse = kKind == WireKind::kSparseTensor;
    const TensorRole own_role = site.role;
    const auto descend = [&](auto&& child) { visit_message(child, site, visit); };
#define ONNXGEN_FIELD(parent, number, x, child, count, child_role) \
  if constexpr (kKind == WireKind::k##parent) {                    \
    site.role = role::child_role.value_or(own_role);               \
    parent##_##x::each(message, descend, 0);                       \
  }
    ONNXGEN_ONNX_TOPOLOGY(ONNXGEN_FIELD)
#undef ONNXGEN_FIELD
  }
}

}  // namespace walk

// Calls visit(tensor, const TensorSite&) for every tensor below `root`, and for `root` itself if it is a tensor, in the
// order in which they are serialized. Tensors of a const root are const. The visitor may change the tensors, but not
// the messages that contain them.
template <class Root, class Visit>
void for_each_tensor(Root& root, Visit&& visit) {
  walk::visit_message(root, TensorSite(), visit);
}

}  // namespace onnxgen::io

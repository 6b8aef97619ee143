// Identifiers of a model's functions, and which function a node calls.
#pragma once

#include <string_view>
#include <tuple>

namespace onnxgen::graph {

// Identifier of a function. Holds views of names in the model. The standard domain is "", even if it is spelled
// "ai.onnx".
struct FunctionId {
  std::string_view domain;
  std::string_view name;
  std::string_view overload;

  friend bool operator<(const FunctionId& a, const FunctionId& b) noexcept {
    return std::tie(a.domain, a.name, a.overload) < std::tie(b.domain, b.name, b.overload);
  }
};

// Returns "" for either name of the standard domain, and any other domain unchanged.
inline std::string_view plain_domain(std::string_view domain) noexcept {
  return domain == "ai.onnx" ? std::string_view() : domain;
}

template <class Function>
FunctionId id_of_function(const Function& function) {
  return {plain_domain(function.domain()), function.name(), function.overload()};
}

// Returns the identifier of the function that the node calls, if the model has such a function.
template <class Node>
FunctionId id_of_call(const Node& node) {
  return {plain_domain(node.domain()), node.op_type(), node.overload()};
}

}  // namespace onnxgen::graph

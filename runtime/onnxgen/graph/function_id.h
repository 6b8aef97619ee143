// What tells the functions of a model apart, and which of them a node calls.
#pragma once

#include <string_view>
#include <tuple>

namespace onnxgen::graph {

// Views of names in the model. The standard domain is "", also where it is spelled "ai.onnx".
struct FunctionId {
  std::string_view domain;
  std::string_view name;
  std::string_view overload;

  friend bool operator<(const FunctionId& a, const FunctionId& b) noexcept {
    return std::tie(a.domain, a.name, a.overload) < std::tie(b.domain, b.name, b.overload);
  }
};

// Both names of the standard domain are this one.
inline std::string_view plain_domain(std::string_view domain) noexcept {
  return domain == "ai.onnx" ? std::string_view() : domain;
}

template <class Function>
FunctionId id_of_function(const Function& function) {
  return {plain_domain(function.domain()), function.name(), function.overload()};
}

// Of the function that the node calls, where the model has one of this name.
template <class Node>
FunctionId id_of_call(const Node& node) {
  return {plain_domain(node.domain()), node.op_type(), node.overload()};
}

}  // namespace onnxgen::graph

// Attributes without which a node of the standard domain is invalid.
#pragma once

#include <algorithm>
#include <iterator>
#include <string_view>

#include "onnxgen/graph/function_id.h"

namespace onnxgen::graph::detail {

struct RequiredAttribute {
  std::string_view op_type;
  std::string_view name;
};

// Attributes that the operators' schemas require, in all versions that a function can use. A Constant needs any one.
inline constexpr RequiredAttribute kRequiredAttributes[] = {
    {"AveragePool", "kernel_shape"},
    {"BitShift", "direction"},
    {"Cast", "to"},
    {"Concat", "axis"},
    {"ConcatFromSequence", "axis"},
    {"DepthToSpace", "blocksize"},
    {"Einsum", "equation"},
    {"GroupNormalization", "num_groups"},
    {"If", "else_branch"},
    {"If", "then_branch"},
    {"LRN", "size"},
    {"Loop", "body"},
    {"MaxPool", "kernel_shape"},
    {"MaxUnpool", "kernel_shape"},
    {"RandomNormal", "shape"},
    {"RandomUniform", "shape"},
    {"Scan", "body"},
    {"Scan", "num_scan_inputs"},
    {"SequenceMap", "body"},
    {"SpaceToDepth", "blocksize"},
};

// Returns whether the node would be invalid without its attribute of this name. Returns false for operators of other
// domains, whose schemas are unknown.
template <class Node>
bool requires_attribute(const Node& node, std::string_view name) {
  if (!plain_domain(node.domain()).empty()) return false;
  if (node.op_type() == "Constant") return node.attribute_size() == 1;
  return std::any_of(std::begin(kRequiredAttributes), std::end(kRequiredAttributes),
                     [&](const RequiredAttribute& required) {
                       return required.name == name && required.op_type == std::string_view(node.op_type());
                     });
}

}  // namespace onnxgen::graph::detail

// Attributes without which a node of a domain of ONNX is invalid.
#pragma once

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <limits>
#include <string_view>

#include "onnxgen/graph/function_id.h"

namespace onnxgen::graph::detail {

struct RequiredAttribute {
  std::string_view domain;
  std::string_view op_type;
  std::string_view name;
  std::int64_t first_version;                                             // of the operator set
  std::int64_t end_version = (std::numeric_limits<std::int64_t>::max)();  // the first that does not require it
};

// Attributes that the operators' schemas of ONNX 1.23 require, from all versions of their operator sets. Derived from
// the attributes marked "(required)" in ONNX's docs/Changelog.md and docs/Changelog-ml.md. These omit
// GroupNormalization 18, which is deprecated; ONNX 1.13 to 1.15 required its attribute.
inline constexpr RequiredAttribute kRequiredAttributes[] = {
    {"", "AveragePool", "kernel_shape", 1},
    {"", "BatchNormalization", "consumed_inputs", 1, 6},
    {"", "BitCast", "to", 26},
    {"", "BitShift", "direction", 11},
    {"", "Cast", "to", 1},
    {"", "Concat", "axis", 4},
    {"", "ConcatFromSequence", "axis", 11},
    {"", "Constant", "value", 1, 11},
    {"", "DepthToSpace", "blocksize", 1},
    {"", "Einsum", "equation", 12},
    {"", "GroupNormalization", "num_groups", 18},
    {"", "If", "else_branch", 1},
    {"", "If", "then_branch", 1},
    {"", "LRN", "size", 1},
    {"", "LinearAttention", "kv_num_heads", 27},
    {"", "LinearAttention", "q_num_heads", 27},
    {"", "Loop", "body", 1},
    {"", "LpPool", "kernel_shape", 2},
    {"", "MaxPool", "kernel_shape", 1},
    {"", "MaxRoiPool", "pooled_shape", 1},
    {"", "MaxUnpool", "kernel_shape", 9},
    {"", "Pad", "paddings", 1, 2},
    {"", "Pad", "pads", 2, 11},
    {"", "RandomNormal", "shape", 1},
    {"", "RandomUniform", "shape", 1},
    {"", "Scan", "body", 8},
    {"", "Scan", "num_scan_inputs", 8},
    {"", "SequenceMap", "body", 17},
    {"", "Slice", "ends", 1, 10},
    {"", "Slice", "starts", 1, 10},
    {"", "SpaceToDepth", "blocksize", 1},
    {"", "TfIdfVectorizer", "max_gram_length", 9},
    {"", "TfIdfVectorizer", "max_skip_count", 9},
    {"", "TfIdfVectorizer", "min_gram_length", 9},
    {"", "TfIdfVectorizer", "mode", 9},
    {"", "TfIdfVectorizer", "ngram_counts", 9},
    {"", "TfIdfVectorizer", "ngram_indexes", 9},
    {"", "TopK", "k", 1, 10},
    {"", "Unsqueeze", "axes", 1, 13},
    {"", "Upsample", "height_scale", 1, 7},
    {"", "Upsample", "scales", 7, 9},
    {"", "Upsample", "width_scale", 1, 7},
    {"ai.onnx.ml", "LinearClassifier", "coefficients", 1},
    {"ai.onnx.ml", "TreeEnsemble", "leaf_targetids", 5},
    {"ai.onnx.ml", "TreeEnsemble", "leaf_weights", 5},
    {"ai.onnx.ml", "TreeEnsemble", "nodes_falseleafs", 5},
    {"ai.onnx.ml", "TreeEnsemble", "nodes_falsenodeids", 5},
    {"ai.onnx.ml", "TreeEnsemble", "nodes_featureids", 5},
    {"ai.onnx.ml", "TreeEnsemble", "nodes_modes", 5},
    {"ai.onnx.ml", "TreeEnsemble", "nodes_splits", 5},
    {"ai.onnx.ml", "TreeEnsemble", "nodes_trueleafs", 5},
    {"ai.onnx.ml", "TreeEnsemble", "nodes_truenodeids", 5},
    {"ai.onnx.ml", "TreeEnsemble", "tree_roots", 5},
    {"ai.onnx.preview.training", "Gradient", "xs", 1},
    {"ai.onnx.preview.training", "Gradient", "y", 1},
    {"ai.onnx.preview.training", "Momentum", "alpha", 1},
    {"ai.onnx.preview.training", "Momentum", "beta", 1},
    {"ai.onnx.preview.training", "Momentum", "mode", 1},
    {"ai.onnx.preview.training", "Momentum", "norm_coefficient", 1},
};

inline bool requires_attribute(std::string_view domain, std::string_view op_type, std::string_view name,
                               std::int64_t version) {
  return std::any_of(std::begin(kRequiredAttributes), std::end(kRequiredAttributes), [&](const RequiredAttribute& row) {
    return row.name == name && row.op_type == op_type && row.domain == domain && row.first_version <= version &&
           version < row.end_version;
  });
}

// Returns whether the node would be invalid without its attribute of this name, in this version of the operator set.
// Returns false for operators of domains whose schemas are unknown.
template <class Node>
bool requires_attribute(const Node& node, std::string_view name, std::int64_t version) {
  const std::string_view domain = plain_domain(node.domain());
  const std::string_view op_type(node.op_type());
  if (domain.empty() && op_type == "Constant" && node.attribute_size() == 1) return true;  // it needs any one
  return requires_attribute(domain, op_type, name, version);
}

}  // namespace onnxgen::graph::detail

// What all parts of a check share, and what those of one body of nodes do.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "onnxgen/check/check.h"
#include "onnxgen/check/external_files.h"
#include "onnxgen/check/findings.h"
#include "onnxgen/check/function_table.h"
#include "onnxgen/check/ir_features.h"
#include "onnxgen/check/name_hash.h"
#include "onnxgen/check/opset_imports.h"
#include "onnxgen/check/value_names.h"
#include "onnxgen/reflection/place.h"

namespace onnxgen::check {

struct Context {
  const Options& options;
  Findings& findings;
  IrFeatures& features;
  ExternalFiles& files;
  FunctionTable& functions;
  const NameSet& device_configurations;
  ValueNames names;
};

// The graph or function that nodes belong to, subgraphs included.
struct Body {
  const OpsetImports& opsets;
  std::size_t function = kNoFunction;  // which of the model's functions it is, if it is one
  bool is_main = false;                // the main graph itself: its inputs and outputs have types
};

// Reports a field that is not there, or is an empty text where that is as bad.
void require(const Place& place, std::uint32_t field, Findings& findings);
void require_text(const Place& place, std::uint32_t field, Findings& findings);

// Reports keys that are missing or stand twice in a list of entries.
void check_entries(const Place& place, std::uint32_t field, Severity severity, Findings& findings);
// The same for metadata_props of what is below the model.
void check_metadata(const Place& place, std::uint32_t field, Context& context);

// Whether messages below `place` are looked at; reports where they are nested too deep.
bool may_descend(const Place& place, Context& context);

// Returns whether a tensor is marked as external.
bool is_external(const Place& tensor);
// Returns whether a tensor refers to a data file, rather than to elements that a structure-only load left in the
// model's own.
bool is_in_data_file(const Place& tensor);
// Returns whether a node is a Constant whose elements are in a data file.
bool is_external_constant(const Place& node);

// Calls report(index, first) for each of `count` texts that stood before, at the index `first`. Empty ones do not
// count.
template <class TextOf, class Report>
void for_each_repeat(std::size_t count, TextOf&& text_of, Report&& report) {
  if (count < 2) return;
  NameMap<std::size_t> seen;
  seen.reserve(count);
  for (std::size_t i = 0; i < count; ++i) {
    const std::string_view text = text_of(i);
    if (text.empty()) continue;
    const auto [first, is_new] = seen.emplace(text, i);
    if (!is_new) report(i, first->second);
  }
}

void check_graph(const Place& graph, const Body& body, Context& context);
void check_node(const Place& node, const Body& body, Context& context);
void check_attribute(const Place& attribute, const Body& body, Context& context);
void check_value_info(const Place& info, bool needs_type, Context& context);
void check_type(const Place& type, bool needs_shape, Context& context);
void check_tensor(const Place& tensor, Context& context);
void check_sparse_tensor(const Place& sparse, Context& context);
void check_functions(const Place& model, Context& context);
void check_training(const Place& model, const Body& body, Context& context);

}  // namespace onnxgen::check

// State shared by all parts of a check, and helper functions.
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
#include "onnxgen/reflection/located_message.h"

namespace onnxgen::check {

// State of a check.
struct Context {
  const Options& options;
  Findings& findings;
  IrFeatures& features;
  ExternalFiles& files;
  FunctionTable& functions;
  const NameSet& device_configurations;
  ValueNames names;
};

// Graph or function that nodes belong to, including nodes in subgraphs.
struct Body {
  const OpsetImports& opsets;
  std::size_t function = kNoFunction;  // index of the function, or kNoFunction
  bool is_main = false;                // the main graph; its inputs and outputs must have types
};

// Report a field that is not set. require_text() also reports an empty string.
void require(const LocatedMessage& message, std::uint32_t field, Findings& findings);
void require_text(const LocatedMessage& message, std::uint32_t field, Findings& findings);

// Reports missing and repeated keys in a list of entries.
void check_entries(const LocatedMessage& message, std::uint32_t field, Severity severity, Findings& findings);
// Checks metadata_props of messages below the model. Missing and repeated keys are warnings.
void check_metadata(const LocatedMessage& message, std::uint32_t field, Context& context);

// Returns whether messages below `message` can be checked. If they are nested too deeply, reports that.
bool may_descend(const LocatedMessage& message, Context& context);

// Returns whether a tensor is marked as external.
bool is_external(const LocatedMessage& tensor);
// Returns whether a tensor refers to a data file. Returns false for elements that a structure-only load left in the
// model file.
bool is_in_data_file(const LocatedMessage& tensor);
// Returns whether a node is a Constant whose elements are in a data file.
bool is_external_constant(const LocatedMessage& node);

// Calls report(index, first) for each of `count` texts that occurred before; `first` is the index of the first
// occurrence. Ignores empty texts.
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

void check_graph(const LocatedMessage& graph, const Body& body, Context& context);
void check_node(const LocatedMessage& node, const Body& body, Context& context);
void check_attribute(const LocatedMessage& attribute, const Body& body, Context& context);
void check_value_info(const LocatedMessage& info, bool needs_type, Context& context);
void check_type(const LocatedMessage& type, bool needs_shape, Context& context);
void check_tensor(const LocatedMessage& tensor, Context& context);
void check_sparse_tensor(const LocatedMessage& sparse, Context& context);
void check_functions(const LocatedMessage& model, Context& context);
void check_training(const LocatedMessage& model, const Body& body, Context& context);

}  // namespace onnxgen::check

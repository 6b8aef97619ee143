// Checks graphs: the main graph, subgraphs in attributes, and graphs of training information. The caller must have
// opened a scope of names.
#include <cstdint>
#include <string>

#include "onnxgen/check/rules/check_nodes.h"
#include "onnxgen/check/rules/context.h"
#include "onnxgen/error/printable.h"
#include "onnxgen/onnx/field_numbers.h"
#include "onnxgen/onnx/topology.h"

namespace onnxgen::check {
namespace {

std::string_view value_name(const LocatedMessage& graph, std::uint32_t values, std::size_t i) {
  return graph.child(values, i).text(io::value_info_field::kName);
}

void check_inputs(const LocatedMessage& graph, const Body& body, Context& context) {
  for (std::size_t i = 0; i < graph.size(io::graph_field::kInput); ++i) {
    const LocatedMessage input = graph.child(io::graph_field::kInput, i);
    check_value_info(input, body.is_main, context);
    const std::string_view name = input.text(io::value_info_field::kName);
    if (name.empty()) continue;
    // An input of a subgraph may have the name of an outer value, which it then hides.
    if (context.names.is_defined_here(name)) {
      context.findings.error(Rule::kSingleAssignment, input.path(), "duplicate input " + quoted(name));
    }
    context.names.define(name);
  }
}

// Returns the name by which nodes use an initializer. The name of a sparse initializer is that of its values.
std::string_view initializer_name(const LocatedMessage& initializer, bool is_sparse) {
  if (!is_sparse) return initializer.text(io::tensor_field::kName);
  return initializer.child(io::sparse_field::kValues).text(io::tensor_field::kName);
}

class Initializers {
 public:
  Initializers(const LocatedMessage& graph, const Body& body, Context& context)
      : graph_(graph), body_(body), context_(context) {}

  void check() {
    const NameSet inputs = input_names();
    for (std::size_t i = 0; i < graph_.size(io::graph_field::kInitializer); ++i) {
      const LocatedMessage tensor = graph_.child(io::graph_field::kInitializer, i);
      check_tensor(tensor, context_);
      check_name(tensor, false, inputs);
      if (is_in_data_file(tensor)) external_names_.insert(tensor.text(io::tensor_field::kName));
    }
    for (std::size_t i = 0; i < graph_.size(io::graph_field::kSparseInitializer); ++i) {
      const LocatedMessage sparse = graph_.child(io::graph_field::kSparseInitializer, i);
      check_sparse_tensor(sparse, context_);
      check_name(sparse, true, inputs);
    }
    for (const std::string_view name : names_) context_.names.define(name, external_names_.count(name) != 0);
  }

 private:
  NameSet input_names() const {
    NameSet names;
    for (std::size_t i = 0; i < graph_.size(io::graph_field::kInput); ++i) {
      names.insert(value_name(graph_, io::graph_field::kInput, i));
    }
    return names;
  }

  void check_name(const LocatedMessage& initializer, bool is_sparse, const NameSet& inputs) {
    const std::string_view name = initializer_name(initializer, is_sparse);
    if (name.empty()) {
      context_.findings.error(Rule::kRequiredField, initializer.path(), "an initializer must have a name");
      return;
    }
    if (!names_.insert(name).second) {
      context_.findings.error(Rule::kInitializer, initializer.path(), "duplicate initializer " + quoted(name));
    }
    const bool is_input = inputs.count(name) != 0;
    if (context_.features.ir_version() < 4 && !is_sparse && !is_input) {
      context_.findings.error(
          Rule::kInitializer, initializer.path(),
          "initializer " + quoted(name) + " must also be an input of the graph before IR version 4");
    } else if (context_.features.ir_version() >= 4 && is_input && is_subgraph()) {
      context_.findings.warning(
          Rule::kInitializer, initializer.path(),
          "initializer " + quoted(name) + " is also an input of the subgraph, which few operators allow");
    }
  }

  // Graphs of training information are nested less deeply than subgraphs of nodes.
  bool is_subgraph() const { return !body_.is_main && graph_.depth() > 2; }

  const LocatedMessage& graph_;
  const Body& body_;
  Context& context_;
  NameSet names_;
  NameSet external_names_;  // initializers whose elements are in data files
};

void check_outputs(const LocatedMessage& graph, const Body& body, Context& context) {
  const std::size_t count = graph.size(io::graph_field::kOutput);
  for (std::size_t i = 0; i < count; ++i) {
    const LocatedMessage output = graph.child(io::graph_field::kOutput, i);
    check_value_info(output, body.is_main, context);
    const std::string_view name = output.text(io::value_info_field::kName);
    if (name.empty() || context.names.is_defined_here(name)) continue;
    if (context.names.is_visible(name)) {
      context.findings.warning(
          Rule::kGraphOutput, output.path(),
          quoted(name) + " is a value of an outer graph, which not every runtime accepts as an output");
    } else {
      context.findings.error(Rule::kGraphOutput, output.path(), quoted(name) + " is not produced in the graph");
    }
  }
  const auto name_of = [&](std::size_t i) { return value_name(graph, io::graph_field::kOutput, i); };
  for_each_repeat(count, name_of, [&](std::size_t i, std::size_t first) {
    context.findings.warning(Rule::kUniqueName, graph.path(io::graph_field::kOutput, i),
                             "duplicate output " + quoted(name_of(i)) + ", also output[" + std::to_string(first) + "]");
  });
}

void check_value_infos(const LocatedMessage& graph, Context& context) {
  const std::size_t count = graph.size(io::graph_field::kValueInfo);
  for (std::size_t i = 0; i < count; ++i) {
    const LocatedMessage info = graph.child(io::graph_field::kValueInfo, i);
    check_value_info(info, false, context);
  }
  const auto name_of = [&](std::size_t i) { return value_name(graph, io::graph_field::kValueInfo, i); };
  for_each_repeat(count, name_of, [&](std::size_t i, std::size_t first) {
    context.findings.warning(Rule::kUniqueName, graph.path(io::graph_field::kValueInfo, i),
                             quoted(name_of(i)) + " is also described by value_info[" + std::to_string(first) + "]");
  });
}

// Warns if a field of `message` names a tensor that does not exist.
void check_tensor_exists(const LocatedMessage& message, std::uint32_t field, Context& context) {
  const std::string_view name = message.text(field);
  if (name.empty() || context.names.is_visible(name)) return;
  context.findings.warning(Rule::kQuantization, message.path(field), "the graph has no tensor " + quoted(name));
}

void check_quantization(const LocatedMessage& graph, Context& context) {
  namespace annotation_fields = io::annotation_field;
  const std::size_t count = graph.size(io::graph_field::kQuantizationAnnotation);
  for (std::size_t i = 0; i < count; ++i) {
    const LocatedMessage annotation = graph.child(io::graph_field::kQuantizationAnnotation, i);
    context.features.use(Feature::kQuantizationAnnotations, annotation);
    require_text(annotation, annotation_fields::kTensorName, context.findings);
    check_tensor_exists(annotation, annotation_fields::kTensorName, context);
    check_entries(annotation, annotation_fields::kParameters, Severity::kError, context.findings);
    for (std::size_t k = 0; k < annotation.size(annotation_fields::kParameters); ++k) {
      check_tensor_exists(annotation.child(annotation_fields::kParameters, k), io::entry_field::kValue, context);
    }
  }
  const auto name_of = [&](std::size_t i) {
    return graph.child(io::graph_field::kQuantizationAnnotation, i).text(annotation_fields::kTensorName);
  };
  for_each_repeat(count, name_of, [&](std::size_t i, std::size_t first) {
    context.findings.warning(
        Rule::kUniqueName, graph.path(io::graph_field::kQuantizationAnnotation, i),
        quoted(name_of(i)) + " is also described by quantization_annotation[" + std::to_string(first) + "]");
  });
}

}  // namespace

void check_graph(const LocatedMessage& graph, const Body& body, Context& context) {
  if (!may_descend(graph, context)) return;
  require_text(graph, io::graph_field::kName, context.findings);
  check_inputs(graph, body, context);
  Initializers(graph, body, context).check();
  check_nodes(graph, io::graph_field::kNode, body, context);
  check_outputs(graph, body, context);
  check_value_infos(graph, context);
  check_quantization(graph, context);
  check_metadata(graph, io::graph_field::kMetadataProps, context);
}

}  // namespace onnxgen::check

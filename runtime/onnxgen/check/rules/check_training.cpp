// Checks training information: the graphs and the bindings of variables.
#include <string>
#include <utility>

#include "onnxgen/check/rules/context.h"
#include "onnxgen/error/printable.h"
#include "onnxgen/onnx/field_numbers.h"
#include "onnxgen/onnx/topology.h"

namespace onnxgen::check {
namespace {

void add_initializers(const LocatedMessage& graph, NameSet& names) {
  for (std::size_t i = 0; i < graph.size(io::graph_field::kInitializer); ++i) {
    names.insert(graph.child(io::graph_field::kInitializer, i).text(io::tensor_field::kName));
  }
  for (std::size_t i = 0; i < graph.size(io::graph_field::kSparseInitializer); ++i) {
    const LocatedMessage sparse = graph.child(io::graph_field::kSparseInitializer, i);
    names.insert(sparse.child(io::sparse_field::kValues).text(io::tensor_field::kName));
  }
}

// Variables that the keys of a binding can refer to: initializers of the model or of the algorithm. The values of a
// binding are outputs of a graph.
struct Variables {
  const NameSet& of_model;
  NameSet of_algorithm;

  bool has(std::string_view name) const { return of_model.count(name) != 0 || of_algorithm.count(name) != 0; }
};

void check_binding(const LocatedMessage& training, std::uint32_t binding, const Variables& variables,
                   const LocatedMessage& graph, Context& context) {
  check_entries(training, binding, Severity::kError, context.findings);
  NameSet outputs;
  for (std::size_t i = 0; i < graph.size(io::graph_field::kOutput); ++i) {
    outputs.insert(graph.child(io::graph_field::kOutput, i).text(io::value_info_field::kName));
  }
  for (std::size_t i = 0; i < training.size(binding); ++i) {
    const LocatedMessage entry = training.child(binding, i);
    const std::string_view variable = entry.text(io::entry_field::kKey);
    const std::string_view output = entry.text(io::entry_field::kValue);
    if (entry.has(io::entry_field::kKey) && !variables.has(variable)) {
      context.findings.error(Rule::kTrainingBinding, entry.path(io::entry_field::kKey),
                             quoted(variable) + " is not an initializer of the model or of the training algorithm");
    }
    if (outputs.count(output) == 0) {
      context.findings.error(Rule::kTrainingBinding, entry.path(io::entry_field::kValue),
                             quoted(output) + " is not an output of the graph");
    }
  }
}

void check_in_scope(const LocatedMessage& graph, const Body& body, Context& context) {
  const ValueNames::Scope scope(context.names);
  check_graph(graph, body, context);
}

}  // namespace

void check_training(const LocatedMessage& model, const Body& body, Context& context) {
  NameSet of_model;
  if (model.has(io::model_field::kTrainingInfo)) add_initializers(model.child(io::model_field::kGraph), of_model);
  const Body inner = {body.opsets};
  for (std::size_t i = 0; i < model.size(io::model_field::kTrainingInfo); ++i) {
    const LocatedMessage training = model.child(io::model_field::kTrainingInfo, i);
    context.features.use(Feature::kTraining, training);
    const LocatedMessage initialization = training.child(io::training_field::kInitialization);
    const LocatedMessage algorithm = training.child(io::training_field::kAlgorithm);
    if (training.has(io::training_field::kInitialization)) {
      ValueNames outside;
      std::swap(outside, context.names);  // the graph `initialization` cannot refer to names of the main graph
      check_in_scope(initialization, inner, context);
      std::swap(outside, context.names);
    }
    // The algorithm runs as one graph with the main graph and can refer to its names.
    if (training.has(io::training_field::kAlgorithm)) check_in_scope(algorithm, inner, context);
    Variables variables = {of_model, {}};
    add_initializers(algorithm, variables.of_algorithm);
    check_binding(training, io::training_field::kInitializationBinding, variables, initialization, context);
    check_binding(training, io::training_field::kUpdateBinding, variables, algorithm, context);
  }
}

}  // namespace onnxgen::check

// Merges two models into one, by the rules of onnx.compose.merge_models.
//
//   onnxgen::graph::MergeOptions options;
//   options.io_map = {{"features", "x"}};  // an output of the first model, an input of the second
//   const auto whole = onnxgen::graph::merge(std::move(backbone), std::move(head), options);
#pragma once

#include <functional>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/error/try_allocating.h"
#include "onnxgen/file/error.h"
#include "onnxgen/graph/erase_where.h"
#include "onnxgen/graph/function_id.h"
#include "onnxgen/graph/merge_check.h"
#include "onnxgen/graph/merge_options.h"
#include "onnxgen/graph/model_transfer.h"
#include "onnxgen/graph/prefix.h"
#include "onnxgen/graph/value_names.h"
#include "onnxgen/onnx/message_traits.h"
#include "onnxgen/onnx/require_class.h"

namespace onnxgen::graph {

namespace detail {

// Moves the contents of the second model into the first. MergeCheck must have succeeded; the only possible failure is
// running out of memory.
template <class Model>
class Merge {
 public:
  Merge(Model& first, Model& second, const MergeOptions& options)
      : first_(first), graph_(*first.mutable_graph()), second_(second), options_(options) {
    for (const auto& [output, input] : options.io_map) {
      connected_.emplace(options.prefix2 + input, options.prefix1 + output);
      connected_outputs_.insert(options.prefix1 + output);
    }
  }

  void merge() {
    // With all names prefixed, no two become equal, and MergeCheck has compared functions with operators.
    if (!options_.prefix1.empty()) add_prefix(first_, options_.prefix1);
    if (!options_.prefix2.empty()) add_prefix(second_, options_.prefix2);
    set_texts();
    describe_connected_outputs();
    erase_connected_outputs();
    auto& from = *second_.mutable_graph();
    erase_connected_inputs(from);
    connect(from);
    const io::BytesSharing<Model> sharing(first_);
    transfer_all(*from.mutable_node(), *graph_.mutable_node());
    transfer_all(*from.mutable_input(), *graph_.mutable_input());
    transfer_all(*from.mutable_output(), *graph_.mutable_output());
    transfer_all(*from.mutable_initializer(), *graph_.mutable_initializer());
    transfer_all(*from.mutable_sparse_initializer(), *graph_.mutable_sparse_initializer());
    transfer_all(*from.mutable_value_info(), *graph_.mutable_value_info());
    transfer_all(*from.mutable_quantization_annotation(), *graph_.mutable_quantization_annotation());
    transfer_all(*second_.mutable_functions(), *first_.mutable_functions());
    transfer_all(*second_.mutable_configuration(), *first_.mutable_configuration());
    transfer_metadata(*from.mutable_metadata_props(), *graph_.mutable_metadata_props());
    transfer_metadata(*second_.mutable_metadata_props(), *first_.mutable_metadata_props());
    transfer_opsets();
  }

 private:
  using Graph = std::decay_t<decltype(*std::declval<Model&>().mutable_graph())>;

  bool is_connected(std::string_view input) const { return connected_.find(input) != connected_.end(); }
  bool is_connected_output(std::string_view output) const { return connected_outputs_.count(output) != 0; }

  void set_texts() {
    const auto& other = second_.graph();
    const std::string first_name(graph_.name());
    const std::string second_name(other.name());
    graph_.set_doc_string(options_.doc_string.value_or("Graph combining " + first_name + " and " + second_name + "\n" +
                                                       first_name + "\n\n" + std::string(graph_.doc_string()) + "\n\n" +
                                                       second_name + "\n\n" + std::string(other.doc_string())));
    graph_.set_name(options_.name.value_or(first_name + "_" + second_name));
    first_.set_producer_name("onnxgen::graph::merge");
    first_.clear_producer_version();
    first_.clear_domain();
    first_.clear_doc_string();
    first_.set_model_version(1);
  }

  template <class Info>
  static bool has_description(const Info& info) {
    return info.has_type() || !info.doc_string().empty() || info.metadata_props_size() != 0;
  }

  // Keeps types and descriptions of connected outputs as value_info, so that the merged model can be split there again.
  void describe_connected_outputs() {
    for (const auto& info : graph_.input()) described_.emplace(info.name());
    for (const auto& info : graph_.value_info()) described_.emplace(info.name());
    for (const auto& output : graph_.output()) {
      const bool is_new =
          is_connected_output(output.name()) && has_description(output) && described_.emplace(output.name()).second;
      if (is_new) graph_.add_value_info()->CopyFrom(output);
    }
    for (const auto& annotation : graph_.quantization_annotation()) annotated_.emplace(annotation.tensor_name());
  }

  void erase_connected_outputs() {
    erase_where(*graph_.mutable_output(), [&](const auto& info) { return is_connected_output(info.name()); });
  }

  // Removes connected inputs. Their types and descriptions are used for connected outputs that have none.
  void erase_connected_inputs(Graph& from) {
    const auto is_named_so = [this](const auto& named) { return is_connected(named.name()); };
    erase_where(*from.mutable_value_info(), is_named_so);
    for (const auto& input : from.input()) {
      const bool is_new = is_connected(input.name()) && has_description(input) &&
                          described_.emplace(connected_.find(input.name())->second).second;
      if (is_new) from.add_value_info()->CopyFrom(input);
    }
    erase_where(*from.mutable_input(), is_named_so);
    erase_where(*from.mutable_initializer(), is_named_so);
    erase_where(*from.mutable_sparse_initializer(),
                [this](const auto& sparse) { return is_connected(sparse.values().name()); });
    erase_where(*from.mutable_quantization_annotation(), [this](const auto& annotation) {
      const auto found = connected_.find(std::string_view(annotation.tensor_name()));
      return found != connected_.end() && !annotated_.emplace(found->second).second;
    });
  }

  // Connects the nodes of the second graph to the outputs of the first. An output that is also a connected input keeps
  // its name.
  void connect(Graph& from) const {
    std::vector<std::pair<std::string, decltype(from.output_size())>> passed;
    for (decltype(from.output_size()) i = 0; i < from.output_size(); ++i) {
      if (is_connected(from.output(i).name())) passed.emplace_back(std::string(from.output(i).name()), i);
    }
    for_each_value_name(from, ValueRenamer(connected_));
    for (const auto& [name, output] : passed) {
      auto& node = *from.add_node();
      node.set_op_type("Identity");
      node.add_input(connected_.find(name)->second);
      node.add_output(name);
      from.mutable_output(output)->set_name(name);
    }
  }

  template <class List>
  static void transfer_all(List& from, List& to) {
    to.Reserve(to.size() + from.size());
    for (auto& message : from) transfer(message, *to.Add());
  }

  template <class List>
  static void transfer_metadata(List& from, List& to) {
    std::set<std::string, std::less<>> keys;
    for (const auto& entry : to) keys.emplace(entry.key());
    for (auto& entry : from) {
      if (keys.find(entry.key()) == keys.end()) transfer(entry, *to.Add());
    }
  }

  void transfer_opsets() {
    std::set<std::string, std::less<>> domains;
    for (const auto& opset : first_.opset_import()) domains.emplace(plain_domain(opset.domain()));
    for (auto& opset : *second_.mutable_opset_import()) {
      if (domains.emplace(plain_domain(opset.domain())).second) transfer(opset, *first_.add_opset_import());
    }
  }

  Model& first_;
  Graph& graph_;
  Model& second_;
  const MergeOptions& options_;
  NewNames connected_;  // outputs of the first graph, by inputs of the second
  std::set<std::string, std::less<>> connected_outputs_;
  // Values of the first graph that have a description or a quantization annotation.
  std::set<std::string, std::less<>> described_;
  std::set<std::string, std::less<>> annotated_;
};

}  // namespace detail

// Merges `second` into `first` and connects outputs to inputs as the options specify. Unconnected inputs and outputs
// become those of the merged model. Types and descriptions of connected values become value_info. Producer, domain,
// version and description of the result are not taken from either model. Weights are not copied: native classes share
// them, and `first` keeps the memory and mappings of `second`, which is empty afterwards. Fails with kUnsupported if
// the models are incompatible, and with kOutOfRange if a name does not exist; both models are then unchanged. After
// kOutOfMemory both are unspecified.
template <class Model>
Status try_merge(Model& first, Model&& second, const MergeOptions& options = {}) {
  if constexpr (io::require_model<Model>()) {
    return or_out_of_memory([&] {
      Status status = detail::MergeCheck<Model>(first, second, options).check();
      std::shared_ptr<Model> source;
      if (status) status = take_source(second, first, source);
      if (status) detail::Merge<Model>(first, *source, options).merge();
      return status;
    });
  }
}

// Returns the merged model, or throws io::Error. Pass models that are no longer needed by std::move(), to avoid copies.
template <class Model>
Model merge(Model first, Model second, const MergeOptions& options = {}) {
  io::throw_if_failed(try_merge(first, std::move(second), options));
  return first;
}

}  // namespace onnxgen::graph

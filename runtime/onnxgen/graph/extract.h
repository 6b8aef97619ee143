// Extracts a part of a model between named values as a separate model, by the rules of onnx.utils.extract_model.
//
//   const auto part = onnxgen::graph::extract(model, {"conv_1"}, {"y"});
#pragma once

#include <algorithm>
#include <cstddef>
#include <deque>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "onnxgen/error/printable.h"
#include "onnxgen/error/status.h"
#include "onnxgen/error/try_allocating.h"
#include "onnxgen/file/error.h"
#include "onnxgen/graph/for_each_node.h"
#include "onnxgen/graph/function_id.h"
#include "onnxgen/graph/graph_index.h"
#include "onnxgen/graph/initializers.h"
#include "onnxgen/graph/model_transfer.h"
#include "onnxgen/onnx/message_traits.h"
#include "onnxgen/onnx/require_class.h"

namespace onnxgen::graph {

namespace detail {

template <class Model>
class Extraction {
 public:
  Extraction(const Model& model, const std::vector<std::string>& inputs, const std::vector<std::string>& outputs)
      : model_(model), graph_(model.graph()), index_(GraphIndex::of(graph_)), inputs_(inputs), outputs_(outputs) {
    nodes_ = index_.reachable(outputs, inputs);
    used_.insert(outputs.begin(), outputs.end());
    for (const std::size_t node : nodes_) {
      for (const std::string_view input : index_.inputs(node)) used_.insert(input);
    }
    for (const auto& info : graph_.input()) describe(info);
    for (const auto& info : graph_.output()) describe(info);
    for (const auto& info : graph_.value_info()) describe(info);
    describe_initializers();
  }

  // Checks that inputs and outputs exist, that every value used is an input, an initializer, or produced by an
  // extracted node, and that inputs and outputs have types.
  Status check() const {
    for (const auto* names : {&inputs_, &outputs_}) {
      for (const std::string& name : *names) {
        if (!is_value(name)) return io::failure(ErrorCode::kOutOfRange, {}, no_value_text(name));
      }
    }
    std::set<std::string_view> known(inputs_.begin(), inputs_.end());
    for (const auto& tensor : graph_.initializer()) known.insert(tensor.name());
    for (const auto& sparse : graph_.sparse_initializer()) known.insert(sparse.values().name());
    for (const std::size_t node : nodes_) {
      for (const auto& output : node_at(node).output()) known.insert(output);
    }
    for (const std::string_view name : used_) {
      if (known.count(name) == 0)
        return failure(name, " is required, but is neither an input nor produced by the extracted nodes");
    }
    for (const auto* names : {&inputs_, &outputs_}) {
      for (const std::string& name : *names) {
        if (infos_.count(name) == 0) return failure(name, " has no type in the model; run shape inference to add it");
      }
    }
    return Status();
  }

  // Writes the part. copy_weight(from, to) copies the weights.
  template <class CopyWeight>
  void write(Model& part, const CopyWeight& copy_weight) const {
    part.set_ir_version(model_.ir_version());
    for (const auto& opset : model_.opset_import()) part.add_opset_import()->CopyFrom(opset);
    for (const auto& devices : model_.configuration()) part.add_configuration()->CopyFrom(devices);
    write_origin(part);
    write_graph(*part.mutable_graph(), copy_weight);
    const std::set<FunctionName> called = called_functions();
    for (const auto& function : model_.functions()) {
      if (called.count(name_of(function)) != 0) part.add_functions()->CopyFrom(function);
    }
  }

 private:
  using Graph = std::decay_t<decltype(std::declval<const Model&>().graph())>;
  using Node = std::decay_t<decltype(*std::declval<const Graph&>().node().begin())>;
  using Info = std::decay_t<decltype(*std::declval<const Graph&>().input().begin())>;
  using Function = std::decay_t<decltype(*std::declval<const Model&>().functions().begin())>;
  using FunctionName = std::pair<std::string_view, std::string_view>;  // domain and name, for all overloads

  static FunctionName name_of(const Function& function) { return {plain_domain(function.domain()), function.name()}; }

  static Status failure(std::string_view name, const char* what) {
    return io::failure(ErrorCode::kOutOfRange, {}, onnxgen::quoted(name) + what);
  }

  bool is_value(const std::string& name) const {
    if (name.empty()) return false;
    return index_.is_given(name) || index_.producer(name) || !index_.consumers(name).empty() || infos_.count(name) != 0;
  }

  // Returns the text of the error for a name that no value has. It may be the name of a node.
  std::string no_value_text(const std::string& name) const {
    for (std::size_t i = 0; i < index_.nodes() && !name.empty(); ++i) {
      const Node& node = node_at(i);
      if (node.name() != name) continue;
      std::string outputs;
      for (const std::string_view output : node.output())
        outputs += (outputs.empty() ? "" : ", ") + onnxgen::quoted(output);
      return onnxgen::quoted(name) + " is a node" + (outputs.empty() ? ", not a value" : "; use its output " + outputs);
    }
    return "the graph has no value " + onnxgen::quoted(name);
  }

  const Node& node_at(std::size_t node) const { return graph_.node(static_cast<decltype(graph_.node_size())>(node)); }

  void describe(const Info& info) {
    if (info.has_type()) infos_.emplace(info.name(), &info);
  }

  // Adds the type of each initializer that is an input or output without a type of its own.
  void describe_initializers() {
    std::set<std::string_view> wanted;
    for (const auto* names : {&inputs_, &outputs_}) {
      for (const std::string& name : *names) {
        if (infos_.count(name) == 0) wanted.insert(name);
      }
    }
    const auto add = [&](std::string_view name) -> Info* {
      if (wanted.erase(name) == 0) return nullptr;
      initializer_infos_.emplace_back().set_name(std::string(name));
      infos_.emplace(name, &initializer_infos_.back());
      return &initializer_infos_.back();
    };
    for (const auto& tensor : graph_.initializer()) {
      if (Info* const info = add(tensor.name())) {
        set_tensor_type(*info->mutable_type()->mutable_tensor_type(), tensor.data_type(), tensor.dims());
      }
    }
    for (const auto& sparse : graph_.sparse_initializer()) {
      if (Info* const info = add(sparse.values().name())) {
        set_tensor_type(*info->mutable_type()->mutable_sparse_tensor_type(), sparse.values().data_type(),
                        sparse.dims());
      }
    }
  }

  // Copies the fields that a message's class does not have.
  template <class Message>
  static void copy_unknown(const Message& from, Message& to) {
    MessageAccess::data(to).header.append_unknown(MessageAccess::data(from).header.unknown());
  }

  // Writes the fields that describe the model: producer, domain, version, descriptions and metadata, and unknown
  // fields.
  void write_origin(Model& part) const {
    if (!model_.producer_name().empty()) part.set_producer_name(std::string(model_.producer_name()));
    if (!model_.producer_version().empty()) part.set_producer_version(std::string(model_.producer_version()));
    if (!model_.domain().empty()) part.set_domain(std::string(model_.domain()));
    if (model_.model_version() != 0) part.set_model_version(model_.model_version());
    if (!model_.doc_string().empty()) part.set_doc_string(std::string(model_.doc_string()));
    for (const auto& entry : model_.metadata_props()) part.add_metadata_props()->CopyFrom(entry);
    Graph& graph = *part.mutable_graph();
    graph.set_name("Extracted from {" + std::string(graph_.name()) + "}");
    if (!graph_.doc_string().empty()) graph.set_doc_string(std::string(graph_.doc_string()));
    for (const auto& entry : graph_.metadata_props()) graph.add_metadata_props()->CopyFrom(entry);
    copy_unknown(model_, part);
    copy_unknown(graph_, graph);
  }

  // Returns the names of the part's values and initializers. Includes the initializers that hold quantization
  // parameters of these values.
  std::set<std::string_view> kept_names() const {
    std::set<std::string_view> kept = used_;
    for (const std::size_t node : nodes_) {
      for (const auto& output : node_at(node).output()) kept.insert(output);
    }
    std::set<std::string_view> parameters;
    for (const auto& annotation : graph_.quantization_annotation()) {
      if (kept.count(annotation.tensor_name()) == 0) continue;
      for (const auto& entry : annotation.quant_parameter_tensor_names()) parameters.insert(entry.value());
    }
    for (const auto& tensor : graph_.initializer()) {
      if (parameters.count(tensor.name()) != 0) kept.insert(tensor.name());
    }
    return kept;
  }

  // Returns whether an annotation is kept. It is useful only together with its parameters.
  template <class Annotation>
  static bool is_kept(const Annotation& annotation, const std::set<std::string_view>& kept) {
    if (kept.count(annotation.tensor_name()) == 0) return false;
    const auto& parameters = annotation.quant_parameter_tensor_names();
    return std::all_of(parameters.begin(), parameters.end(),
                       [&](const auto& entry) { return kept.count(entry.value()) != 0; });
  }

  template <class CopyWeight>
  void write_graph(Graph& to, const CopyWeight& copy_weight) const {
    for (const std::size_t node : nodes_) to.add_node()->CopyFrom(node_at(node));
    for (const std::string& name : inputs_) to.add_input()->CopyFrom(*infos_.at(name));
    for (const std::string& name : outputs_) to.add_output()->CopyFrom(*infos_.at(name));
    const std::set<std::string_view> kept = kept_names();
    for (const auto& tensor : graph_.initializer()) {
      if (kept.count(tensor.name()) != 0) copy_weight(tensor, *to.add_initializer());
    }
    for (const auto& sparse : graph_.sparse_initializer()) {
      if (kept.count(sparse.values().name()) != 0) copy_weight(sparse, *to.add_sparse_initializer());
    }
    for (const auto& info : graph_.value_info()) {
      if (kept.count(info.name()) != 0) to.add_value_info()->CopyFrom(info);
    }
    for (const auto& annotation : graph_.quantization_annotation()) {
      if (is_kept(annotation, kept)) to.add_quantization_annotation()->CopyFrom(annotation);
    }
  }

  // Returns the functions that the nodes call, directly, in subgraphs, or through other functions.
  std::set<FunctionName> called_functions() const {
    std::multimap<FunctionName, const Function*> functions;
    for (const auto& function : model_.functions()) functions.emplace(name_of(function), &function);
    std::set<FunctionName> called;
    std::vector<const Function*> bodies;  // bodies not yet examined
    const auto add_call = [&](const Node& node) {
      const FunctionName id = {plain_domain(node.domain()), node.op_type()};
      const auto [first, last] = functions.equal_range(id);
      if (first == last || !called.insert(id).second) return;
      for (auto function = first; function != last; ++function) bodies.push_back(function->second);
    };
    for (const std::size_t node : nodes_) for_each_node(node_at(node), add_call);
    while (!bodies.empty()) {
      const Function& body = *bodies.back();
      bodies.pop_back();
      for_each_node_of_function(body, add_call);
    }
    return called;
  }

  const Model& model_;
  const Graph& graph_;
  GraphIndex index_;
  const std::vector<std::string>& inputs_;
  const std::vector<std::string>& outputs_;
  std::vector<std::size_t> nodes_;                 // nodes that the outputs need
  std::set<std::string_view> used_;                // values used by them or requested by the caller
  std::map<std::string_view, const Info*> infos_;  // values with types
  std::deque<Info> initializer_infos_;             // owns some of the elements of infos_
};

}  // namespace detail

// Makes `part` a model of the nodes that lead from `inputs` to `outputs`, with the initializers, value descriptions,
// functions and device configurations that they use. Producer, domain, version, description, metadata and unknown
// fields are those of `model`; training information is omitted.
//
// `inputs` and `outputs` are names of values of the main graph. They must have types there: graph inputs, graph outputs
// and initializers have them, other values have them after shape inference. Fails with kOutOfRange if a value has no
// type or does not exist, or if the nodes need a value that is neither an input nor produced by them; `part` is then
// unchanged. After kOutOfMemory it is unspecified. `part` must be another object than `model`.
template <class Model>
Status try_extract(const Model& model, const std::vector<std::string>& inputs, const std::vector<std::string>& outputs,
                   Model& part) {
  if constexpr (io::require_model<Model>()) {
    return or_out_of_memory([&] {
      const detail::Extraction<Model> extraction(model, inputs, outputs);
      Status status = extraction.check();
      if (!status) return status;
      part.Clear();
      extraction.write(part, [](const auto& from, auto& to) { to.CopyFrom(from); });
      return status;
    });
  }
}

// Overload for a model that the caller gives up. Weights are not copied: native classes share them, and `part` keeps
// the memory and mappings of the whole model. Afterwards the model is empty. After kOutOfRange it is unchanged, after
// kOutOfMemory unspecified. `part` is unchanged after any failure.
template <class Model, std::enable_if_t<!std::is_reference_v<Model> && !std::is_const_v<Model>, int> = 0>
Status try_extract(Model&& model, const std::vector<std::string>& inputs, const std::vector<std::string>& outputs,
                   Model& part) {
  if constexpr (io::require_model<Model>()) {
    return or_out_of_memory([&] {
      Status status = detail::Extraction<Model>(model, inputs, outputs).check();
      std::shared_ptr<Model> source;
      if (!status) return status;
      Model made;
      status = take_source(model, made, source);
      if (!status) return status;
      {
        const io::BytesSharing<Model> sharing(made);
        const detail::Extraction<Model> extraction(*source, inputs, outputs);
        // The cast is safe: the model that `source` refers to is not const, and nothing else uses it.
        extraction.write(
            made, [](const auto& from, auto& to) { transfer(const_cast<std::decay_t<decltype(from)>&>(from), to); });
      }
      part = std::move(made);
      return status;
    });
  }
}

// Returns a copy of the part, or throws io::Error.
template <class Model>
Model extract(const Model& model, const std::vector<std::string>& inputs, const std::vector<std::string>& outputs) {
  Model part;
  io::throw_if_failed(try_extract(model, inputs, outputs, part));
  return part;
}

}  // namespace onnxgen::graph

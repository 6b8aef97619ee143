// Checks whether the functions of a model can be inlined.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "onnxgen/error/printable.h"
#include "onnxgen/error/status.h"
#include "onnxgen/file/error.h"
#include "onnxgen/graph/for_each_node.h"
#include "onnxgen/graph/function_id.h"
#include "onnxgen/graph/inlined_height.h"
#include "onnxgen/graph/required_attributes.h"

namespace onnxgen::graph::detail {

// Maximum depth of nested calls. Between two calls there may be as many levels of subgraphs as the parser allows.
inline constexpr std::size_t kMaxNestedCalls = 64;
// Default of ParseOptions::max_depth.
inline constexpr int kMaxDepth = 100;

template <class Model>
class CallCheck {
 public:
  explicit CallCheck(Model& model) : model_(model) {
    for (const auto& function : model.functions()) functions_.emplace(id_of_function(function), Called{&function, {}});
    for (const auto& opset : model.opset_import()) {
      versions_.emplace(plain_domain(opset.domain()), opset.version());
    }
  }

  // Checks all calls. On success, `new_opsets` contains the operator sets, versions by domain, that the inlined model
  // must import in addition to its own.
  Status check(std::map<std::string, std::int64_t>& new_opsets) {
    Status status;
    for_each_outer_graph(model_, [&](auto& graph) {
      const int depth = &graph == &model_.graph() ? 2 : 3;  // of its nodes
      for (const auto& node : graph.node()) {
        for_each_node(node, [&](const Node& inner) {
          if (status) status = check_node(inner, 0);
        });
        if (status) status = check_height(node, depth);
      }
    });
    if (status) new_opsets = std::move(new_opsets_);
    return status;
  }

 private:
  using Function = std::decay_t<decltype(*std::declval<Model&>().add_functions())>;
  using Node = std::decay_t<decltype(*std::declval<Function&>().add_node())>;
  enum class State { kNew, kOpen, kDone };
  struct Called {
    const Function* function;
    State state;
    std::size_t height = 0;                 // maximum depth of the calls in the function
    std::set<std::string_view> needs = {};  // attributes without which its nodes would be invalid
  };

  static Status refused(const Function& function, const std::string& why) {
    return io::failure(ErrorCode::kUnsupported, {}, "function " + onnxgen::quoted(function.name()) + " " + why);
  }

  // The inlined model could be saved, but not loaded.
  Status check_height(const Node& node, int depth) const {
    if (functions_.empty() || depth + heights_.of_node(node).levels <= kMaxDepth) return Status();
    return io::failure(ErrorCode::kUnsupported, {},
                       "the subgraphs of the inlined model would be nested too deeply for a load (more than " +
                           std::to_string(kMaxDepth) + " levels of messages)");
  }

  // Checks the node itself, if it is a call.
  Status check_node(const Node& node, std::size_t depth) {
    const auto found = functions_.find(id_of_call(node));
    return found != functions_.end() ? check_call(node, found->second, depth + 1) : Status();
  }

  Status check_call(const Node& node, Called& called, std::size_t depth) {
    const Function& function = *called.function;
    if (node.input_size() > function.input_size() || node.output_size() > function.output_size()) {
      return refused(function, "is called with more inputs or outputs than it has");
    }
    if (called.state == State::kOpen) return refused(function, "calls itself");
    if (depth + called.height > kMaxNestedCalls) return refused(function, "is called through too many other functions");
    Status status = called.state == State::kDone ? Status() : check_body(called, depth);
    if (status) status = check_attributes(node, called);
    return status;
  }

  Status check_body(Called& called, std::size_t depth) {
    const Function& function = *called.function;
    called.state = State::kOpen;
    Status status = check_opsets(function);
    for_each_node_of_function(function, [&](const Node& inner) {
      if (status) status = check_node(inner, depth);
    });
    for_each_node_of_function(function, [&](const Node& inner) { note_height(inner, called); });
    note_needs(called);
    if (status) heights_.add(function);
    called.state = State::kDone;
    return status;
  }

  // An attribute that the call does not set is removed from the nodes that refer to it, unless the function states a
  // default.
  static Status check_attributes(const Node& node, const Called& called) {
    std::set<std::string_view> given;
    for (const auto& attribute : node.attribute()) given.insert(attribute.name());
    for (const std::string_view name : called.needs) {
      if (given.count(name) == 0) {
        return refused(*called.function, "is called without attribute " + onnxgen::quoted(name) +
                                             ", which its nodes require; add it to the call");
      }
    }
    return Status();
  }

  // Records the attributes that the body's nodes require, directly or in other functions, which have been examined.
  void note_needs(Called& called) const {
    std::set<std::string_view> defaults;
    for (const auto& attribute : called.function->attribute_proto()) defaults.insert(attribute.name());
    const auto note = [&](const Node& node) {
      const auto found = functions_.find(id_of_call(node));
      for (const auto& attribute : node.attribute()) {
        const std::string_view reference(attribute.ref_attr_name());
        if (reference.empty() || defaults.count(reference) != 0) continue;
        const bool is_needed = found != functions_.end()
                                   ? found->second.needs.count(attribute.name()) != 0
                                   : requires_attribute(node, attribute.name(), version_of(node.domain()));
        if (is_needed) called.needs.insert(reference);
      }
    };
    for (const auto& node : called.function->node()) for_each_node(node, note);
  }

  // Returns the version of the domain's operator set in the inlined model, or the newest if nothing imports the domain.
  std::int64_t version_of(std::string_view domain) const {
    const auto found = versions_.find(plain_domain(domain));
    return found != versions_.end() ? found->second : (std::numeric_limits<std::int64_t>::max)() - 1;
  }

  void note_height(const Node& node, Called& called) const {
    const auto found = functions_.find(id_of_call(node));
    if (found != functions_.end() && found->second.height >= called.height) called.height = found->second.height + 1;
  }

  // Checks that the function's operator sets agree with those of the model. If the model does not import a domain, the
  // first function that does determines its version.
  Status check_opsets(const Function& function) {
    for (const auto& opset : function.opset_import()) {
      const std::string_view domain = plain_domain(opset.domain());
      const auto [place, is_new] = versions_.emplace(domain, opset.version());
      if (is_new) new_opsets_.emplace(domain, opset.version());
      const std::int64_t version = place->second;
      if (version == opset.version()) continue;
      return refused(function, "requires version " + std::to_string(opset.version()) + " of " +
                                   onnxgen::quoted(domain.empty() ? "ai.onnx" : domain) +
                                   ", but the model imports version " + std::to_string(version));
    }
    return Status();
  }

  Model& model_;
  std::map<FunctionId, Called> functions_;
  std::map<std::string_view, std::int64_t> versions_;  // versions that the inlined model will import, by domain
  std::map<std::string, std::int64_t> new_opsets_;
  InlinedHeights<Function> heights_;  // of functions in State::kDone
};

}  // namespace onnxgen::graph::detail

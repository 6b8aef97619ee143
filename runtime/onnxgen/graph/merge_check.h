// Checks whether two models can be merged.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "onnxgen/error/printable.h"
#include "onnxgen/error/status.h"
#include "onnxgen/file/error.h"
#include "onnxgen/graph/for_each_node.h"
#include "onnxgen/graph/function_id.h"
#include "onnxgen/graph/merge_options.h"
#include "onnxgen/graph/prefix.h"
#include "onnxgen/graph/value_names.h"

namespace onnxgen::graph::detail {

// Examines both models as they will be after adding their prefixes. Changes neither.
template <class Model>
class MergeCheck {
 public:
  MergeCheck(Model& first, Model& second, const MergeOptions& options)
      : first_(first), second_(second), options_(options) {}

  Status check() const {
    if (first_.ir_version() != second_.ir_version()) {
      return refused("the IR versions differ: " + std::to_string(first_.ir_version()) + " and " +
                     std::to_string(second_.ir_version()));
    }
    if (first_.training_info_size() + second_.training_info_size() != 0) {
      return refused("models with training information cannot be merged");
    }
    if (first_.configuration_size() != 0 && second_.configuration_size() != 0) {
      return refused("both models have device configurations");
    }
    Status status = check_opsets();
    if (status) status = check_io_map();
    if (status) status = check_values();
    if (status) status = check_metadata(first_.metadata_props(), second_.metadata_props());
    if (status) status = check_metadata(first_.graph().metadata_props(), second_.graph().metadata_props());
    if (status) status = check_functions();
    return status;
  }

 private:
  using Names = std::set<std::string, std::less<>>;
  struct OwnedId {
    std::string domain, name, overload;
    bool operator<(const OwnedId& other) const { return view() < other.view(); }
    FunctionId view() const { return {domain, name, overload}; }
  };

  static Status refused(std::string why) { return io::failure(ErrorCode::kUnsupported, {}, std::move(why)); }

  Status check_opsets() const {
    std::map<std::string_view, std::int64_t> versions;
    for (const auto& opset : first_.opset_import()) versions.emplace(plain_domain(opset.domain()), opset.version());
    for (const auto& opset : second_.opset_import()) {
      const auto found = versions.find(plain_domain(opset.domain()));
      if (found == versions.end() || found->second == opset.version()) continue;
      const std::string domain(found->first.empty() ? "ai.onnx" : found->first);
      return refused("the models import different versions of " + onnxgen::quoted(domain) + ": " +
                     std::to_string(found->second) + " and " + std::to_string(opset.version()));
    }
    return Status();
  }

  template <class Values>
  static Names names_of(const Values& values) {
    Names names;
    for (const auto& value : values) names.emplace(value.name());
    return names;
  }

  Status check_io_map() const {
    const Names outputs = names_of(first_.graph().output());
    const Names inputs = names_of(second_.graph().input());
    Names connected;
    for (const auto& [output, input] : options_.io_map) {
      if (outputs.count(output) == 0) {
        return io::failure(ErrorCode::kOutOfRange, {}, "the first model has no output " + onnxgen::quoted(output));
      }
      if (inputs.count(input) == 0) {
        return io::failure(ErrorCode::kOutOfRange, {}, "the second model has no input " + onnxgen::quoted(input));
      }
      if (!connected.insert(input).second)
        return refused("the input " + onnxgen::quoted(input) + " is connected twice");
    }
    return Status();
  }

  static Names value_names(Model& model, const std::string& prefix, const Names& left_out) {
    Names names;
    for_each_value_name_of_model(model, [&](std::string_view name, const auto&) {
      if (!name.empty() && left_out.find(name) == left_out.end()) names.insert(prefix + std::string(name));
    });
    return names;
  }

  // Checks that no value of one model has the name of a value of the other; they would become one value. Connected
  // inputs of the second model lose their names unless they are also outputs.
  Status check_values() const {
    Names connected;
    for (const auto& [output, input] : options_.io_map) connected.insert(input);
    for (const auto& output : second_.graph().output()) connected.erase(std::string(output.name()));
    const Names names = value_names(first_, options_.prefix1, {});
    std::vector<std::string> common;
    for (const std::string& name : value_names(second_, options_.prefix2, connected)) {
      if (names.count(name) != 0) common.push_back(name);
    }
    if (common.empty()) return Status();
    const std::string others = common.size() > 1 ? " and " + std::to_string(common.size() - 1) + " more" : "";
    return refused("both models have a value " + onnxgen::quoted(common.front()) + others + "; " +
                   std::string(kPrefixRemedy));
  }

  template <class Entries>
  static Status check_metadata(const Entries& first, const Entries& second) {
    std::map<std::string_view, std::string_view> values;
    for (const auto& entry : first) values.emplace(entry.key(), entry.value());
    for (const auto& entry : second) {
      const auto found = values.find(entry.key());
      if (found == values.end() || found->second == std::string_view(entry.value())) continue;
      return refused("the models have different values for the metadata key " + onnxgen::quoted(entry.key()));
    }
    return Status();
  }

  static OwnedId owned(const FunctionId& id, const std::string& prefix) {
    return {std::string(id.domain), prefix + std::string(id.name), std::string(id.overload)};
  }

  static std::set<OwnedId> functions_of(const Model& model, const std::string& prefix) {
    std::set<OwnedId> functions;
    for (const auto& function : model.functions()) functions.insert(owned(id_of_function(function), prefix));
    return functions;
  }

  // Checks that no node refers to an operator whose name is that of a function of the other model. After a merge the
  // node would call the function.
  static Status check_calls(Model& model, const std::set<OwnedId>& others) {
    std::set<FunctionId> own;
    for (const auto& function : model.functions()) own.insert(id_of_function(function));
    std::string meant;
    for_each_node_of_model(model, [&](const auto& node) {
      const FunctionId id = id_of_call(node);
      if (own.count(id) == 0 && others.count(owned(id, {})) != 0) meant = std::string(id.name);
    });
    if (meant.empty()) return Status();
    return refused(onnxgen::quoted(meant) + " is a function in one model and an operator in the other; " +
                   std::string(kPrefixRemedy));
  }

  Status check_functions() const {
    const std::set<OwnedId> first = functions_of(first_, options_.prefix1);
    const std::set<OwnedId> second = functions_of(second_, options_.prefix2);
    for (const OwnedId& id : second) {
      if (first.count(id) != 0)
        return refused("both models have a function " + onnxgen::quoted(id.name) + "; " + std::string(kPrefixRemedy));
    }
    Status status = check_calls(first_, second);
    if (status) status = check_calls(second_, first);
    if (status) status = check_prefixed_functions(first_, options_.prefix1);
    return status ? check_prefixed_functions(second_, options_.prefix2) : status;
  }

  Model& first_;
  Model& second_;
  const MergeOptions& options_;
};

}  // namespace onnxgen::graph::detail

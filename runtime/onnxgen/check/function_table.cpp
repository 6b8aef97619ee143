#include "onnxgen/check/function_table.h"

#include <string>

#include "onnxgen/check/opset_imports.h"
#include "onnxgen/error/printable.h"
#include "onnxgen/onnx/field_numbers.h"

namespace onnxgen::check {

std::size_t FunctionTable::IdHash::operator()(const Id& id) const {
  const NameHash hash;
  return hash(id.name) + 3 * hash(id.domain) + 5 * hash(id.overload);
}

void FunctionTable::read(const LocatedMessage& model, Findings& findings) {
  for (std::size_t i = 0; i < model.size(io::model_field::kFunctions); ++i) {
    const LocatedMessage function = model.child(io::model_field::kFunctions, i);
    Function& added = functions_.emplace_back();
    added.name = function.text(io::function_field::kName);
    added.inputs = function.size(io::function_field::kInput);
    added.outputs = function.size(io::function_field::kOutput);
    read_attributes(function, added);
    const Id id = {domain_key(function.text(io::function_field::kDomain)), added.name,
                   function.text(io::function_field::kOverload)};
    const auto [first, is_new] = by_id_.emplace(id, i);
    if (is_new) continue;
    findings.error(Rule::kFunctionId, function.path(),
                   "duplicate function " + quoted(id.name) + " of domain " +
                       quoted(id.domain.empty() ? "ai.onnx" : id.domain) + ", also functions[" +
                       std::to_string(first->second) + "]");
  }
}

void FunctionTable::read_attributes(const LocatedMessage& function, Function& added) {
  auto& [needed, others] = added.without_default;
  for (std::size_t i = 0; i < function.size(io::function_field::kAttribute); ++i) {
    const std::string_view name = function.text(io::function_field::kAttribute, i);
    added.attributes.insert(name);
    others.insert(name);
  }
  for (std::size_t i = 0; i < function.size(io::function_field::kAttributeProto); ++i) {
    const LocatedMessage attribute = function.child(io::function_field::kAttributeProto, i);
    added.attributes.insert(attribute.text(io::attribute_field::kName));
    others.erase(attribute.text(io::attribute_field::kName));
  }
  if (others.empty()) return;
  for (std::size_t i = 0; i < function.size(io::function_field::kNode); ++i) {
    const LocatedMessage node = function.child(io::function_field::kNode, i);
    const bool is_constant =
        node.text(io::node_field::kOpType) == "Constant" && domain_key(node.text(io::node_field::kDomain)).empty();
    for (std::size_t k = 0; is_constant && k < node.size(io::node_field::kAttribute); ++k) {
      const LocatedMessage value = node.child(io::node_field::kAttribute, k);
      needed.insert(others.extract(value.text(io::attribute_field::kRefAttrName)));  // nothing if it has a default
    }
  }
}

std::size_t FunctionTable::find(const LocatedMessage& node) const {
  if (by_id_.empty()) return kNoFunction;
  const auto found = by_id_.find({domain_key(node.text(io::node_field::kDomain)), node.text(io::node_field::kOpType),
                                  node.text(io::node_field::kOverload)});
  return found != by_id_.end() ? found->second : kNoFunction;
}

void FunctionTable::check_recursion(const LocatedMessage& model, Findings& findings) const {
  enum class Mark { kNew, kOpen, kDone };
  struct Step {
    std::size_t function;
    std::size_t next_call = 0;
  };
  std::vector<Mark> marks(functions_.size(), Mark::kNew);
  std::vector<Step> way;  // explicit stack: a model may have a chain of a million functions
  for (std::size_t root = 0; root < functions_.size(); ++root) {
    if (marks[root] != Mark::kNew) continue;
    marks[root] = Mark::kOpen;
    way.push_back({root});
    while (!way.empty()) {
      Step& step = way.back();
      const std::vector<std::size_t>& calls = functions_[step.function].calls;
      if (step.next_call == calls.size()) {
        marks[step.function] = Mark::kDone;
        way.pop_back();
        continue;
      }
      const std::size_t called = calls[step.next_call++];
      if (marks[called] == Mark::kOpen) {
        const std::string_view caller = functions_[step.function].name;
        findings.error(
            Rule::kFunctionRecursion, model.path(io::model_field::kFunctions, called),
            "function " + quoted(functions_[called].name) +
                (called == step.function ? std::string(" calls itself") : " calls itself through " + quoted(caller)));
      } else if (marks[called] == Mark::kNew) {
        marks[called] = Mark::kOpen;
        way.push_back({called});
      }
    }
  }
}

}  // namespace onnxgen::check

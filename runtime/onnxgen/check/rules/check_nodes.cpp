#include "onnxgen/check/rules/check_nodes.h"

#include <optional>
#include <string>

#include "onnxgen/error/printable.h"
#include "onnxgen/onnx/field_numbers.h"

namespace onnxgen::check {
namespace {

// Maps each value to the node that produces it, regardless of order. Built when the first name is not found, which does
// not happen in a valid model.
class Producers {
 public:
  Producers(const LocatedMessage& owner, std::uint32_t field) {
    for (std::size_t i = 0; i < owner.size(field); ++i) {
      const LocatedMessage node = owner.child(field, i);
      for (std::size_t k = 0; k < node.size(io::node_field::kOutput); ++k) {
        nodes_.emplace(node.text(io::node_field::kOutput, k), i);
      }
    }
  }

  std::optional<std::size_t> find(std::string_view name) const {
    const auto found = nodes_.find(name);
    return found != nodes_.end() ? std::optional<std::size_t>(found->second) : std::nullopt;
  }

 private:
  NameMap<std::size_t> nodes_;
};

void report_unknown(const LocatedMessage& node, std::size_t input, const LocatedMessage& owner, std::uint32_t field,
                    std::optional<Producers>& producers, Findings& findings) {
  if (!producers) producers.emplace(owner, field);
  const std::string_view name = node.text(io::node_field::kInput, input);
  const std::optional<std::size_t> maker = producers->find(name);
  if (maker) {
    findings.error(
        Rule::kTopologicalOrder, node.path(io::node_field::kInput, input),
        quoted(name) + " is produced by " + owner.path(field, *maker) + ", which does not precede this node");
  } else {
    findings.error(Rule::kUndefinedName, node.path(io::node_field::kInput, input),
                   quoted(name) + " is not an input, an initializer or an output of an earlier node");
  }
}

}  // namespace

void check_nodes(const LocatedMessage& owner, std::uint32_t field, const Body& body, Context& context) {
  std::optional<Producers> producers;
  const std::size_t count = owner.size(field);
  for (std::size_t i = 0; i < count; ++i) {
    const LocatedMessage node = owner.child(field, i);
    for (std::size_t k = 0; k < node.size(io::node_field::kInput); ++k) {
      const std::string_view name = node.text(io::node_field::kInput, k);
      if (name.empty() || context.names.is_visible(name)) continue;
      report_unknown(node, k, owner, field, producers, context.findings);
    }
    check_node(node, body, context);
    for (std::size_t k = 0; k < node.size(io::node_field::kOutput); ++k) {
      const std::string_view name = node.text(io::node_field::kOutput, k);
      if (name.empty()) continue;
      if (context.names.is_visible(name)) {
        context.findings.error(Rule::kSingleAssignment, node.path(io::node_field::kOutput, k),
                               quoted(name) + " is already defined; a value must have exactly one definition");
      }
      context.names.define(name, k == 0 && is_external_constant(node));
    }
  }
  const auto name_of = [&](std::size_t i) { return owner.child(field, i).text(io::node_field::kName); };
  for_each_repeat(count, name_of, [&](std::size_t i, std::size_t first) {
    context.findings.warning(Rule::kUniqueName, owner.path(field, i),
                             "duplicate node name " + quoted(name_of(i)) + ", also " + owner.path(field, first));
  });
}

}  // namespace onnxgen::check

#include "onnxgen/check/rules/context.h"

#include "onnxgen/error/printable.h"
#include "onnxgen/onnx/external_data.h"
#include "onnxgen/onnx/field_numbers.h"

namespace onnxgen::check {

void require(const LocatedMessage& message, std::uint32_t field, Findings& findings) {
  if (!message.has(field)) findings.error(Rule::kRequiredField, message.path(field), "required but missing");
}

void require_text(const LocatedMessage& message, std::uint32_t field, Findings& findings) {
  if (message.text(field).empty()) {
    findings.error(Rule::kRequiredField, message.path(field), "required but missing or empty");
  }
}

void check_entries(const LocatedMessage& message, std::uint32_t field, Severity severity, Findings& findings) {
  const std::size_t count = message.size(field);
  for (std::size_t i = 0; i < count; ++i) {
    const LocatedMessage entry = message.child(field, i);
    if (entry.has(io::entry_field::kKey)) continue;
    findings.add(severity, Rule::kRequiredField, entry.path(io::entry_field::kKey), "required but missing");
  }
  const auto key_of = [&](std::size_t i) { return message.child(field, i).text(io::entry_field::kKey); };
  for_each_repeat(count, key_of, [&](std::size_t i, std::size_t first) {
    findings.add(severity, Rule::kUniqueKey, message.path(field, i),
                 "duplicate key " + quoted(key_of(i)) + ", first used by entry " + std::to_string(first));
  });
}

void check_metadata(const LocatedMessage& message, std::uint32_t field, Context& context) {
  if (!message.has(field)) return;
  context.features.use(Feature::kMetadata, message);
  check_entries(message, field, Severity::kWarning, context.findings);
}

bool may_descend(const LocatedMessage& message, Context& context) {
  const int deepest = context.options.parse.max_depth;
  if (message.depth() <= deepest) return true;
  context.findings.error(
      Rule::kNesting, message.path(),
      "messages are nested deeper than " + std::to_string(deepest) + "; deeper ones are not checked");
  return false;
}

bool is_external(const LocatedMessage& tensor) {
  return tensor.integer(io::tensor_field::kDataLocation) == io::tensor_field::kExternal;
}

bool is_in_data_file(const LocatedMessage& tensor) {
  if (!is_external(tensor)) return false;
  for (std::size_t i = 0; i < tensor.size(io::tensor_field::kExternalData); ++i) {
    const LocatedMessage entry = tensor.child(io::tensor_field::kExternalData, i);
    if (entry.text(io::entry_field::kKey) == io::kStampKey) return false;
  }
  return true;
}

bool is_external_constant(const LocatedMessage& node) {
  if (node.text(io::node_field::kOpType) != "Constant") return false;
  for (std::size_t i = 0; i < node.size(io::node_field::kAttribute); ++i) {
    const LocatedMessage attribute = node.child(io::node_field::kAttribute, i);
    if (attribute.has(io::attribute_field::kT) && is_in_data_file(attribute.child(io::attribute_field::kT)))
      return true;
  }
  return false;
}

}  // namespace onnxgen::check

// Checks nodes, except for the names of their values, which check_nodes() checks.
#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "onnxgen/check/rules/context.h"
#include "onnxgen/check/rules/shape_inputs.h"
#include "onnxgen/error/printable.h"
#include "onnxgen/onnx/field_numbers.h"

namespace onnxgen::check {
namespace {

void check_operator(const LocatedMessage& node, const Body& body, Context& context) {
  require_text(node, io::node_field::kOpType, context.findings);
  const std::string_view domain = node.text(io::node_field::kDomain);
  if (!body.opsets.has(domain)) {
    context.findings.error(Rule::kOpsetDomain, node.path(),
                           std::string(body.function == kNoFunction ? "the model" : "the function") +
                               " does not import domain " + quoted(domain.empty() ? "ai.onnx" : domain) +
                               " of operator " + quoted(node.text(io::node_field::kOpType)));
  }
  if (node.has(io::node_field::kInput) || node.has(io::node_field::kOutput)) {
    if (node.has(io::node_field::kOutput)) return;
    context.findings.warning(Rule::kNodeValues, node.path(), "the node has no outputs, so its results cannot be used");
  } else {
    context.findings.error(Rule::kNodeValues, node.path(), "the node has neither inputs nor outputs");
  }
}

void check_attributes(const LocatedMessage& node, const Body& body, Context& context) {
  const std::size_t count = node.size(io::node_field::kAttribute);
  for (std::size_t i = 0; i < count; ++i) {
    const LocatedMessage attribute = node.child(io::node_field::kAttribute, i);
    check_attribute(attribute, body, context);
  }
  const auto name_of = [&](std::size_t i) {
    return node.child(io::node_field::kAttribute, i).text(io::attribute_field::kName);
  };
  for_each_repeat(count, name_of, [&](std::size_t i, std::size_t first) {
    context.findings.error(
        Rule::kUniqueName, node.path(io::node_field::kAttribute, i),
        "duplicate attribute " + quoted(name_of(i)) + ", also attribute[" + std::to_string(first) + "]");
  });
}

// Reports those of the `wanted` attributes that a call lacks, as one finding. Takes time in proportion to the
// attributes of the call, because a model may call a function with many attributes many times.
void report_missing(const LocatedMessage& call, const std::set<std::string_view>& wanted, const NameSet& given,
                    Severity severity, Context& context) {
  std::size_t missing = wanted.size();
  for (const std::string_view name : given) missing -= wanted.count(name);
  if (missing == 0) return;
  const auto is_missing = [&](std::string_view name) { return given.count(name) == 0; };
  const std::string_view first = *std::find_if(wanted.begin(), wanted.end(), is_missing);
  const bool is_one = missing == 1;
  std::string text = "the node lacks attribute " + quoted(first);
  if (!is_one) text += " and " + std::to_string(missing - 1) + " more";
  text += " of function " + quoted(call.text(io::node_field::kOpType));
  text += is_one ? ", which has no default" : ", which have no defaults";
  if (severity == Severity::kError) text += is_one ? " and is the value of a Constant" : " and are values of Constants";
  context.findings.add(severity, Rule::kFunctionCall, call.path(), std::move(text));
}

// Reports attributes without a default that a call lacks.
void check_missing_attributes(const LocatedMessage& node, std::size_t function, Context& context) {
  const auto& [needed, others] = context.functions.attributes_without_default(function);
  if (needed.empty() && others.empty()) return;
  NameSet given;
  for (std::size_t i = 0; i < node.size(io::node_field::kAttribute); ++i) {
    given.insert(node.child(io::node_field::kAttribute, i).text(io::attribute_field::kName));
  }
  report_missing(node, others, given, Severity::kWarning, context);
  report_missing(node, needed, given, Severity::kError, context);
}

// Checks a call of one of the model's functions.
void check_call(const LocatedMessage& node, const Body& body, Context& context) {
  const bool has_overload = !node.text(io::node_field::kOverload).empty();
  if (has_overload) context.features.use(Feature::kOverloads, node);
  const std::size_t function = context.functions.find(node);
  if (function == kNoFunction) {
    if (!has_overload) return;
    context.findings.error(Rule::kFunctionCall, node.path(io::node_field::kOverload),
                           "the model has no function " + quoted(node.text(io::node_field::kOpType)) +
                               " with overload " + quoted(node.text(io::node_field::kOverload)));
    return;
  }
  if (body.function != kNoFunction) context.functions.add_call(body.function, function);
  const auto check_count = [&](std::uint32_t field, std::size_t most, const char* what) {
    const std::size_t count = node.size(field);
    if (count <= most) return;
    context.findings.error(Rule::kFunctionCall, node.path(field),
                           "function " + quoted(node.text(io::node_field::kOpType)) + " has " + std::to_string(most) +
                               " " + what + ", but the node has " + std::to_string(count));
  };
  check_count(io::node_field::kInput, context.functions.inputs(function), "inputs");
  check_count(io::node_field::kOutput, context.functions.outputs(function), "outputs");
  for (std::size_t i = 0; i < node.size(io::node_field::kAttribute); ++i) {
    const std::string_view name = node.child(io::node_field::kAttribute, i).text(io::attribute_field::kName);
    if (name.empty() || context.functions.has_attribute(function, name)) continue;
    context.findings.warning(
        Rule::kFunctionCall, node.path(io::node_field::kAttribute, i),
        "function " + quoted(node.text(io::node_field::kOpType)) + " has no attribute " + quoted(name));
  }
  check_missing_attributes(node, function, context);
}

// Runtimes and shape inference read shapes from the model before any data file is loaded.
void check_shape_inputs(const LocatedMessage& node, Context& context) {
  const std::string_view domain = node.text(io::node_field::kDomain);
  if (!domain.empty() && domain != "ai.onnx") return;
  const std::string_view op_type = node.text(io::node_field::kOpType);
  for (std::size_t i = 0; i < node.size(io::node_field::kInput); ++i) {
    const std::string_view name = node.text(io::node_field::kInput, i);
    if (name.empty() || !context.names.is_external(name) || !is_shape_input(op_type, i)) continue;
    context.findings.warning(Rule::kExternalShape, node.path(io::node_field::kInput, i),
                             quoted(name) +
                                 " is external data, which runtimes do not read for shapes; onnx-tool "
                                 "convert --external keeps small tensors in the model");
  }
}

void check_device_configurations(const LocatedMessage& node, Context& context) {
  namespace field = io::node_configuration_field;
  for (std::size_t i = 0; i < node.size(io::node_field::kDeviceConfigurations); ++i) {
    const LocatedMessage configuration = node.child(io::node_field::kDeviceConfigurations, i);
    context.features.use(Feature::kDeviceConfigurations, configuration);
    require_text(configuration, field::kConfigurationId, context.findings);
    const std::string_view id = configuration.text(field::kConfigurationId);
    if (!id.empty() && context.device_configurations.count(id) == 0) {
      context.findings.error(Rule::kDeviceConfiguration, configuration.path(field::kConfigurationId),
                             "the model has no device configuration " + quoted(id));
    }
    for (std::size_t k = 0; k < configuration.size(field::kShardingSpec); ++k) {
      const LocatedMessage sharding = configuration.child(field::kShardingSpec, k);
      require_text(sharding, field::kShardedTensorName, context.findings);
    }
  }
}

}  // namespace

void check_node(const LocatedMessage& node, const Body& body, Context& context) {
  check_operator(node, body, context);
  check_attributes(node, body, context);
  check_call(node, body, context);
  check_shape_inputs(node, context);
  check_device_configurations(node, context);
  check_metadata(node, io::node_field::kMetadataProps, context);
}

}  // namespace onnxgen::check

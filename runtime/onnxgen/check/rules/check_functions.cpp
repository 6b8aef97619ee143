// Checks the functions of a model: signatures, bodies, and recursion.
#include <string>

#include "onnxgen/check/rules/check_nodes.h"
#include "onnxgen/check/rules/context.h"
#include "onnxgen/error/printable.h"
#include "onnxgen/onnx/field_numbers.h"

namespace onnxgen::check {
namespace {

void check_id(const LocatedMessage& function, Context& context) {
  require_text(function, io::function_field::kName, context.findings);
  // The standard domain is an empty string, which must be set explicitly.
  if (context.features.ir_version() >= 8) require(function, io::function_field::kDomain, context.findings);
  if (!function.text(io::function_field::kOverload).empty()) context.features.use(Feature::kOverloads, function);
}

void check_parameters(const LocatedMessage& function, Context& context) {
  for (std::size_t i = 0; i < function.size(io::function_field::kInput); ++i) {
    const std::string_view name = function.text(io::function_field::kInput, i);
    if (context.names.is_defined_here(name)) {
      context.findings.error(Rule::kSingleAssignment, function.path(io::function_field::kInput, i),
                             "duplicate input " + quoted(name));
    }
    context.names.define(name);
  }
  const auto output_of = [&](std::size_t i) { return function.text(io::function_field::kOutput, i); };
  for_each_repeat(function.size(io::function_field::kOutput), output_of, [&](std::size_t i, std::size_t first) {
    context.findings.error(Rule::kFunctionSignature, function.path(io::function_field::kOutput, i),
                           "duplicate output " + quoted(output_of(i)) + ", also output[" + std::to_string(first) + "]");
  });
}

void check_attributes(const LocatedMessage& function, const OpsetImports& opsets, Context& context) {
  const std::size_t plain = function.size(io::function_field::kAttribute);
  const std::size_t with_default = function.size(io::function_field::kAttributeProto);
  for (std::size_t i = 0; i < with_default; ++i) {
    const LocatedMessage attribute = function.child(io::function_field::kAttributeProto, i);
    context.features.use(Feature::kFunctionAttributeDefaults, attribute);
    check_attribute(attribute, {opsets}, context);
  }
  const auto name_of = [&](std::size_t i) {
    return i < plain ? function.text(io::function_field::kAttribute, i)
                     : function.child(io::function_field::kAttributeProto, i - plain).text(io::attribute_field::kName);
  };
  for_each_repeat(plain + with_default, name_of, [&](std::size_t i, std::size_t) {
    context.findings.error(Rule::kFunctionSignature,
                           i < plain ? function.path(io::function_field::kAttribute, i)
                                     : function.path(io::function_field::kAttributeProto, i - plain),
                           "duplicate attribute " + quoted(name_of(i)));
  });
}

void check_results(const LocatedMessage& function, Context& context) {
  for (std::size_t i = 0; i < function.size(io::function_field::kOutput); ++i) {
    const std::string_view name = function.text(io::function_field::kOutput, i);
    if (context.names.is_defined_here(name)) continue;
    context.findings.error(Rule::kGraphOutput, function.path(io::function_field::kOutput, i),
                           quoted(name) + " is not produced in the function");
  }
  for (std::size_t i = 0; i < function.size(io::function_field::kValueInfo); ++i) {
    const LocatedMessage info = function.child(io::function_field::kValueInfo, i);
    context.features.use(Feature::kFunctionValueInfos, info);
    check_value_info(info, false, context);
  }
}

}  // namespace

void check_functions(const LocatedMessage& model, Context& context) {
  for (std::size_t i = 0; i < model.size(io::model_field::kFunctions); ++i) {
    const LocatedMessage function = model.child(io::model_field::kFunctions, i);
    context.features.use(Feature::kFunctions, function);
    const ValueNames::Scope scope(context.names);
    OpsetImports opsets;
    opsets.read(function, io::function_field::kOpsetImport, context.findings);
    check_id(function, context);
    check_parameters(function, context);
    check_attributes(function, opsets, context);
    check_nodes(function, io::function_field::kNode, {opsets, i}, context);
    check_results(function, context);
    check_metadata(function, io::function_field::kMetadataProps, context);
  }
  context.functions.check_recursion(model, context.findings);
}

}  // namespace onnxgen::check

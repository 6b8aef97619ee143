// Checks the types of values.
#include <cstdint>
#include <string>

#include "onnxgen/check/rules/context.h"
#include "onnxgen/onnx/element_type.h"
#include "onnxgen/onnx/field_numbers.h"

namespace onnxgen::check {
namespace {

using io::ElementType;

// Checks a number of DataType. Returns kUndefined if it is not set or unknown.
ElementType check_element_type(const LocatedMessage& message, std::uint32_t field, Context& context) {
  if (!message.has(field)) {
    require(message, field, context.findings);
    return ElementType::kUndefined;
  }
  const std::int64_t number = message.integer(field);
  const ElementType type = io::element_type(static_cast<std::int32_t>(number));
  if (type == ElementType::kUndefined) {
    context.findings.error(Rule::kValueType, message.path(field),
                           "invalid element type " + std::to_string(number) + (number == 0 ? " (UNDEFINED)" : ""));
  } else {
    context.features.use(type, message);
  }
  return type;
}

void check_shape(const LocatedMessage& tensor, bool is_needed, Context& context) {
  if (!tensor.has(io::type_field::kShape)) {
    if (is_needed) require(tensor, io::type_field::kShape, context.findings);
    return;
  }
  const LocatedMessage shape = tensor.child(io::type_field::kShape);
  for (std::size_t i = 0; i < shape.size(io::shape_field::kDim); ++i) {
    const LocatedMessage dim = shape.child(io::shape_field::kDim, i);
    const std::int64_t value = dim.integer(io::shape_field::kDimValue);
    if (value >= 0) continue;
    // Exporters write -1 for an unknown dimension, and no ONNX checker rejects it.
    context.findings.warning(
        Rule::kValueType, dim.path(),
        "the dimension is " + std::to_string(value) + ", but must not be negative; leave an unknown dimension unset");
  }
}

void check_tensor_type(const LocatedMessage& tensor, bool needs_shape, Context& context) {
  check_element_type(tensor, io::type_field::kElemType, context);
  check_shape(tensor, needs_shape, context);
}

// Checks the element type of a sequence or optional, or the value type of a map.
void check_inner_type(const LocatedMessage& outer, std::uint32_t field, Context& context) {
  if (!outer.has(field)) return require(outer, field, context.findings);
  const LocatedMessage inner = outer.child(field);
  check_type(inner, false, context);
}

void check_map_type(const LocatedMessage& map, Context& context) {
  const ElementType key = check_element_type(map, io::type_field::kKeyType, context);
  const unsigned bits = io::element_bits(key);
  const bool is_integer = key >= ElementType::kUint8 && key <= ElementType::kInt64;
  const bool is_unsigned = key == ElementType::kUint32 || key == ElementType::kUint64;
  if (bits != 0 && !is_integer && !is_unsigned) {
    context.findings.error(Rule::kValueType, map.path(io::type_field::kKeyType),
                           "map keys must be integers or strings, not " + std::string(io::type_name(key)));
  }
  check_inner_type(map, io::type_field::kValueType, context);
}

bool states_kind(const LocatedMessage& type) {
  using namespace io::type_field;
  for (const std::uint32_t kind : {kTensor, kSequence, kMap, kOpaque, kSparseTensor, kOptional}) {
    if (type.has(kind)) return true;
  }
  return false;
}

}  // namespace

void check_type(const LocatedMessage& type, bool needs_shape, Context& context) {
  if (!may_descend(type, context)) return;
  if (type.has(io::type_field::kTensor)) {
    const LocatedMessage tensor = type.child(io::type_field::kTensor);
    check_tensor_type(tensor, needs_shape, context);
  } else if (type.has(io::type_field::kSparseTensor)) {
    const LocatedMessage tensor = type.child(io::type_field::kSparseTensor);
    context.features.use(Feature::kSparseTensorTypes, tensor);
    check_tensor_type(tensor, needs_shape, context);
  } else if (type.has(io::type_field::kSequence)) {
    const LocatedMessage sequence = type.child(io::type_field::kSequence);
    check_inner_type(sequence, io::type_field::kElemType, context);
  } else if (type.has(io::type_field::kOptional)) {
    const LocatedMessage optional = type.child(io::type_field::kOptional);
    context.features.use(Feature::kOptionalTypes, optional);
    check_inner_type(optional, io::type_field::kElemType, context);
  } else if (type.has(io::type_field::kMap)) {
    const LocatedMessage map = type.child(io::type_field::kMap);
    check_map_type(map, context);
  } else if (!states_kind(type)) {
    context.findings.error(Rule::kValueType, type.path(), "the type states no kind, such as tensor_type");
  }
}

void check_value_info(const LocatedMessage& info, bool needs_type, Context& context) {
  require_text(info, io::value_info_field::kName, context.findings);
  check_metadata(info, io::value_info_field::kMetadataProps, context);
  const bool has_type = info.has(io::value_info_field::kType);
  if (needs_type && !has_type) require(info, io::value_info_field::kType, context.findings);
  if (!has_type) return;
  const LocatedMessage type = info.child(io::value_info_field::kType);
  if (!needs_type && !states_kind(type)) {
    context.findings.warning(Rule::kValueType, type.path(),
                             "the type states no kind, such as tensor_type; leave an unknown type unset");
  } else {
    check_type(type, needs_type, context);
  }
}

}  // namespace onnxgen::check

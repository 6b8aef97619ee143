// Checks attributes: names, types, the field that holds the value, and its content.
#include <cstdint>
#include <string>

#include "onnxgen/check/rules/context.h"
#include "onnxgen/error/printable.h"
#include "onnxgen/onnx/field_numbers.h"

namespace onnxgen::check {
namespace {

// A type of attributes (a number of AttributeProto.AttributeType), and the field that holds its value.
struct Kind {
  std::int64_t type;
  const char* name;
  std::uint32_t field;
  bool is_message;  // the field has no default value, so it must be set
};

constexpr Kind kKinds[] = {
    {1, "FLOAT", io::attribute_field::kF, false},
    {2, "INT", io::attribute_field::kI, false},
    {3, "STRING", io::attribute_field::kS, false},
    {4, "TENSOR", io::attribute_field::kT, true},
    {5, "GRAPH", io::attribute_field::kG, true},
    {6, "FLOATS", io::attribute_field::kFloats, false},
    {7, "INTS", io::attribute_field::kInts, false},
    {8, "STRINGS", io::attribute_field::kStrings, false},
    {9, "TENSORS", io::attribute_field::kTensors, false},
    {10, "GRAPHS", io::attribute_field::kGraphs, false},
    {11, "SPARSE_TENSOR", io::attribute_field::kSparseTensor, true},
    {12, "SPARSE_TENSORS", io::attribute_field::kSparseTensors, false},
    {13, "TYPE_PROTO", io::attribute_field::kTp, true},
    {14, "TYPE_PROTOS", io::attribute_field::kTypeProtos, false},
};

const Kind* find_kind(std::int64_t type) noexcept {
  for (const Kind& kind : kKinds) {
    if (kind.type == type) return &kind;
  }
  return nullptr;
}

// Before IR version 2 attributes had no type. The field that is set determines it.
bool needs_type(const Context& context) noexcept {
  return context.features.ir_version() >= 2;
}

// Reports fields that must not be set, and returns the number of value fields that are set.
int check_fields(const LocatedMessage& attribute, const Kind* kind, Context& context) {
  int used = 0;
  for (const Kind& each : kKinds) {
    if (!attribute.has(each.field)) continue;
    if (++used == 2) {
      context.findings.error(Rule::kAttributeValue, attribute.path(each.field),
                             "the attribute has more than one value");
    } else if (kind != nullptr && &each != kind) {
      context.findings.error(
          Rule::kAttributeType, attribute.path(each.field),
          "the attribute's type is " + std::string(kind->name) + ", but this value is of type " + each.name);
    }
  }
  return used;
}

void check_reference(const LocatedMessage& attribute, bool has_value, const Body& body, Context& context) {
  const std::string_view name = attribute.text(io::attribute_field::kRefAttrName);
  const auto error = [&](const std::string& text) {
    context.findings.error(Rule::kAttributeReference, attribute.path(io::attribute_field::kRefAttrName), text);
  };
  if (has_value) error("an attribute with ref_attr_name must not have a value");
  if (body.function == kNoFunction) {
    error("ref_attr_name is only valid in nodes of a function");
  } else if (!context.functions.has_attribute(body.function, name)) {
    error("the function has no attribute " + quoted(name));
  }
}

void check_type_and_value(const LocatedMessage& attribute, const Body& body, Context& context) {
  const std::int64_t type = attribute.integer(io::attribute_field::kType);
  const Kind* const kind = find_kind(type);
  if (!attribute.has(io::attribute_field::kType)) {
    if (needs_type(context)) require(attribute, io::attribute_field::kType, context.findings);
  } else if (kind == nullptr && (needs_type(context) || type != 0)) {
    context.findings.error(Rule::kAttributeType, attribute.path(io::attribute_field::kType),
                           "invalid attribute type " + std::to_string(type) + (type == 0 ? " (UNDEFINED)" : ""));
  }
  const bool has_value = check_fields(attribute, kind, context) != 0;
  if (!attribute.text(io::attribute_field::kRefAttrName).empty()) {
    check_reference(attribute, has_value, body, context);
  } else if (!has_value && kind != nullptr && kind->is_message) {
    context.findings.error(Rule::kAttributeValue, attribute.path(kind->field), "the attribute has no value");
  }
}

void check_graphs(const LocatedMessage& attribute, const Body& body, Context& context) {
  const Body inner = {body.opsets, body.function};
  const auto check_one = [&](const LocatedMessage& graph) {
    const ValueNames::Scope scope(context.names);
    check_graph(graph, inner, context);
  };
  if (attribute.has(io::attribute_field::kG)) check_one(attribute.child(io::attribute_field::kG));
  for (std::size_t i = 0; i < attribute.size(io::attribute_field::kGraphs); ++i) {
    check_one(attribute.child(io::attribute_field::kGraphs, i));
  }
}

void check_types(const LocatedMessage& attribute, Context& context) {
  const auto check_one = [&](const LocatedMessage& type) {
    context.features.use(Feature::kTypeAttributes, type);
    check_type(type, false, context);
  };
  if (attribute.has(io::attribute_field::kTp)) check_one(attribute.child(io::attribute_field::kTp));
  for (std::size_t i = 0; i < attribute.size(io::attribute_field::kTypeProtos); ++i) {
    check_one(attribute.child(io::attribute_field::kTypeProtos, i));
  }
}

void check_tensors(const LocatedMessage& attribute, Context& context) {
  if (attribute.has(io::attribute_field::kT)) check_tensor(attribute.child(io::attribute_field::kT), context);
  for (std::size_t i = 0; i < attribute.size(io::attribute_field::kTensors); ++i) {
    check_tensor(attribute.child(io::attribute_field::kTensors, i), context);
  }
  if (attribute.has(io::attribute_field::kSparseTensor)) {
    check_sparse_tensor(attribute.child(io::attribute_field::kSparseTensor), context);
  }
  for (std::size_t i = 0; i < attribute.size(io::attribute_field::kSparseTensors); ++i) {
    check_sparse_tensor(attribute.child(io::attribute_field::kSparseTensors, i), context);
  }
}

}  // namespace

void check_attribute(const LocatedMessage& attribute, const Body& body, Context& context) {
  require_text(attribute, io::attribute_field::kName, context.findings);
  check_type_and_value(attribute, body, context);
  check_tensors(attribute, context);
  check_types(attribute, context);
  check_graphs(attribute, body, context);
}

}  // namespace onnxgen::check

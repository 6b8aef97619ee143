#include "onnxgen/onnx/field_numbers.h"
#include "onnxgen/syntax/print/parts.h"
#include "onnxgen/syntax/words.h"

namespace onnxgen::syntax::detail {
namespace {

void print_real(const LocatedMessage& attribute, std::uint32_t number, float value, Output& out) {
  if (!out.real_with_point(value)) out.leave_out(attribute.path(number) + ": the bits of a NaN");
}

void print_float(const LocatedMessage& attribute, Output& out) {
  const FieldDescriptor* const f = find_field(attribute.message().descriptor(), io::attribute_field::kF);
  print_real(attribute, io::attribute_field::kF, f != nullptr ? attribute.message().GetFloat(*f) : 0, out);
}

void print_element_of(const LocatedMessage& attribute, std::uint32_t number, std::size_t index, Output& out) {
  switch (number) {
    case io::attribute_field::kFloats: {
      const FieldDescriptor& floats = *find_field(attribute.message().descriptor(), number);
      return print_real(attribute, number, attribute.message().GetRepeatedFloat(floats, index), out);
    }
    case io::attribute_field::kInts:
      return out.integer(attribute.integer(number, index));
    case io::attribute_field::kStrings:
      return out.quoted(attribute.text(number, index));
    case io::attribute_field::kTensors:
      return print_tensor(attribute.child(number, index), TensorSite::kAttribute, out);
    case io::attribute_field::kGraphs:
      return print_graph(attribute.child(number, index), GraphSite::kAttribute, out);
    default:
      print_type(attribute.child(number, index), out);
  }
}

// Returns false if the attribute has no such value, or if the syntax cannot express its kind.
bool print_value(const LocatedMessage& attribute, const AttributeKind& kind, Output& out) {
  const bool is_sparse =
      kind.field == io::attribute_field::kSparseTensor || kind.field == io::attribute_field::kSparseTensors;
  if (is_sparse && (!kind.is_list || attribute.has(kind.field))) return false;
  if (kind.is_list) {
    out.put("[");
    print_list(attribute.size(kind.field), out,
               [&](std::size_t i) { print_element_of(attribute, kind.field, i, out); });
    out.put("]");
    return true;
  }
  const bool is_message = kind.field == io::attribute_field::kT || kind.field == io::attribute_field::kG ||
                          kind.field == io::attribute_field::kTp;
  if (is_message && !attribute.has(kind.field)) return false;
  switch (kind.field) {
    case io::attribute_field::kF:
      print_float(attribute, out);
      break;
    case io::attribute_field::kI:
      out.integer(attribute.integer(io::attribute_field::kI));
      break;
    case io::attribute_field::kS:
      out.quoted(attribute.text(io::attribute_field::kS));
      break;
    case io::attribute_field::kT:
      print_tensor(attribute.child(io::attribute_field::kT), TensorSite::kAttribute, out);
      break;
    case io::attribute_field::kG:
      print_graph(attribute.child(io::attribute_field::kG), GraphSite::kAttribute, out);
      break;
    default:
      print_type(attribute.child(io::attribute_field::kTp), out);
  }
  return true;
}

}  // namespace

void print_attribute(const LocatedMessage& attribute, Output& out) {
  if (out.is_too_deep(attribute)) return;
  out.name(attribute.text(io::attribute_field::kName));
  const std::string_view reference = attribute.text(io::attribute_field::kRefAttrName);
  const AttributeKind* const kind = attribute_kind(attribute.integer(io::attribute_field::kType));
  const bool needs_kind = reference.empty() || attribute.has(io::attribute_field::kType);
  if (kind == nullptr && needs_kind) {
    out.put(" = ");
    return out.leave_gap(attribute.path());
  }
  if (kind != nullptr) {
    out.put(": ");
    out.put(kind->name);
  }
  out.put(" = ");
  if (!reference.empty()) {
    out.put("@");
    out.name(reference);
    return out.leave_out_others(
        attribute, {io::attribute_field::kName, io::attribute_field::kType, io::attribute_field::kRefAttrName});
  }
  if (!print_value(attribute, *kind, out)) {
    return out.leave_gap(attribute.path());
  }
  out.leave_out_others(attribute, {io::attribute_field::kName, io::attribute_field::kType, kind->field});
}

}  // namespace onnxgen::syntax::detail

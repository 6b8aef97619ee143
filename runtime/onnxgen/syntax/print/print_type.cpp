#include "onnxgen/onnx/field_numbers.h"
#include "onnxgen/syntax/print/parts.h"
#include "onnxgen/syntax/words.h"

namespace onnxgen::syntax::detail {
namespace {

io::ElementType element_type_in(const LocatedMessage& message, std::uint32_t number) {
  return io::element_type(static_cast<std::int32_t>(message.integer(number)));
}

bool names_element_type(const LocatedMessage& message, std::uint32_t number) {
  return element_type_in(message, number) != io::ElementType::kUndefined;
}

void print_element_type(const LocatedMessage& message, std::uint32_t number, Output& out) {
  out.put(name_of(element_type_in(message, number)));
}

// Returns whether there is a type that the syntax can express.
bool is_expressible(const LocatedMessage& type, Output& out) {
  if (out.is_too_deep(type)) return false;
  if (type.has(io::type_field::kTensor)) {
    return names_element_type(type.child(io::type_field::kTensor), io::type_field::kElemType);
  }
  if (type.has(io::type_field::kSparseTensor)) {
    return names_element_type(type.child(io::type_field::kSparseTensor), io::type_field::kElemType);
  }
  if (type.has(io::type_field::kMap)) {
    const LocatedMessage map = type.child(io::type_field::kMap);
    return names_element_type(map, io::type_field::kKeyType) &&
           is_expressible(map.child(io::type_field::kValueType), out);
  }
  for (const std::uint32_t kind : {io::type_field::kSequence, io::type_field::kOptional}) {
    if (!type.has(kind)) continue;
    const LocatedMessage container = type.child(kind);
    return is_expressible(container.child(io::type_field::kElemType), out);
  }
  return type.has(io::type_field::kOpaque);
}

void print_dimension(const LocatedMessage& dim, Output& out) {
  namespace shape = io::shape_field;
  if (dim.has(shape::kDimValue)) {
    out.integer(dim.integer(shape::kDimValue));
  } else if (dim.has(shape::kDimParam)) {
    out.name(dim.text(shape::kDimParam));
  } else {
    out.put("?");
  }
  out.leave_out_others(dim, {shape::kDimValue, shape::kDimParam});
}

// Prints a shape. Empty brackets mean an unknown shape, no brackets a scalar.
void print_shape(const LocatedMessage& tensor, Output& out) {
  if (!tensor.has(io::type_field::kShape)) return out.put("[]");
  const LocatedMessage shape = tensor.child(io::type_field::kShape);
  const std::size_t rank = shape.size(io::shape_field::kDim);
  if (rank != 0) {
    out.put("[");
    print_list(rank, out, [&](std::size_t i) { print_dimension(shape.child(io::shape_field::kDim, i), out); });
    out.put("]");
  }
  out.leave_out_others(shape, {io::shape_field::kDim});
}

void print_tensor_type(const LocatedMessage& tensor, Output& out) {
  print_element_type(tensor, io::type_field::kElemType, out);
  print_shape(tensor, out);
  out.leave_out_others(tensor, {io::type_field::kElemType, io::type_field::kShape});
}

void print_known_type(const LocatedMessage& type, Output& out);

void print_map(const LocatedMessage& map, Output& out) {
  out.put("map(");
  print_element_type(map, io::type_field::kKeyType, out);
  out.put(", ");
  print_known_type(map.child(io::type_field::kValueType), out);
  out.put(")");
  out.leave_out_others(map, {io::type_field::kKeyType, io::type_field::kValueType});
}

void print_container(std::string_view word, const LocatedMessage& container, Output& out) {
  out.put(word);
  out.put("(");
  print_known_type(container.child(io::type_field::kElemType), out);
  out.put(")");
  out.leave_out_others(container, {io::type_field::kElemType});
}

void print_qualified(std::string_view name, Output& out) {
  if (is_container(name.substr(0, name.find('.')))) return out.quoted(name);
  while (true) {
    const std::size_t point = name.find('.');
    if (point == std::string_view::npos || !is_identifier(name.substr(0, point))) break;
    out.put(name.substr(0, point + 1));
    name.remove_prefix(point + 1);
  }
  out.name(name);
}

void print_opaque(const LocatedMessage& opaque, Output& out) {
  const std::string_view domain = opaque.text(io::type_field::kOpaqueDomain);
  const std::string_view name = opaque.text(io::type_field::kOpaqueName);
  out.put("opaque(");
  if (!domain.empty()) {
    print_qualified(domain, out);
    out.put(", ");
  }
  if (!domain.empty() || !name.empty()) print_qualified(name, out);
  out.put(")");
  out.leave_out_others(opaque, {io::type_field::kOpaqueDomain, io::type_field::kOpaqueName});
}

// Prints a type that is expressible.
void print_known_type(const LocatedMessage& type, Output& out) {
  if (type.has(io::type_field::kTensor)) {
    print_tensor_type(type.child(io::type_field::kTensor), out);
  } else if (type.has(io::type_field::kSparseTensor)) {
    out.put("sparse_tensor(");
    print_tensor_type(type.child(io::type_field::kSparseTensor), out);
    out.put(")");
  } else if (type.has(io::type_field::kMap)) {
    print_map(type.child(io::type_field::kMap), out);
  } else if (type.has(io::type_field::kSequence)) {
    print_container("seq", type.child(io::type_field::kSequence), out);
  } else if (type.has(io::type_field::kOptional)) {
    print_container("optional", type.child(io::type_field::kOptional), out);
  } else {
    print_opaque(type.child(io::type_field::kOpaque), out);
  }
  out.leave_out_others(type, {io::type_field::kTensor, io::type_field::kMap, io::type_field::kOpaque,
                              io::type_field::kSequence, io::type_field::kOptional, io::type_field::kSparseTensor});
}

// Returns whether a type is set but empty, which is equivalent to no type.
bool is_empty_type(const LocatedMessage& type) {
  bool is_empty = type.message().unknown_fields().empty();
  type.message().ListFields([&](const FieldDescriptor&) { is_empty = false; });
  return is_empty;
}

}  // namespace

void print_type(const LocatedMessage& type, Output& out) {
  if (is_expressible(type, out)) return print_known_type(type, out);
  out.leave_gap(type.path());
}

void print_value_info(const LocatedMessage& info, Output& out) {
  namespace value = io::value_info_field;
  const LocatedMessage type = info.child(value::kType);
  if (is_expressible(type, out)) {
    print_known_type(type, out);
    out.put(" ");
    out.name(info.text(value::kName));
  } else {
    out.name_among_types(info.text(value::kName));
    if (!is_empty_type(type)) out.leave_out(type.path());
  }
  out.leave_out_others(info, {value::kName, value::kType});
}

}  // namespace onnxgen::syntax::detail

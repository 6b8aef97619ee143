// Descriptors of fields.
#include <string>

#include "descriptor/descriptor_object.h"
#include "onnxgen/reflection/const_message.h"
#include "value/scalar.h"

namespace onnxgen::python {
namespace {

const Field& field(PyObject* self) noexcept {
  return described<Field>(self);
}
const FieldDescriptor& data(PyObject* self) noexcept {
  return *field(self).descriptor;
}

// Returns protobuf's FieldDescriptor.CPPTYPE_* number.
int cpp_type_of(FieldType type) noexcept {
  switch (type) {
    case FieldType::kInt32:
    case FieldType::kSint32:
    case FieldType::kSfixed32:
      return 1;
    case FieldType::kInt64:
    case FieldType::kSint64:
    case FieldType::kSfixed64:
      return 2;
    case FieldType::kUint32:
    case FieldType::kFixed32:
      return 3;
    case FieldType::kUint64:
    case FieldType::kFixed64:
      return 4;
    case FieldType::kDouble:
      return 5;
    case FieldType::kFloat:
      return 6;
    case FieldType::kBool:
      return 7;
    case FieldType::kEnum:
      return 8;
    case FieldType::kString:
    case FieldType::kBytes:
      return 9;
    case FieldType::kMessage:
    case FieldType::kGroup:
      return 10;
  }
  return 0;
}

struct Constant {
  const char* name;
  int value;
};
constexpr Constant kConstants[] = {
    {"TYPE_DOUBLE", 1},    {"TYPE_FLOAT", 2},     {"TYPE_INT64", 3},       {"TYPE_UINT64", 4},    {"TYPE_INT32", 5},
    {"TYPE_FIXED64", 6},   {"TYPE_FIXED32", 7},   {"TYPE_BOOL", 8},        {"TYPE_STRING", 9},    {"TYPE_GROUP", 10},
    {"TYPE_MESSAGE", 11},  {"TYPE_BYTES", 12},    {"TYPE_UINT32", 13},     {"TYPE_ENUM", 14},     {"TYPE_SFIXED32", 15},
    {"TYPE_SFIXED64", 16}, {"TYPE_SINT32", 17},   {"TYPE_SINT64", 18},     {"CPPTYPE_INT32", 1},  {"CPPTYPE_INT64", 2},
    {"CPPTYPE_UINT32", 3}, {"CPPTYPE_UINT64", 4}, {"CPPTYPE_DOUBLE", 5},   {"CPPTYPE_FLOAT", 6},  {"CPPTYPE_BOOL", 7},
    {"CPPTYPE_ENUM", 8},   {"CPPTYPE_STRING", 9}, {"CPPTYPE_MESSAGE", 10}, {"LABEL_OPTIONAL", 1}, {"LABEL_REQUIRED", 2},
    {"LABEL_REPEATED", 3},
};

Ref integer(long value) {
  return checked(PyLong_FromLong(value));
}

Ref name(PyObject* self) {
  return Ref::borrowed(field(self).name);
}
Ref full_name(PyObject* self) {
  if (field(self).extension != nullptr) return text(field(self).extension->full_name);
  return text(std::string(field(self).owner->descriptor->full_name) + "." + data(self).name);
}
// Converts a field name to lowerCamelCase. Needed for extensions, whose descriptors store no JSON name.
std::string json_name_of(std::string_view name) {
  std::string result;
  bool is_after_underscore = false;
  for (const char letter : name) {
    const bool is_lower = letter >= 'a' && letter <= 'z';
    if (letter != '_') result += is_after_underscore && is_lower ? static_cast<char>(letter - 'a' + 'A') : letter;
    is_after_underscore = letter == '_';
  }
  return result;
}
Ref json_name(PyObject* self) {
  if (field(self).extension != nullptr) return text(json_name_of(utf8(field(self).name)));
  return text(data(self).json_name);
}
Ref number(PyObject* self) {
  return integer(data(self).number);
}
// For an extension: index among the extensions declared in its scope.
Ref index(PyObject* self) {
  return integer(static_cast<long>(field(self).extension != nullptr ? field(self).index : data(self).position));
}
Ref type(PyObject* self) {
  return integer(static_cast<long>(data(self).type));
}
Ref cpp_type(PyObject* self) {
  return integer(cpp_type_of(data(self).type));
}
Ref label(PyObject* self) {
  switch (data(self).cardinality) {
    case Cardinality::kImplicit:
    case Cardinality::kExplicit:
      return integer(1);
    case Cardinality::kRequired:
      return integer(2);
    case Cardinality::kRepeated:
      return integer(3);
  }
  return none();
}
Ref repeats(PyObject* self) {
  return boolean(is_repeated(data(self)));
}
Ref is_required(PyObject* self) {
  return boolean(data(self).cardinality == Cardinality::kRequired);
}
Ref has_presence(PyObject* self) {
  return boolean(!is_repeated(data(self)) &&
                 (is_message(data(self)) || data(self).cardinality != Cardinality::kImplicit));
}
Ref default_value(PyObject* self) {
  if (is_repeated(data(self))) return checked(PyList_New(0));
  if (is_message(data(self))) return none();
  const ConstMessage empty(nullptr, *field(self).owner->descriptor);
  return to_python(data(self), empty.value(data(self)));
}
Ref has_default_value(PyObject* self) {
  const FieldDescriptor& descriptor = data(self);
  return boolean(!is_repeated(descriptor) && !is_message(descriptor) && descriptor.default_bits != 0);
}
Ref message_type(PyObject* self) {
  if (!is_message(data(self))) return none();
  return descriptor_of(class_of(*data(self).descriptor.message));
}
Ref enum_type(PyObject* self) {
  return data(self).type == FieldType::kEnum ? descriptor_of(*data(self).descriptor.enumeration) : none();
}
Ref containing_type(PyObject* self) {
  return descriptor_of(*field(self).owner);
}
Ref containing_oneof(PyObject* self) {
  const std::uint16_t oneof = data(self).oneof;
  const MessageClass& owner = *field(self).owner;
  return oneof != 0 ? descriptor_of(owner.descriptor->oneofs[oneof - 1], owner) : none();
}
Ref file(PyObject* self) {
  return descriptor_of(field(self).extension != nullptr ? field(self).schema : field(self).owner->schema);
}
Ref is_extension_field(PyObject* self) {
  return boolean(field(self).extension != nullptr);
}
Ref extension_scope(PyObject* self) {
  if (field(self).extension == nullptr) return none();
  std::string_view scope = field(self).extension->full_name;
  scope.remove_suffix(last_name(scope).size());
  if (!scope.empty()) scope.remove_suffix(1);  // the dot
  const MessageClass* const declaring = find_class(scope);
  return declaring != nullptr ? descriptor_of(*declaring) : none();
}
Ref repr(PyObject* self) {
  return checked(PyUnicode_FromFormat("<onnxgen descriptor of the field %U>", full_name(self).get()));
}

PyGetSetDef attributes[] = {
    property("name", name),
    property("full_name", full_name),
    property("camelcase_name", json_name),
    property("json_name", json_name),
    property("number", number),
    property("index", index),
    property("type", type),
    property("cpp_type", cpp_type),
    property("label", label),
    property("is_repeated", repeats),
    property("is_required", is_required),
    property("has_presence", has_presence),
    property("default_value", default_value),
    property("has_default_value", has_default_value),
    property("message_type", message_type),
    property("enum_type", enum_type),
    property("containing_type", containing_type),
    property("containing_oneof", containing_oneof),
    property("file", file),
    property("is_extension", is_extension_field),
    property("extension_scope", extension_scope),
    {nullptr, nullptr, nullptr, nullptr, nullptr},
};
PyType_Slot slots[] = {
    slot(Py_tp_dealloc, free_object),
    slot(Py_tp_new, refuse_new),
    slot(Py_tp_repr, unary<repr>),
    {Py_tp_getset, attributes},
    {0, nullptr},
};

}  // namespace

PyType_Slot* field_descriptor_slots() noexcept {
  return slots;
}

void add_field_constants(PyObject* type) {
  for (const Constant& constant : kConstants) {
    check(PyObject_SetAttrString(type, constant.name, integer(constant.value).get()));
  }
}

}  // namespace onnxgen::python

#include "message/attributes.h"

#include <cstdlib>
#include <cstring>

#include "containers/list.h"
#include "containers/map.h"
#include "onnxgen/reflection/storage_layout.h"
#include "value/scalar.h"

namespace onnxgen::python {
namespace {

const Field& field_of(void* closure) noexcept {
  return *static_cast<const Field*>(closure);
}

Ref get_scalar(MessageObject& message, const Field& field) {
  return to_python(*field.descriptor, view(message).value(*field.descriptor));
}

// Raises TypeError if `field` belongs to another class. Python allows __class__ to be set to another message class,
// whose attributes do not apply to this message.
void check_owner(const MessageObject& message, const Field& field) {
  if (message.message_class == field.owner) return;
  fail(PyExc_TypeError, "a message of type %s has no attribute %s.%U", message.message_class->descriptor->full_name,
       field.owner->descriptor->full_name, field.name);
}

template <auto kGet>
PyObject* get_attribute(PyObject* self, void* closure) noexcept {
  return guarded([&] {
    check_owner(as_message(self), field_of(closure));
    return kGet(as_message(self), field_of(closure));
  });
}

// Returns whether `value` is the field's own list. `node.input += names` ends by assigning the extended list to the
// attribute it came from.
bool is_own_list(const MessageObject& message, const Field& field, PyObject* value) noexcept {
  const Child* const child = is_list_object(value) ? find_child(message, field) : nullptr;
  return child != nullptr && child->object == value;
}

[[noreturn]] void fail_assignment(const Field& field) {
  if (field.form == Form::kMessage) {
    fail(PyExc_AttributeError, "Assignment not allowed to field \"%U\" in protocol message object.", field.name);
  }
  fail(PyExc_AttributeError, "Assignment not allowed to repeated field \"%U\" in protocol message object.", field.name);
}

void store_scalar(const MutableMessage& message, const FieldDescriptor& field, const FieldValue& value) {
  switch (field.type) {
    case FieldType::kInt32:
    case FieldType::kSint32:
    case FieldType::kSfixed32:
      return message.SetInt32(field, static_cast<std::int32_t>(value.bits));
    case FieldType::kInt64:
    case FieldType::kSint64:
    case FieldType::kSfixed64:
      return message.SetInt64(field, static_cast<std::int64_t>(value.bits));
    case FieldType::kUint32:
    case FieldType::kFixed32:
      return message.SetUInt32(field, static_cast<std::uint32_t>(value.bits));
    case FieldType::kUint64:
    case FieldType::kFixed64:
      return message.SetUInt64(field, value.bits);
    case FieldType::kFloat:
      return message.SetFloat(field, wire::bit_cast<float>(static_cast<std::uint32_t>(value.bits)));
    case FieldType::kDouble:
      return message.SetDouble(field, wire::bit_cast<double>(value.bits));
    case FieldType::kBool:
      return message.SetBool(field, value.bits != 0);
    case FieldType::kEnum:
      return message.SetEnumValue(field, static_cast<int>(static_cast<std::int32_t>(value.bits)));
    case FieldType::kString:
    case FieldType::kBytes:
      return message.SetString(field, value.text);
    case FieldType::kMessage:
    case FieldType::kGroup:
      return;
  }
}

// Suffix that Python 3.13 and later add for classes whose objects have no other attributes.
const char* end_of_missing_attribute() noexcept {
  const int minor_version = std::atoi(Py_GetVersion() + std::strlen("3."));
  return minor_version >= 13 ? " and no __dict__ for setting new attributes" : "";
}

}  // namespace

getter getter_of(const Field& field) noexcept {
  switch (field.form) {
    case Form::kScalar:
      return get_attribute<get_scalar>;
    case Form::kMessage:
      return get_attribute<get_submessage>;
    case Form::kScalarList:
    case Form::kMessageList:
      return get_attribute<get_list>;
    case Form::kMap:
      return get_attribute<get_map>;
  }
  return nullptr;
}

int set_attribute(PyObject* self, PyObject* value, void* closure) noexcept {
  return guarded(-1, [&] {
    const Field& field = field_of(closure);
    check_owner(as_message(self), field);
    if (value == nullptr) fail(PyExc_AttributeError, "Cannot delete field attribute");
    if (!is_own_list(as_message(self), field, value)) {
      set_scalar(as_message(self), field, value, EnumGivenBy::kNumber);
    }
    return 0;
  });
}

int set_any_attribute(PyObject* self, PyObject* name, PyObject* value) noexcept {
  const int result = PyObject_GenericSetAttr(self, name, value);
  if (result == 0 || PyErr_ExceptionMatches(PyExc_AttributeError) == 0) return result;
  const MessageClass& message_class = *as_message(self).message_class;
  if (message_class.find(name) == nullptr) {
    PyErr_Format(PyExc_AttributeError, "'%.100s' object has no attribute '%.100U'%s",
                 last_name(message_class.descriptor->full_name).data(), name, end_of_missing_attribute());
  }
  return result;
}

Ref get_field(MessageObject& message, const Field& field) {
  switch (field.form) {
    case Form::kScalar:
      return get_scalar(message, field);
    case Form::kMessage:
      return get_submessage(message, field);
    case Form::kScalarList:
    case Form::kMessageList:
      return get_list(message, field);
    case Form::kMap:
      return get_map(message, field);
  }
  return none();
}

void set_scalar(MessageObject& message, const Field& field, PyObject* value, EnumGivenBy given_by) {
  if (field.form != Form::kScalar) fail_assignment(field);
  const FieldValue converted = given_by == EnumGivenBy::kNumber ? from_python(*field.descriptor, value)
                                                                : from_python_or_name(*field.descriptor, value);
  store_scalar(change(message), *field.descriptor, converted);
}

}  // namespace onnxgen::python

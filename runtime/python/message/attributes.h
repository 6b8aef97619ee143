// Message attributes: `node.op_type` and `node.op_type = "Relu"`.
#pragma once

#include "interpreter/python.h"
#include "message/message_class.h"
#include "message/message_object.h"

namespace onnxgen::python {

// Returns the function that reads a field of this kind. Its closure argument is the field.
getter getter_of(const Field& field) noexcept;
// Sets a scalar field. Raises AttributeError for other fields.
int set_attribute(PyObject* self, PyObject* value, void* field) noexcept;
// tp_setattro of messages. For an unknown attribute, raises AttributeError with protobuf's wording.
int set_any_attribute(PyObject* self, PyObject* name, PyObject* value) noexcept;

// Returns the value of a field of any kind, like its attribute.
Ref get_field(MessageObject& message, const Field& field);

// Sets a scalar field. With kNumberOrName, also accepts the name of an enum value. Raises AttributeError for other
// fields.
enum class EnumGivenBy { kNumber, kNumberOrName };
void set_scalar(MessageObject& message, const Field& field, PyObject* value, EnumGivenBy given_by);

}  // namespace onnxgen::python

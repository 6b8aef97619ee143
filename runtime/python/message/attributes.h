// The attributes of messages: what `node.op_type` and `node.op_type = "Relu"` do.
#pragma once

#include "interpreter/python.h"
#include "message/message_class.h"
#include "message/message_object.h"

namespace onnxgen::python {

// What reads a field of this kind; its closure is the field.
getter getter_of(const Field& field) noexcept;
// Sets a scalar; AttributeError for all others.
int set_attribute(PyObject* self, PyObject* value, void* field) noexcept;
// tp_setattro of messages, which says of attributes that there are not that no field is called so.
int set_any_attribute(PyObject* self, PyObject* name, PyObject* value) noexcept;

// The value of a field of any kind, as its attribute gives it.
Ref get_field(MessageObject& message, const Field& field);

// Sets a scalar; with kMayBeName an enum may be given by its name.
enum class EnumGivenBy { kNumber, kNumberOrName };
void set_scalar(MessageObject& message, const Field& field, PyObject* value, EnumGivenBy given_by);

}  // namespace onnxgen::python

#include "message/required_fields.h"

#include <string>

namespace onnxgen::python {
namespace {

void find_missing(const ConstMessage& message, const std::string& path, PyObject* missing);

void find_missing_in(const ConstMessage& message, const FieldDescriptor& field, const std::string& path,
                     PyObject* missing) {
  if (!is_repeated(field)) {
    if (message.HasField(field)) find_missing(message.GetMessage(field), path + ".", missing);
    return;
  }
  std::size_t index = 0;
  const auto next = [&] { return path + "[" + std::to_string(index++) + "]."; };
  if (!is_map(field)) {
    while (index < message.FieldSize(field)) {
      const ConstMessage element = message.GetRepeatedMessage(field, index);
      find_missing(element, next(), missing);
    }
    return;
  }
  const FieldDescriptor& slot = field.descriptor.message->fields[1];
  if (!is_message(slot)) return;
  message.VisitMap(field, [&](const FieldValue&, const FieldValue& value) {
    find_missing({value.message, *slot.descriptor.message}, next() + "value.", missing);
    return true;
  });
}

// Appends the paths of unset required fields to `missing`. Like protobuf, lists fields of the message itself before
// those of submessages.
void find_missing(const ConstMessage& message, const std::string& path, PyObject* missing) {
  const MessageDescriptor& descriptor = message.descriptor();
  if (!descriptor.info->checks_required()) return;
  for (std::size_t i = 0; i < descriptor.field_count; ++i) {
    const FieldDescriptor& field = descriptor.fields[i];
    if (field.cardinality == Cardinality::kRequired && !message.HasField(field)) {
      check(PyList_Append(missing, text(path + field.name).get()));
    }
  }
  for (std::size_t i = 0; i < descriptor.field_count; ++i) {
    const FieldDescriptor& field = descriptor.fields[i];
    if (!is_message(field)) continue;
    const std::string name = is_extension(field) ? "(" + std::string(field.name) + ")" : field.name;
    find_missing_in(message, field, path + name, missing);
  }
}

}  // namespace

Ref missing_fields(MessageObject& message) {
  Ref missing = checked(PyList_New(0));
  find_missing(view(message), "", missing.get());
  return missing;
}

Ref find_initialization_errors(PyObject* self) {
  return missing_fields(as_message(self));
}

Ref is_initialized(PyObject* self, PyObject* arguments) {
  PyObject* errors = nullptr;
  if (PyArg_ParseTuple(arguments, "|O:IsInitialized", &errors) == 0) throw PythonError();
  const Ref missing = missing_fields(as_message(self));
  const bool is_complete = PyList_Size(missing.get()) == 0;
  if (!is_complete && errors != nullptr && errors != Py_None) {
    checked(PyObject_CallMethod(errors, "extend", "O", missing.get()));
  }
  return boolean(is_complete);
}

}  // namespace onnxgen::python

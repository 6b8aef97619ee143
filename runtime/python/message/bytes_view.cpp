#include "message/bytes_view.h"

#include <string_view>

#include "interpreter/buffer.h"
#include "message/message_object.h"
#include "onnxgen/message/message_data.h"

namespace onnxgen::python {
namespace {

struct BytesView {
  PyObject head;
  Root* root;  // strong reference
  const char* data;
  Py_ssize_t size;
};

PyTypeObject* view_type = nullptr;

BytesView& as_view(PyObject* self) noexcept {
  return *reinterpret_cast<BytesView*>(self);
}

void dealloc(PyObject* self) noexcept {
  as_view(self).root->release();
  free_object(self);
}

Py_ssize_t length(PyObject* self) noexcept {
  return as_view(self).size;
}

int get_buffer(PyObject* self, BufferLayout* buffer, int flags) noexcept {
  constexpr int kReadOnly = 1;
  return PyBuffer_FillInfo(buffer, self, const_cast<char*>(as_view(self).data), as_view(self).size, kReadOnly, flags);
}

// Implements https://numpy.org/doc/stable/reference/arrays.interface.html.
PyObject* array_interface(PyObject* self, void*) noexcept {
  return guarded([&] {
    const BytesView& view = as_view(self);
    const Ref address = checked(PyLong_FromVoidPtr(const_cast<char*>(view.data)));
    return checked(Py_BuildValue("{s:(n),s:s,s:(OO),s:i}", "shape", view.size, "typestr", "|u1", "data", address.get(),
                                 Py_True, "version", 3));
  });
}

Ref bytes_view(PyObject*, PyObject* arguments) {
  PyObject* object = nullptr;
  PyObject* name = nullptr;
  if (PyArg_ParseTuple(arguments, "OU:bytes_view", &object, &name) == 0) throw PythonError();
  if (!is_message_object(object)) fail(PyExc_TypeError, "expected a message, got %.200R", Py_TYPE(object));
  MessageObject& message = as_message(object);
  const Field* const field = message.message_class->find(name);
  const bool is_bytes =
      field != nullptr && field->form == Form::kScalar && field->descriptor->type == FieldType::kBytes;
  if (!is_bytes) fail(PyExc_ValueError, "'%.100U' is not a singular bytes field", name);
  const ConstMessage shown = view(message);
  const std::string_view bytes = shown.GetString(*field->descriptor);
  if (shown.data() != nullptr) message::header_of(message.data).arena().keep_replaced();
  RootRef root(shown.data() != nullptr ? message.root : Root::create(*message.message_class));
  if (root.get() == message.root) root->retain();
  BytesView* const made = PyObject_New(BytesView, view_type);
  if (made == nullptr) throw PythonError();
  made->root = root.release();
  made->data = bytes.data();
  made->size = static_cast<Py_ssize_t>(bytes.size());
  return Ref(reinterpret_cast<PyObject*>(made));
}

PyGetSetDef attributes[] = {
    {"__array_interface__", array_interface, nullptr, nullptr, nullptr},
    {nullptr, nullptr, nullptr, nullptr, nullptr},
};

PyMethodDef functions[] = {
    {"bytes_view", method<bytes_view>, METH_VARARGS, "Returns a read-only view of a bytes field, without copying."},
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

void make_bytes_view_type(PyObject* module) {
  constexpr int kGetBuffer = 1;  // Py_bf_getbuffer; the number is the same in all versions
  PyType_Slot slots[] = {
      slot(Py_tp_dealloc, dealloc), slot(Py_tp_new, refuse_new), slot(Py_sq_length, length),
      slot(kGetBuffer, get_buffer), {Py_tp_getset, attributes},  {0, nullptr},
  };
  view_type = add_type(module, "BytesView", sizeof(BytesView), slots);
  check(PyModule_AddFunctions(module, functions));
}

}  // namespace onnxgen::python

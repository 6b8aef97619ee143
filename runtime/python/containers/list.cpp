#include "containers/list.h"

#include <string>
#include <vector>

#include "containers/list_methods.h"
#include "containers/message_list.h"
#include "containers/scalar_list.h"
#include "onnxgen/reflection/storage_layout.h"

namespace onnxgen::python {
namespace {

struct ListTypes {
  PyTypeObject* scalars = nullptr;
  PyTypeObject* messages = nullptr;
  PyTypeObject* iterator = nullptr;
};
ListTypes types;

void dealloc(PyObject* self) noexcept {
  unlink_child(as_list(self).link);
  free_object(self);
}

Py_ssize_t length(PyObject* self) noexcept {
  return guarded(Py_ssize_t{-1}, [&] { return static_cast<Py_ssize_t>(list_size(as_list(self))); });
}

PyObject* item(PyObject* self, Py_ssize_t index) noexcept {
  return guarded([&] { return list_element(as_list(self), checked_index(as_list(self), index)); });
}

// Iterator for `for x in list`. Python's default sequence iterator would end with an IndexError, which costs as much as
// five elements. The list may change during iteration.
struct ListIterator {
  PyObject head;
  ListObject* list;  // strong reference
  std::size_t next;
};

ListIterator& as_iterator(PyObject* object) noexcept {
  return *reinterpret_cast<ListIterator*>(object);
}

Ref iterate(PyObject* self) {
  ListIterator* const made = PyObject_New(ListIterator, types.iterator);
  if (made == nullptr) throw PythonError();
  Py_INCREF(self);
  made->list = &as_list(self);
  made->next = 0;
  return Ref(reinterpret_cast<PyObject*>(made));
}

PyObject* next(PyObject* self) noexcept {
  return guarded([&] {
    ListIterator& iterator = as_iterator(self);
    const bool is_at_end = iterator.next >= list_size(*iterator.list);
    return is_at_end ? Ref() : list_element(*iterator.list, iterator.next++);
  });
}

void dealloc_iterator(PyObject* self) noexcept {
  Py_DECREF(reinterpret_cast<PyObject*>(as_iterator(self).list));
  free_object(self);
}

PyTypeObject* make_iterator_type() {
  PyType_Slot slots[] = {
      slot(Py_tp_dealloc, dealloc_iterator),
      slot(Py_tp_new, refuse_new),
      slot(Py_tp_iter, PyObject_SelfIter),
      slot(Py_tp_iternext, next),
      {0, nullptr},
  };
  PyType_Spec spec = {"onnxgen._core.RepeatedIterator", sizeof(ListIterator), 0, Py_TPFLAGS_DEFAULT, slots};
  Ref type = checked(PyType_FromSpec(&spec));
  return reinterpret_cast<PyTypeObject*>(type.release());
}

PyTypeObject* make_type(PyObject* module, const char* name, PyType_Slot own_subscript_assignment,
                        PyMethodDef* methods) {
  PyType_Slot slots[] = {
      slot(Py_tp_dealloc, dealloc),
      slot(Py_tp_new, refuse_new),
      slot(Py_sq_length, length),
      slot(Py_sq_item, item),
      slot(Py_mp_length, length),
      slot(Py_mp_subscript, method<list_subscript>),
      own_subscript_assignment,
      slot(Py_sq_inplace_concat, method<list_iadd>),
      slot(Py_tp_iter, unary<iterate>),
      slot(Py_tp_richcompare, comparison<compare_lists>),
      slot(Py_tp_hash, PyObject_HashNotImplemented),
      slot(Py_tp_repr, unary<list_repr>),
      slot(Py_tp_str, unary<list_str>),
      {Py_tp_methods, methods},
      {0, nullptr},
  };
  return add_type(module, name, sizeof(ListObject), slots);
}

}  // namespace

void make_list_types(PyObject* module) {
  types.iterator = make_iterator_type();
  types.scalars =
      make_type(module, "RepeatedScalarContainer", slot(Py_mp_ass_subscript, assign_scalars), scalar_list_methods());
  types.messages = make_type(module, "RepeatedCompositeContainer", slot(Py_mp_ass_subscript, assign_messages),
                             message_list_methods());
  for (PyTypeObject* const type : {types.scalars, types.messages}) register_as(type, "MutableSequence");
}

bool is_list_object(PyObject* object) noexcept {
  return Py_TYPE(object) == types.scalars || Py_TYPE(object) == types.messages;
}

Ref get_list(MessageObject& parent, const Field& field) {
  if (const Child* const child = find_child(parent, field); child != nullptr) return Ref::borrowed(child->object);
  ListObject* const made = PyObject_New(ListObject, field.form == Form::kMessageList ? types.messages : types.scalars);
  if (made == nullptr) throw PythonError();
  link_child(made->link, parent, field, reinterpret_cast<PyObject*>(made));
  return Ref(reinterpret_cast<PyObject*>(made));
}

void extend_list(ListObject& list, PyObject* elements) {
  (void)change_list(list);  // marks the message as set even if there are no elements
  if (list.field().form == Form::kMessageList) return extend_messages(list, elements);
  extend_scalars(list, elements);
}

ErasedElements elements_of(ListObject& list) {
  const FieldDescriptor& field = list.descriptor();
  const ConstMessage message = view(list.parent());
  const bool is_outside_data = is_extension(field) || is_cold(field);
  const auto* const data = static_cast<const char*>(is_outside_data ? message.holder(field) : message.data());
  return data != nullptr ? reflection::elements_of(field.storage, data + field.offset) : ErasedElements();
}

Ref list_element(ListObject& list, std::size_t index) {
  return list.field().form == Form::kMessageList ? message_at(list, index) : scalar_at(list, index);
}

reflection::MutableList change_list(ListObject& list) {
  return {change(list.parent()), list.descriptor()};
}

std::size_t checked_index(ListObject& list, Py_ssize_t index, const char* words) {
  const auto size = static_cast<Py_ssize_t>(list_size(list));
  const Py_ssize_t place = index < 0 ? index + size : index;
  if (place < 0 || place >= size) fail(PyExc_IndexError, words, place);
  return static_cast<std::size_t>(place);
}

std::size_t insertion_index(ListObject& list, PyObject* index) {
  const Py_ssize_t given = PyNumber_AsSsize_t(index, nullptr);
  if (given == -1 && PyErr_Occurred() != nullptr) throw PythonError();
  const auto size = static_cast<Py_ssize_t>(list_size(list));
  if (given < 0) return static_cast<std::size_t>(given + size < 0 ? 0 : given + size);
  return static_cast<std::size_t>(given < size ? given : size);
}

}  // namespace onnxgen::python

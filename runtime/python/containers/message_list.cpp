#include "containers/message_list.h"

#include "containers/list_methods.h"
#include "message/construct.h"
#include "message/methods.h"
#include "onnxgen/message/message.h"
#include "onnxgen/reflection/storage_layout.h"

namespace onnxgen::python {
namespace {

// Appends a copy of `value`. If memory runs out while copying, removes the incomplete element and rethrows.
void append_copy(ListObject& list, PyObject* value) {
  const MessageClass& message_class = list.field().message_class();
  MessageObject& from = checked_message(value, message_class, "MergeFrom");
  // A message that contains the list would grow while it is copied; copy it first.
  const bool may_contain_list = may_overlap(list.parent(), from) || &list.parent() == &from;
  const Ref source_object = may_contain_list ? copy_of(from) : Ref();
  const void* const source = view(may_contain_list ? as_message(source_object.get()) : from).data();
  const reflection::MutableList changed = change_list(list);
  void* const added = changed.add_message();
  if (source == nullptr) return;
  try {
    message::merge(added, source, *message_class.descriptor->info);
  } catch (...) {
    changed.truncate(changed.size() - 1);
    throw;
  }
}

Ref append(PyObject* self, PyObject* value) {
  append_copy(as_list(self), value);
  return none();
}

Ref insert(PyObject* self, PyObject* arguments) {
  PyObject* index = nullptr;
  PyObject* value = nullptr;
  if (PyArg_ParseTuple(arguments, "OO:insert", &index, &value) == 0) throw PythonError();
  ListObject& list = as_list(self);
  const std::size_t place = insertion_index(list, index);
  append_copy(list, value);
  const reflection::MutableList changed = change_list(list);
  changed.rotate(place, changed.size() - 1, changed.size());
  return none();
}

Ref add(PyObject* self, PyObject* arguments, PyObject* keywords) {
  ListObject& list = as_list(self);
  if (PyTuple_Size(arguments) != 0) fail(PyExc_TypeError, "No positional arguments allowed");
  if (keywords == nullptr) return add_message(list);
  const Ref made = make_root(list.field().message_class());
  set_fields(as_message(made.get()), keywords);  // if this throws, nothing is appended
  append_copy(list, made.get());
  return message_at(list, list_size(list) - 1);
}

PyMethodDef methods[] = {
    {"add", with_keywords(method_with_keywords<add>), METH_VARARGS | METH_KEYWORDS,
     "add($self, /, **fields)\n--\n\nAppends a new message with the given fields and returns it."},
    {"append", method<append>, METH_O, "append($self, value, /)\n--\n\nAppends a copy of a message."},
    {"insert", method<insert>, METH_VARARGS,
     "insert($self, index, value, /)\n--\n\nInserts a copy of a message before an index."},
    {"extend", method<list_extend>, METH_O,
     "extend($self, values, /)\n--\n\nAppends copies of the messages in an iterable."},
    {"MergeFrom", method<list_extend>, METH_O,
     "MergeFrom($self, other, /)\n--\n\nAppends copies of the messages in an iterable, like extend()."},
    {"pop", method<list_pop>, METH_VARARGS,
     "pop($self, index=-1, /)\n--\n\nRemoves and returns the message at an index (default: the last)."},
    {"remove", method<list_remove>, METH_O,
     "remove($self, value, /)\n--\n\nRemoves the first message that equals the argument."},
    {"reverse", method_without_arguments<list_reverse>, METH_NOARGS,
     "reverse($self, /)\n--\n\nReverses the order of the messages in place."},
    {"clear", method_without_arguments<list_clear>, METH_NOARGS, "clear($self, /)\n--\n\nRemoves all messages."},
    {"sort", with_keywords(method_with_keywords<list_sort>), METH_VARARGS | METH_KEYWORDS,
     "sort($self, /, *, key=None, reverse=False)\n--\n\nSorts the messages in place."},
    {"index", method<list_index>, METH_VARARGS,
     "index($self, value, start=0, stop=sys.maxsize, /)\n--\n\nReturns the index of the first message that equals the "
     "argument."},
    {"count", method<list_count>, METH_O,
     "count($self, value, /)\n--\n\nReturns the number of messages that equal the argument."},
    {"__deepcopy__", method<list_deepcopy>, METH_VARARGS, "Returns an independent copy of the list."},
    {"__class_getitem__", Py_GenericAlias, METH_O | METH_CLASS,
     "Returns the class parameterized with its element type, for annotations."},
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

PyMethodDef* message_list_methods() noexcept {
  return methods;
}

int assign_messages(PyObject* self, PyObject* key, PyObject* value) noexcept {
  return guarded(-1, [&] {
    if (value != nullptr) {
      const FieldDescriptor& field = as_list(self).descriptor();
      if (PyIndex_Check(key) != 0) {
        fail(PyExc_TypeError, "elements of %s, which are messages, cannot be assigned; use %s[%.100S].CopyFrom(value)",
             field.name, field.name, key);
      }
      fail(PyExc_TypeError, "elements of %s, which are messages, cannot be assigned; delete them and use %s.extend()",
           field.name, field.name);
    }
    delete_elements(self, key);
    return 0;
  });
}

Ref message_at(ListObject& list, std::size_t index) {
  const MessageClass& message_class = list.field().message_class();
  decode_to_keep(list.parent(), list.field());
  const void* const element = reflection::load_pointer(elements_of(list).data + index * sizeof(void*));
  char* const object = static_cast<char*>(const_cast<void*>(element));
  return wrap(object + message_class.descriptor->info->data_offset, message_class, list.parent());
}

void extend_messages(ListObject& list, PyObject* elements) {
  // Extending a list with itself would never end; iterate over a copy.
  const Ref source = is_list_object(elements) ? to_list(elements) : Ref::borrowed(elements);
  const Ref iterator(PyObject_GetIter(source.get()));
  if (!iterator) {
    PyErr_Clear();
    fail(PyExc_TypeError, "Value must be iterable");
  }
  while (const Ref element{PyIter_Next(iterator.get())}) append_copy(list, element.get());
  if (PyErr_Occurred() != nullptr) throw PythonError();
}

Ref add_message(ListObject& list) {
  void* const added = change_list(list).add_message();
  return wrap(added, list.field().message_class(), list.parent());
}

}  // namespace onnxgen::python

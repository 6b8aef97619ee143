#include "containers/map.h"

#include <string>
#include <utility>

#include "containers/map_iterator.h"
#include "message/construct.h"
#include "message/methods.h"
#include "message/summary.h"
#include "value/scalar.h"

namespace onnxgen::python {
namespace {

struct MapObject {
  PyObject head;
  Child link;  // always has a parent

  const FieldDescriptor& descriptor() const noexcept { return *link.field->descriptor; }
  const FieldDescriptor& key_field() const noexcept { return descriptor().descriptor.message->fields[0]; }
  const FieldDescriptor& value_field() const noexcept { return descriptor().descriptor.message->fields[1]; }
  bool has_messages() const noexcept { return is_message(value_field()); }
  MessageObject& parent() const noexcept { return *link.parent; }
};

struct MapTypes {
  PyTypeObject* scalars = nullptr;
  PyTypeObject* messages = nullptr;
};
MapTypes types;

MapObject& as_map(PyObject* object) noexcept {
  return *reinterpret_cast<MapObject*>(object);
}

bool is_map_object(PyObject* object) noexcept {
  return Py_TYPE(object) == types.scalars || Py_TYPE(object) == types.messages;
}

Ref value_to_python(MapObject& map, const FieldValue& value) {
  if (!map.has_messages()) return to_python(map.value_field(), value);
  return wrap(const_cast<void*>(value.message), map.link.field->message_class(), map.parent());
}

std::size_t map_size(MapObject& map) {
  return view(map.parent()).FieldSize(map.descriptor());
}

bool find(MapObject& map, PyObject* key, FieldValue& value) {
  const FieldValue wanted = from_python(map.key_field(), key);
  return view(map.parent()).FindMapValue(map.descriptor(), wanted, value);
}

// Returns the value of `key`. Like protobuf, inserts a default value if the key is missing.
Ref get_or_create(PyObject* self, PyObject* key) {
  MapObject& map = as_map(self);
  FieldValue value;
  if (find(map, key, value)) return value_to_python(map, value);
  const FieldValue wanted = from_python(map.key_field(), key);
  const MutableMessage changed = change(map.parent());
  if (map.has_messages()) {
    value.message = changed.MutableMapMessage(map.descriptor(), wanted).data();
  } else {
    value.bits = map.value_field().default_bits;
    changed.SetMapValue(map.descriptor(), wanted, value);
  }
  return value_to_python(map, value);
}

void store(MapObject& map, PyObject* key, PyObject* value) {
  const FieldValue stored = from_python_or_name(map.value_field(), value);
  const FieldValue wanted = from_python(map.key_field(), key);
  change(map.parent()).SetMapValue(map.descriptor(), wanted, stored);
}

[[noreturn]] void fail_missing(PyObject* key) {
  PyErr_SetObject(PyExc_KeyError, key);
  throw PythonError();
}

void erase(MapObject& map, PyObject* key) {
  const FieldValue wanted = from_python(map.key_field(), key);
  if (!change(map.parent()).EraseMapEntry(map.descriptor(), wanted)) fail(PyExc_KeyError, "Key not present in map");
}

int assign(PyObject* self, PyObject* key, PyObject* value) noexcept {
  return guarded(-1, [&] {
    MapObject& map = as_map(self);
    if (value == nullptr) {
      erase(map, key);
    } else if (map.has_messages()) {
      fail(PyExc_ValueError, "Direct assignment of submessage not allowed");
    } else {
      store(map, key, value);
    }
    return 0;
  });
}

int contains(PyObject* self, PyObject* key) noexcept {
  return guarded(-1, [&] {
    FieldValue value;
    return find(as_map(self), key, value) ? 1 : 0;
  });
}

Py_ssize_t length(PyObject* self) noexcept {
  return guarded(Py_ssize_t{-1}, [&] { return static_cast<Py_ssize_t>(map_size(as_map(self))); });
}

// Returns a list of the current keys.
Ref key_list(PyObject* self) {
  MapObject& map = as_map(self);
  Ref keys = checked(PyList_New(0));
  view(map.parent()).VisitMap(map.descriptor(), [&](const FieldValue& key, const FieldValue&) {
    check(PyList_Append(keys.get(), to_python(map.key_field(), key).get()));
    return true;
  });
  return keys;
}

Ref to_dict(PyObject* self) {
  Ref result = checked(PyDict_New());
  const Ref keys = key_list(self);
  for (Py_ssize_t i = 0; i < PyList_Size(keys.get()); ++i) {
    PyObject* const key = checked_borrowed(PyList_GetItem(keys.get(), i));
    check(PyDict_SetItem(result.get(), key, get_or_create(self, key).get()));
  }
  return result;
}

MapState state_of(PyObject* self) {
  return {&as_map(self).parent(), map_size(as_map(self))};
}

Ref iterate(PyObject* self) {
  return make_map_iterator(self, key_list(self), state_of);
}

Ref compare(PyObject* self, PyObject* other, int operation) {
  if (operation != Py_EQ && operation != Py_NE) return Ref::borrowed(Py_NotImplemented);
  const Ref second = is_map_object(other) ? to_dict(other) : Ref::borrowed(other);
  return checked(PyObject_RichCompare(to_dict(self).get(), second.get(), operation));
}

Ref str(PyObject* self) {
  return checked(PyObject_Repr(to_dict(self).get()));
}

Ref repr(PyObject* self) {
  Ref summary = summary_of_long_map(as_map(self).parent(), as_map(self).descriptor());
  return summary ? std::move(summary) : str(self);
}

Ref get(PyObject* self, PyObject* arguments, PyObject* keywords) {
  PyObject* key = nullptr;
  PyObject* fallback = Py_None;
  char* names[] = {const_cast<char*>("key"), const_cast<char*>("default"), nullptr};
  if (PyArg_ParseTupleAndKeywords(arguments, keywords, "O|O:get", names, &key, &fallback) == 0) throw PythonError();
  FieldValue value;
  return find(as_map(self), key, value) ? value_to_python(as_map(self), value) : Ref::borrowed(fallback);
}

Ref pop(PyObject* self, PyObject* arguments) {
  PyObject* key = nullptr;
  PyObject* fallback = nullptr;
  if (PyArg_ParseTuple(arguments, "O|O:pop", &key, &fallback) == 0) throw PythonError();
  MapObject& map = as_map(self);
  FieldValue value;
  if (!find(map, key, value)) {
    if (fallback != nullptr) return Ref::borrowed(fallback);
    fail_missing(key);
  }
  Ref result = value_to_python(map, value);
  erase(map, key);
  return result;
}

Ref clear(PyObject* self) {
  MapObject& map = as_map(self);
  change(map.parent()).ClearField(map.descriptor());
  return none();
}

// Implements setdefault(). A map of messages accepts no default; a missing message is created.
Ref set_default(PyObject* self, PyObject* arguments) {
  PyObject* key = nullptr;
  PyObject* value = nullptr;
  if (PyArg_ParseTuple(arguments, "O|O:setdefault", &key, &value) == 0) throw PythonError();
  MapObject& map = as_map(self);
  if (map.has_messages() && value != nullptr) fail(PyExc_ValueError, "Direct assignment of submessage not allowed");
  FieldValue present;
  if (value != nullptr && !find(map, key, present)) store(map, key, value);
  return get_or_create(self, key);
}

Ref pop_item(PyObject* self) {
  MapObject& map = as_map(self);
  Ref key;
  view(map.parent()).VisitMap(map.descriptor(), [&](const FieldValue& first, const FieldValue&) {
    key = to_python(map.key_field(), first);
    return false;
  });
  if (!key) fail(PyExc_KeyError, "the map is empty");
  Ref item = checked(PyTuple_Pack(2, key.get(), get_or_create(self, key.get()).get()));
  erase(map, key.get());
  return item;
}

Ref store_entries(PyObject* self, PyObject* entries) {
  MapObject& map = as_map(self);
  update_map(map.parent(), *map.link.field, entries);
  return none();
}

Ref merge_from_map(PyObject* self, PyObject* other) {
  if (!is_map_object(other)) fail(PyExc_AttributeError, "expected a map field, got %.200R", Py_TYPE(other));
  return store_entries(self, other);
}

// Implements update(). Accepts what dict() accepts: a mapping, key-value pairs and keywords.
Ref update(PyObject* self, PyObject* arguments, PyObject* keywords) {
  const bool is_one_map =
      keywords == nullptr && PyTuple_Size(arguments) == 1 && is_map_object(PyTuple_GetItem(arguments, 0));
  if (is_one_map) return store_entries(self, PyTuple_GetItem(arguments, 0));
  const Ref entries = checked(PyObject_Call(reinterpret_cast<PyObject*>(&PyDict_Type), arguments, keywords));
  return store_entries(self, entries.get());
}

// Returns a dict view. The view classes of collections.abc read the map through its methods.
template <const char* kName>
Ref dict_view(PyObject* self) {
  const Ref library = checked(PyImport_ImportModule("collections.abc"));
  return checked(PyObject_CallMethod(library.get(), kName, "O", self));
}
constexpr char kKeysView[] = "KeysView";
constexpr char kValuesView[] = "ValuesView";
constexpr char kItemsView[] = "ItemsView";

PyMethodDef methods[] = {
    {"get", with_keywords(method_with_keywords<get>), METH_VARARGS | METH_KEYWORDS,
     "get($self, /, key, default=None)\n--\n\nReturns the value of a key, or the default (None if omitted) if the key "
     "is missing."},
    {"get_or_create", method<get_or_create>, METH_O,
     "get_or_create($self, key, /)\n--\n\nReturns the value of a key. Inserts a default if it is missing."},
    {"keys", method_without_arguments<dict_view<kKeysView>>, METH_NOARGS,
     "keys($self, /)\n--\n\nReturns the keys in ascending order."},
    {"values", method_without_arguments<dict_view<kValuesView>>, METH_NOARGS,
     "values($self, /)\n--\n\nReturns the values in key order."},
    {"items", method_without_arguments<dict_view<kItemsView>>, METH_NOARGS,
     "items($self, /)\n--\n\nReturns key-value pairs in key order."},
    {"pop", method<pop>, METH_VARARGS, "Removes a key and returns its value, or the default if the key is missing."},
    {"clear", method_without_arguments<clear>, METH_NOARGS, "clear($self, /)\n--\n\nRemoves all entries."},
    {"setdefault", method<set_default>, METH_VARARGS,
     "Returns the value of a key. Inserts the default first if the key is missing."},
    {"popitem", method_without_arguments<pop_item>, METH_NOARGS,
     "popitem($self, /)\n--\n\nRemoves an entry and returns its key and value."},
    {"update", with_keywords(method_with_keywords<update>), METH_VARARGS | METH_KEYWORDS,
     "Stores the entries of a mapping, of an iterable of key-value pairs, or given as keywords."},
    {"MergeFrom", method<merge_from_map>, METH_O,
     "MergeFrom($self, other, /)\n--\n\nStores the entries of another map field."},
    {"__class_getitem__", Py_GenericAlias, METH_O | METH_CLASS,
     "Returns the class parameterized with its key and value types, for annotations."},
    {nullptr, nullptr, 0, nullptr},
};

void dealloc(PyObject* self) noexcept {
  unlink_child(as_map(self).link);
  free_object(self);
}

PyTypeObject* make_type(PyObject* module, const char* name) {
  PyType_Slot slots[] = {
      slot(Py_tp_dealloc, dealloc),
      slot(Py_tp_new, refuse_new),
      slot(Py_mp_length, length),
      slot(Py_mp_subscript, method<get_or_create>),
      slot(Py_mp_ass_subscript, assign),
      slot(Py_sq_contains, contains),
      slot(Py_tp_iter, unary<iterate>),
      slot(Py_tp_richcompare, comparison<compare>),
      slot(Py_tp_hash, PyObject_HashNotImplemented),
      slot(Py_tp_repr, unary<repr>),
      slot(Py_tp_str, unary<str>),
      {Py_tp_methods, methods},
      {0, nullptr},
  };
  return add_type(module, name, sizeof(MapObject), slots);
}

void store_message(MapObject& map, PyObject* key, PyObject* value) {
  const Ref stored = get_or_create(reinterpret_cast<PyObject*>(&map), key);
  if (stored.get() == value) return;  // the map is merged into itself
  const Ref fields = given_fields(value);
  if (!fields) return copy_from(as_message(stored.get()), value, "MergeFrom");
  clear(as_message(stored.get()));
  set_fields(as_message(stored.get()), fields.get());
}

}  // namespace

void make_map_types(PyObject* module) {
  make_map_iterator_type();
  types.scalars = make_type(module, "ScalarMapContainer");
  types.messages = make_type(module, "MessageMapContainer");
  for (PyTypeObject* const type : {types.scalars, types.messages}) register_as(type, "MutableMapping");
}

Ref get_map(MessageObject& parent, const Field& field) {
  if (const Child* const child = find_child(parent, field); child != nullptr) return Ref::borrowed(child->object);
  const FieldDescriptor& value = field.descriptor->descriptor.message->fields[1];
  MapObject* const made = PyObject_New(MapObject, is_message(value) ? types.messages : types.scalars);
  if (made == nullptr) throw PythonError();
  link_child(made->link, parent, field, reinterpret_cast<PyObject*>(made));
  return Ref(reinterpret_cast<PyObject*>(made));
}

void update_map(MessageObject& parent, const Field& field, PyObject* entries) {
  const Ref map = get_map(parent, field);
  if (PyObject_HasAttrString(entries, "items") == 0)
    fail(PyExc_TypeError, "expected a mapping, got %.200R", Py_TYPE(entries));
  const Ref items = checked(PyObject_CallMethod(entries, "items", nullptr));
  const Ref iterator = checked(PyObject_GetIter(items.get()));
  while (const Ref item{PyIter_Next(iterator.get())}) {
    const bool is_pair = PyTuple_Check(item.get()) && PyTuple_Size(item.get()) == 2;
    if (!is_pair) fail(PyExc_TypeError, "expected a pair of key and value, got %.200R", Py_TYPE(item.get()));
    PyObject* const key = PyTuple_GetItem(item.get(), 0);
    PyObject* const value = PyTuple_GetItem(item.get(), 1);
    if (as_map(map.get()).has_messages()) {
      store_message(as_map(map.get()), key, value);
    } else {
      store(as_map(map.get()), key, value);
    }
  }
  if (PyErr_Occurred() != nullptr) throw PythonError();
}

}  // namespace onnxgen::python

#include "containers/map_iterator.h"

namespace onnxgen::python {
namespace {

struct MapIterator {
  PyObject head;
  PyObject* map;   // strong reference
  PyObject* keys;  // strong reference to an iterator over the list of keys
  MapState (*state_of)(PyObject* map);
  MapState state;  // state of the map when iteration began
};

PyTypeObject* iterator_type = nullptr;

MapIterator& as_iterator(PyObject* object) noexcept {
  return *reinterpret_cast<MapIterator*>(object);
}

// Returns the next key. Null without an error set marks the end.
PyObject* next(PyObject* self) noexcept {
  return guarded(static_cast<PyObject*>(nullptr), [&] {
    MapIterator& iterator = as_iterator(self);
    if (!(iterator.state_of(iterator.map) == iterator.state)) {
      fail(PyExc_RuntimeError, "the map field changed during iteration");
    }
    return PyIter_Next(iterator.keys);
  });
}

void dealloc(PyObject* self) noexcept {
  Py_DECREF(as_iterator(self).map);
  Py_DECREF(as_iterator(self).keys);
  free_object(self);
}

}  // namespace

void make_map_iterator_type() {
  PyType_Slot slots[] = {
      slot(Py_tp_dealloc, dealloc),
      slot(Py_tp_new, refuse_new),
      slot(Py_tp_iter, PyObject_SelfIter),
      slot(Py_tp_iternext, next),
      {0, nullptr},
  };
  PyType_Spec spec = {"onnxgen._core.MapIterator", sizeof(MapIterator), 0, Py_TPFLAGS_DEFAULT, slots};
  iterator_type = reinterpret_cast<PyTypeObject*>(checked(PyType_FromSpec(&spec)).release());
}

Ref make_map_iterator(PyObject* map, const Ref& keys, MapState (*state_of)(PyObject* map)) {
  const MapState state = state_of(map);
  Ref iterator = checked(PyObject_GetIter(keys.get()));
  MapIterator* const made = PyObject_New(MapIterator, iterator_type);
  if (made == nullptr) throw PythonError();
  Py_INCREF(map);
  made->map = map;
  made->keys = iterator.release();
  made->state_of = state_of;
  made->state = state;
  return Ref(reinterpret_cast<PyObject*>(made));
}

}  // namespace onnxgen::python

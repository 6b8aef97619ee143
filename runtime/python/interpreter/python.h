// C++ wrappers for CPython's stable ABI: owning references, and Python errors as C++ exceptions.
//
// A function that fails sets Python's error and throws PythonError. guarded() catches exceptions before control returns
// to CPython.
#pragma once

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <structmember.h>

#include <new>
#include <string>
#include <string_view>
#include <utility>

// Part of the stable ABI since 3.10. Earlier versions export it with the same signature.
extern "C" PyAPI_FUNC(const char*) PyUnicode_AsUTF8AndSize(PyObject* text, Py_ssize_t* size);

namespace onnxgen::python {

// Thrown after Python's error has been set.
struct PythonError {};

// Owning reference to a Python object, or empty.
class Ref {
 public:
  Ref() noexcept = default;
  explicit Ref(PyObject* owned) noexcept : object_(owned) {}
  Ref(Ref&& other) noexcept : object_(std::exchange(other.object_, nullptr)) {}
  Ref& operator=(Ref&& other) noexcept {
    std::swap(object_, other.object_);
    return *this;
  }
  ~Ref() { Py_XDECREF(object_); }

  static Ref borrowed(PyObject* object) noexcept {
    Py_XINCREF(object);
    return Ref(object);
  }

  PyObject* get() const noexcept { return object_; }
  PyObject* release() noexcept { return std::exchange(object_, nullptr); }
  explicit operator bool() const noexcept { return object_ != nullptr; }

 private:
  PyObject* object_ = nullptr;
};

// Check the result of a CPython function and throw PythonError if it reports an error. checked() takes ownership.
inline Ref checked(PyObject* owned) {
  if (owned == nullptr) throw PythonError();
  return Ref(owned);
}
inline PyObject* checked_borrowed(PyObject* borrowed) {
  if (borrowed == nullptr) throw PythonError();
  return borrowed;
}
inline void check(int result) {
  if (result < 0) throw PythonError();
}

inline Ref none() noexcept {
  return Ref::borrowed(Py_None);
}
inline Ref boolean(bool value) noexcept {
  return Ref::borrowed(value ? Py_True : Py_False);
}

inline Ref text(std::string_view value) {
  return checked(PyUnicode_FromStringAndSize(value.data(), static_cast<Py_ssize_t>(value.size())));
}
inline Ref bytes(std::string_view value) {
  return checked(PyBytes_FromStringAndSize(value.data(), static_cast<Py_ssize_t>(value.size())));
}

// Returns the UTF-8 text of a str. The view is valid while the str is alive.
inline std::string_view utf8(PyObject* str) {
  Py_ssize_t size = 0;
  const char* const data = PyUnicode_AsUTF8AndSize(str, &size);
  if (data == nullptr) throw PythonError();
  return {data, static_cast<std::size_t>(size)};
}

inline std::string_view bytes_of(PyObject* object) {
  char* data = nullptr;
  Py_ssize_t size = 0;
  check(PyBytes_AsStringAndSize(object, &data, &size));
  return {data, static_cast<std::size_t>(size)};
}

// Returns a name that a program gave, as a str if it is bytes: like protobuf, functions accept both.
inline Ref decoded_name(PyObject* name) {
  return PyBytes_Check(name) ? text(bytes_of(name)) : Ref::borrowed(name);
}

template <class... Arguments>
[[noreturn]] void fail(PyObject* type, const char* format, Arguments... arguments) {
  // Not PyErr_Format(), which raises an error without a text if an argument's repr() fails.
  PyErr_Clear();  // repr() must not be called with an error set
  const Ref message = checked(PyUnicode_FromFormat(format, arguments...));
  PyErr_SetObject(type, message.get());
  throw PythonError();
}

// Calls body(), which returns a Ref, and releases the reference. If body() throws, returns null with Python's error
// set.
template <class Body>
PyObject* guarded(const Body& body) noexcept {
  try {
    return body().release();
  } catch (const PythonError&) {
    return nullptr;
  } catch (const std::bad_alloc&) {
    return PyErr_NoMemory();
  }
}

// Calls body(). If it throws, returns `failed` with Python's error set.
template <class Result, class Body>
Result guarded(Result failed, const Body& body) noexcept {
  try {
    return body();
  } catch (const PythonError&) {
    return failed;
  } catch (const std::bad_alloc&) {
    PyErr_NoMemory();
    return failed;
  }
}

// Adapters from functions that may throw to CPython's signatures for slots and methods. Example: method<append> for
// `Ref append(PyObject* self, PyObject* value)`.
template <auto kFunction>
PyObject* method(PyObject* self, PyObject* argument) noexcept {
  return guarded([&] { return kFunction(self, argument); });
}
template <auto kFunction>
PyObject* method_without_arguments(PyObject* self, PyObject*) noexcept {
  return guarded([&] { return kFunction(self); });
}
template <auto kFunction>
PyObject* unary(PyObject* self) noexcept {
  return guarded([&] { return kFunction(self); });
}
template <auto kFunction>
PyObject* method_with_keywords(PyObject* self, PyObject* arguments, PyObject* keywords) noexcept {
  return guarded([&] { return kFunction(self, arguments, keywords); });
}
template <auto kFunction>
PyObject* comparison(PyObject* self, PyObject* other, int operation) noexcept {
  return guarded([&] { return kFunction(self, other, operation); });
}

inline PyCFunction with_keywords(PyObject* (*function)(PyObject*, PyObject*, PyObject*)) noexcept {
  return reinterpret_cast<PyCFunction>(reinterpret_cast<void (*)()>(function));
}
template <class Function>
PyType_Slot slot(int id, Function* function) noexcept {
  return {id, reinterpret_cast<void*>(function)};
}

// Py_tp_new of types that only the extension instantiates. Without it, object.__new__() would create uninitialized
// objects.
inline PyObject* refuse_new(PyTypeObject* type, PyObject*, PyObject*) noexcept {
  return guarded([&]() -> Ref {
    const Ref name = checked(PyObject_GetAttrString(reinterpret_cast<PyObject*>(type), "__name__"));
    fail(PyExc_TypeError, "cannot create '%U' instances", name.get());
  });
}

// Makes a type from `slots` with objects of `size` bytes and adds it to the module _core as `name`. Returns a borrowed
// reference, which the module keeps alive.
inline PyTypeObject* add_type(PyObject* module, const char* name, std::size_t size, PyType_Slot* slots,
                              unsigned flags = Py_TPFLAGS_DEFAULT) {
  const std::string full_name = std::string("onnxgen._core.") + name;
  PyType_Spec spec = {full_name.c_str(), static_cast<int>(size), 0, flags, slots};
  Ref type = checked(PyType_FromSpec(&spec));
  auto* const result = reinterpret_cast<PyTypeObject*>(type.get());
  Py_INCREF(type.get());
  check(PyModule_AddObject(module, name, type.release()));
  return result;
}

// Registers the type with collections.abc.NAME, so that isinstance() returns true.
inline void register_as(PyTypeObject* type, const char* name) {
  const Ref library = checked(PyImport_ImportModule("collections.abc"));
  const Ref base = checked(PyObject_GetAttrString(library.get(), name));
  checked(PyObject_CallMethod(base.get(), "register", "O", type));
}

// Releases an object's memory and its reference to its type.
inline void free_object(PyObject* self) noexcept {
  PyTypeObject* const type = Py_TYPE(self);
  PyObject_Free(self);
  Py_DECREF(type);
}

// Releases the GIL for the lifetime of the object.
class WithoutGil {
 public:
  WithoutGil() noexcept : state_(PyEval_SaveThread()) {}
  WithoutGil(const WithoutGil&) = delete;
  WithoutGil& operator=(const WithoutGil&) = delete;
  ~WithoutGil() { PyEval_RestoreThread(state_); }

 private:
  PyThreadState* state_;
};

}  // namespace onnxgen::python

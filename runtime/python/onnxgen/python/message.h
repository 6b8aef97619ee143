// Exchange of messages between Python and C++ without copying or serialization.
//
//   #include <onnx/onnx-ml.pb.h>
//   #include <onnxgen/python/message.h>
//
//   PyObject* node_count(PyObject*, PyObject* argument) {
//     const auto* const model = onnxgen::python::view<onnx::ModelProto>(argument);
//     return model != nullptr ? PyLong_FromSize_t(model->graph().node_size()) : nullptr;
//   }
//
// An extension is compiled with its own generated classes, which must use the native profile. On first use of a class,
// its memory layout is compared with that of the Python module's class. A mismatch, caused by another schema or version
// of onnxgen, raises TypeError.
//
// The caller must hold the GIL. On failure, functions return null with Python's error set.
#pragma once

#include <Python.h>

#include <memory>

#include "onnxgen/python/module.h"

namespace onnxgen::python {

namespace detail {

template <class M>
M* object_of(const void* data) noexcept {
  if (data == nullptr) return nullptr;
  char* const bytes = static_cast<char*>(const_cast<void*>(data));
  return reinterpret_cast<M*>(bytes - MessageAccess::info<std::remove_const_t<M>>().data_offset);
}

}  // namespace detail

// Returns the C++ message of a Python object, for reading. The pointer is valid while the object is alive and the
// message is not changed. Raises TypeError for any other object.
template <class M>
const M* view(PyObject* message) {
  const CoreApi* const api = core_api();
  return detail::object_of<const M>(api != nullptr ? api->view(message, descriptor_of<M>()) : nullptr);
}

// Returns the C++ message of a Python object, for writing. Marks the message as set. Do not clear, remove or move parts
// that Python objects may refer to; use the Python objects for that. The pointer is valid like that of view(). Raises
// TypeError for any other object, and RuntimeError while a Reading of the message exists.
template <class M>
M* change(PyObject* message) {
  const CoreApi* const api = core_api();
  return detail::object_of<M>(api != nullptr ? api->change(message, descriptor_of<M>()) : nullptr);
}

// Like view(), but the returned pointer keeps the message in memory. It may outlive the Python object and may be
// destroyed in any thread.
template <class M>
std::shared_ptr<const M> share(PyObject* message) {
  const M* const object = view<M>(message);
  if (object == nullptr) return nullptr;
  return std::shared_ptr<const M>(core_api()->share(message), object);
}

// Returns a new reference to a Python object for a C++ message, which must not be null. C++ and Python then share the
// message, and the last of them destroys it. Raises TypeError if no imported Python module has the class.
template <class M>
PyObject* wrap(std::shared_ptr<M> message) {
  const CoreApi* const api = core_api();
  if (api == nullptr) return nullptr;
  void* const data = &MessageAccess::data(*message);
  return api->wrap(data, std::move(message), descriptor_of<M>());
}

// Moves a message into a Python object in constant time. Returns a new reference.
template <class M>
PyObject* wrap(M&& message) {
  return wrap(std::make_shared<M>(std::move(message)));
}

// Makes a message read-only for its own lifetime, so that C++ can read the message without the GIL. Meanwhile, changing
// the message from Python raises RuntimeError in every thread. Create and destroy a Reading with the GIL held.
//
// The argument is not checked: it must be an object for which view() has returned a message. The Reading keeps a
// reference to it.
class Reading {
 public:
  explicit Reading(PyObject* message) : message_(message) {
    Py_INCREF(message_);
    core_api()->set_reading(message_, true);
  }
  Reading(const Reading&) = delete;
  Reading& operator=(const Reading&) = delete;
  ~Reading() {
    core_api()->set_reading(message_, false);
    Py_DECREF(message_);
  }

 private:
  PyObject* message_;
};

}  // namespace onnxgen::python

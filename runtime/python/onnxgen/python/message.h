// Messages between Python and C++, neither copied nor serialized.
//
//   #include <onnx/onnx-ml.pb.h>
//   #include <onnxgen/python/message.h>
//
//   PyObject* node_count(PyObject*, PyObject* argument) {
//     const auto* const model = onnxgen::python::view<onnx::ModelProto>(argument);
//     return model != nullptr ? PyLong_FromSize_t(model->graph().node_size()) : nullptr;
//   }
//
// An extension has classes of its own, of the native profile. They are checked, once for each class, to be laid out as
// those of the Python module are: TypeError where a schema or a version of onnxgen differs. All functions are called
// with the GIL; null is a failure, with Python's error set.
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

// The message that a Python object is, to be read as long as the object lives and the message is not changed.
template <class M>
const M* view(PyObject* message) {
  const CoreApi* const api = core_api();
  return detail::object_of<const M>(api != nullptr ? api->view(message, descriptor_of<M>()) : nullptr);
}

// The same, to be changed. What Python objects show of it must not be cleared, removed or moved away: use the objects
// for that.
template <class M>
M* change(PyObject* message) {
  const CoreApi* const api = core_api();
  return detail::object_of<M>(api != nullptr ? api->change(message, descriptor_of<M>()) : nullptr);
}

// The same as view(), kept in memory by the pointer, which may outlive the object and end in any thread.
template <class M>
std::shared_ptr<const M> share(PyObject* message) {
  const M* const object = view<M>(message);
  if (object == nullptr) return nullptr;
  return std::shared_ptr<const M>(core_api()->share(message), object);
}

// A Python object of a message that C++ made, and which the two have in common from now on. A new reference.
template <class M>
PyObject* wrap(std::shared_ptr<M> message) {
  const CoreApi* const api = core_api();
  if (api == nullptr) return nullptr;
  void* const data = &MessageAccess::data(*message);
  return api->wrap(data, std::move(message), descriptor_of<M>());
}

// The same, of a message that Python takes over in constant time.
template <class M>
PyObject* wrap(M&& message) {
  return wrap(std::make_shared<M>(std::move(message)));
}

// Nobody may change a message, in any thread, while this lives: for work on it without the GIL. Made and destroyed with
// the GIL.
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

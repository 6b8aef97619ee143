// An extension with its own ONNX classes, which receives messages from Python and returns some.
#include <onnx/onnx-ml.pb.h>

#include "onnxgen/python/message.h"

namespace {

using onnxgen::python::change;
using onnxgen::python::share;
using onnxgen::python::view;
using onnxgen::python::wrap;

// Returns the size in bytes of all initializers. Reads the model in place.
PyObject* weigh(PyObject*, PyObject* argument) {
  const auto* const model = view<onnx::ModelProto>(argument);
  if (model == nullptr) return nullptr;
  std::size_t bytes = 0;
  for (const onnx::TensorProto& tensor : model->graph().initializer()) bytes += tensor.raw_data().size();
  return PyLong_FromSize_t(bytes);
}

// Returns the address of the first initializer's data.
PyObject* address_of_weight(PyObject*, PyObject* argument) {
  const auto* const model = view<onnx::ModelProto>(argument);
  if (model == nullptr) return nullptr;
  return PyLong_FromVoidPtr(const_cast<char*>(model->graph().initializer(0).raw_data().data()));
}

PyObject* rename(PyObject*, PyObject* argument) {
  auto* const model = change<onnx::ModelProto>(argument);
  if (model == nullptr) return nullptr;
  model->mutable_graph()->set_name("renamed");
  Py_RETURN_NONE;
}

PyObject* make(PyObject*, PyObject*) {
  onnx::ModelProto model;
  model.mutable_graph()->add_node()->set_op_type("Relu");
  return wrap(std::move(model));
}

std::shared_ptr<const onnx::ModelProto> kept;

PyObject* keep(PyObject*, PyObject* argument) {
  kept = share<onnx::ModelProto>(argument);
  if (kept == nullptr) return nullptr;
  Py_RETURN_NONE;
}

PyObject* kept_name(PyObject*, PyObject*) {
  const std::string_view name = kept->graph().name();
  PyObject* const result = PyUnicode_FromStringAndSize(name.data(), static_cast<Py_ssize_t>(name.size()));
  kept = nullptr;
  return result;
}

// Calls a Python function while a message, set or not, is being read.
PyObject* call_reading(PyObject*, PyObject* arguments) {
  PyObject* message = nullptr;
  PyObject* function = nullptr;
  if (PyArg_ParseTuple(arguments, "OO", &message, &function) == 0) return nullptr;
  const onnxgen::python::Reading unchanged(message);
  return PyObject_CallObject(function, nullptr);
}

PyMethodDef functions[] = {
    {"weigh", weigh, METH_O, nullptr},
    {"address_of_weight", address_of_weight, METH_O, nullptr},
    {"rename", rename, METH_O, nullptr},
    {"make", make, METH_NOARGS, nullptr},
    {"keep", keep, METH_O, nullptr},
    {"kept_name", kept_name, METH_NOARGS, nullptr},
    {"call_reading", call_reading, METH_VARARGS, nullptr},
    {nullptr, nullptr, 0, nullptr},
};
PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "model_walk", nullptr, -1, functions, nullptr, nullptr, nullptr, nullptr,
};

}  // namespace

PyMODINIT_FUNC PyInit_model_walk() {
  return PyModule_Create(&definition);
}

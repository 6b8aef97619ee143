// Functions for the elements of tensors.
#include <vector>

#include "onnx/io_functions.h"
#include "onnxgen/error/printable.h"
#include "onnxgen/error/try_allocating.h"
#include "onnxgen/tensor/tensor_view.h"

namespace onnxgen::python {
namespace {

Ref check_tensor(PyObject*, PyObject* object) {
  const auto* const tensor = view<onnx::TensorProto>(object);
  if (tensor == nullptr) throw PythonError();
  io::TensorView elements;
  throw_if_failed(or_out_of_memory([&] { return io::TensorView::make(*tensor, elements); }));
  return Ref::borrowed(elements.is_raw() ? Py_True : Py_False);
}

Ref float_elements(PyObject*, PyObject* object) {
  const auto* const tensor = view<onnx::TensorProto>(object);
  if (tensor == nullptr) throw PythonError();
  std::vector<float> values;
  throw_if_failed(or_out_of_memory([&] {
    io::TensorView elements;
    const Status status = io::TensorView::make(*tensor, elements);
    return status ? elements.copy_as_float(values) : status;
  }));
  return bytes({reinterpret_cast<const char*>(values.data()), values.size() * sizeof(float)});
}

Ref quoted_name(PyObject*, PyObject* object) {
  const auto* const tensor = view<onnx::TensorProto>(object);
  if (tensor == nullptr) throw PythonError();
  return text(quoted(tensor->name()));
}

PyMethodDef functions[] = {
    {"check_tensor", method<check_tensor>, METH_O,
     "Raises ModelError unless type, shape and data of a tensor agree. Returns whether the elements are in raw_data."},
    {"float_elements", method<float_elements>, METH_O, "Returns the elements of a tensor as bytes of 32-bit floats."},
    {"quoted_name", method<quoted_name>, METH_O,
     "Returns a tensor's name in quotes for a message: shortened, and without control characters."},
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

void add_tensor_functions(PyObject* module) {
  check(PyModule_AddFunctions(module, functions));
}

}  // namespace onnxgen::python

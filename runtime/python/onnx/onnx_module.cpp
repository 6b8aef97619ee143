// The extension module onnxgen._onnx: classes for ONNX messages, and functions for model files.
#include "interpreter/python.h"
#include "onnx/io_functions.h"

// Creates the module with the classes. This is the init function that onnxgen emits in generated/python, renamed.
PyMODINIT_FUNC onnxgen_make_onnx_classes();

namespace onnxgen::python {
namespace {

Ref make_module() {
  Ref module = checked(onnxgen_make_onnx_classes());
  check(PyObject_SetAttrString(module.get(), "__doc__", text("The classes of ONNX.").get()));
  add_load_functions(module.get());
  add_recognition_functions(module.get());
  add_save_functions(module.get());
  add_tensor_functions(module.get());
#ifdef ONNXGEN_PYTHON_ARCHIVE
  add_archive_functions(module.get());
#endif
#ifdef ONNXGEN_PYTHON_CRYPTO
  add_encryption_functions(module.get());
#endif
  return module;
}

}  // namespace
}  // namespace onnxgen::python

PyMODINIT_FUNC PyInit__onnx() {
  return onnxgen::python::guarded([] { return onnxgen::python::make_module(); });
}

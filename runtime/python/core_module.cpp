// The extension module onnxgen._core, which implements Python messages for every schema.
#include "containers/list.h"
#include "containers/map.h"
#include "descriptor/descriptor_object.h"
#include "interpreter/dlpack.h"
#include "interpreter/python.h"
#include "message/bytes_view.h"
#include "message/core_api.h"
#include "message/extensions.h"
#include "message/message_class.h"
#include "message/methods.h"
#include "message/schema.h"
#include "message/serialization.h"
#include "message/text.h"
#include "message/unknown_fields.h"
#include "value/enum_wrapper.h"

namespace onnxgen::python {
namespace {

PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "onnxgen._core", "Messages of any schema.", 0, nullptr, nullptr, nullptr, nullptr, nullptr,
};

// Types and messages are shared by all modules of the process, so there is only one module.
Ref make_module() {
  check_interpreter();
  static PyObject* made = nullptr;
  if (made != nullptr) return Ref::borrowed(made);
  definition.m_methods = text_functions();
  Ref module = checked(PyModule_Create(&definition));
  check(PyModule_AddFunctions(module.get(), schema_functions()));
  check(PyModule_AddFunctions(module.get(), serialization_functions()));
  make_errors(module.get());
  make_message_base(module.get());
  make_descriptor_types(module.get());
  make_list_types(module.get());
  make_map_types(module.get());
  make_extensions_type(module.get());
  make_enum_type(module.get());
  make_unknown_field_type(module.get());
  make_bytes_view_type(module.get());
  add_dlpack_functions(module.get());
  check(PyModule_AddStringConstant(module.get(), "__version__", ONNXGEN_VERSION));
  Ref api = checked(PyCapsule_New(const_cast<CoreApi*>(&kCoreApi), "onnxgen._core._api", nullptr));
  check(PyModule_AddObject(module.get(), "_api", api.release()));
  made = Ref::borrowed(module.get()).release();
  return module;
}

}  // namespace
}  // namespace onnxgen::python

PyMODINIT_FUNC PyInit__core() {
  return onnxgen::python::guarded([] { return onnxgen::python::make_module(); });
}

// Export of buffers by DLPack, the protocol by which array libraries share memory: https://dmlc.github.io/dlpack.
#pragma once

#include "interpreter/python.h"

namespace onnxgen::python {

// Adds dlpack_capsule() to the module _core.
void add_dlpack_functions(PyObject* module);

}  // namespace onnxgen::python

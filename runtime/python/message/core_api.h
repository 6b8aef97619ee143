// Functions provided to other extensions; see onnxgen/python/module.h.
#pragma once

#include "onnxgen/python/module.h"

namespace onnxgen::python {

extern const CoreApi kCoreApi;

}  // namespace onnxgen::python

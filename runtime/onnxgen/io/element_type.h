// Forwards to onnxgen/onnx/element_type.h. Kept for compatibility.
#pragma once

#include "onnxgen/onnx/element_type.h"

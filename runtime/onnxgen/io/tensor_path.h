// Forwards to onnxgen/onnx/tensor_path.h. Kept for compatibility.
#pragma once

#include "onnxgen/onnx/tensor_path.h"

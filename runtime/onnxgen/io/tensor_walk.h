// Forwards to onnxgen/onnx/tensor_walk.h. Kept for compatibility.
#pragma once

#include "onnxgen/onnx/tensor_walk.h"

// Forwards to onnxgen/onnx/tensor_path.h, for programs that include this name.
#pragma once

#include "onnxgen/onnx/tensor_path.h"

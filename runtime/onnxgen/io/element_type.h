// Forwards to onnxgen/onnx/element_type.h, for programs that include this name.
#pragma once

#include "onnxgen/onnx/element_type.h"

// Forwards to onnxgen/onnx/wire_schema.h, for programs that include this name.
#pragma once

#include "onnxgen/onnx/wire_schema.h"

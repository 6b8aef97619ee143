// Forwards to onnxgen/onnx/wire_cursor.h, for programs that include this name.
#pragma once

#include "onnxgen/onnx/wire_cursor.h"

// Forwards to onnxgen/onnx/wire_cursor.h. Kept for compatibility.
#pragma once

#include "onnxgen/onnx/wire_cursor.h"

// Forwards to onnxgen/onnx/external_data.h. Kept for compatibility.
#pragma once

#include "onnxgen/onnx/external_data.h"

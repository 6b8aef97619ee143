// Forwards to onnxgen/onnx/external_data.h, for programs that include this name.
#pragma once

#include "onnxgen/onnx/external_data.h"

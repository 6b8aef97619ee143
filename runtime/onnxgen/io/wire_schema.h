// Forwards to onnxgen/onnx/topology.h. Kept for compatibility.
#pragma once

#include "onnxgen/onnx/topology.h"

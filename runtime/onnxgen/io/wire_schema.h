// Forwards to onnxgen/onnx/topology.h, for programs that include this name.
#pragma once

#include "onnxgen/onnx/topology.h"

// Forwards to onnxgen/tensor/tensor_view.h, for programs that include this name.
#pragma once

#include "onnxgen/tensor/tensor_view.h"

// Forwards to onnxgen/tensor/tensor_view.h. Kept for compatibility.
#pragma once

#include "onnxgen/tensor/tensor_view.h"

// Forwards to onnxgen/tensor/float_formats.h. Kept for compatibility.
#pragma once

#include "onnxgen/tensor/float_formats.h"

// Forwards to onnxgen/tensor/float_formats.h, for programs that include this name.
#pragma once

#include "onnxgen/tensor/float_formats.h"

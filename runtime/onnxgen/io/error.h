// Forwards to onnxgen/file/error.h. Kept for compatibility.
#pragma once

#include "onnxgen/file/error.h"

// Forwards to onnxgen/file/mapping.h. Kept for compatibility.
#pragma once

#include "onnxgen/file/mapping.h"

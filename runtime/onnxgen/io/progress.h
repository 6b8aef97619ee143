// Forwards to onnxgen/file/progress.h. Kept for compatibility.
#pragma once

#include "onnxgen/file/progress.h"

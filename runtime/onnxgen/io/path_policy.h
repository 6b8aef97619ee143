// Forwards to onnxgen/file/path_policy.h. Kept for compatibility.
#pragma once

#include "onnxgen/file/path_policy.h"

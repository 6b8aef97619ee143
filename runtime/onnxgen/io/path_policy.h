// Forwards to onnxgen/file/path_policy.h, for programs that include this name.
#pragma once

#include "onnxgen/file/path_policy.h"

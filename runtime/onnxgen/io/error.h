// Forwards to onnxgen/file/error.h, for programs that include this name.
#pragma once

#include "onnxgen/file/error.h"

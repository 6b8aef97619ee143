// Forwards to onnxgen/file/progress.h, for programs that include this name.
#pragma once

#include "onnxgen/file/progress.h"

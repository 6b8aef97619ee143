// Forwards to onnxgen/file/mapping.h, for programs that include this name.
#pragma once

#include "onnxgen/file/mapping.h"

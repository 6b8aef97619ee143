// Custom formatting of float and double values.
#pragma once

#include <string>

#include "onnxgen/reflection/descriptor.h"

namespace onnxgen::text {

// Function that formats float and double values, with a context for it.
struct RealWriter {
  // Appends `value` of a kFloat or kDouble field. JSON passes only finite values, the text format also infinities and
  // NaN. If null, numbers are written as libprotobuf does.
  void (*append)(void* context, FieldType type, double value, std::string& out) = nullptr;
  void* context = nullptr;  // passed to `append`; must stay valid while the options are used
};

}  // namespace onnxgen::text

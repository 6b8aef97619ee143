// Custom formatting of float and double values.
#pragma once

#include <string>

#include "onnxgen/reflection/descriptor.h"

namespace onnxgen::text {

// Function that formats float and double values, with a context for it.
struct RealWriter {
  // Appends `value` of a kFloat or kDouble field. If null, numbers are written as libprotobuf does.
  void (*append)(void* context, FieldType type, double value, std::string& out) = nullptr;
  void* context = nullptr;
};

}  // namespace onnxgen::text

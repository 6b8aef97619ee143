// How a program wants floats and doubles to be written.
#pragma once

#include <string>

#include "onnxgen/reflection/descriptor.h"

namespace onnxgen::text {

struct RealWriter {
  // Appends `value`, that of a field of the type kFloat or kDouble. Null: they are written as libprotobuf does.
  void (*append)(void* context, FieldType type, double value, std::string& out) = nullptr;
  void* context = nullptr;
};

}  // namespace onnxgen::text

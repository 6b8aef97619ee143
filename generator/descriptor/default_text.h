// Default values as FieldDescriptorProto.default_value spells them.
#pragma once

#include <string>

#include "schema/schema.h"

namespace onnxgen::descriptor {

// Empty where the field has none.
std::string default_text(const schema::Field& field);

}  // namespace onnxgen::descriptor

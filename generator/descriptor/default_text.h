// Default values in the format of FieldDescriptorProto.default_value.
#pragma once

#include <string>

#include "schema/schema.h"

namespace onnxgen::descriptor {

// Returns the default value, or an empty string if the field has none.
std::string default_text(const schema::Field& field);

}  // namespace onnxgen::descriptor

// Default values of fields as descriptors contain them.
#pragma once

#include <string>
#include <string_view>

#include "schema/schema.h"

namespace onnxgen::decompile {

// Returns the default as a literal of the language. Returns an empty string if `text` is not a value of this type.
std::string default_literal(const std::string& text, schema::FieldType type);

// Returns whether the two texts are the same value of this type.
bool is_same_default(const std::string& a, const std::string& b, schema::FieldType type);

}  // namespace onnxgen::decompile

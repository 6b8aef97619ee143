// The constant data behind reflection, text and JSON.
#pragma once

#include <string>

#include "plan/cpp_file.h"

namespace onnxgen::emit {

// The members of a class for its descriptor.
std::string descriptor_members();

std::string enum_descriptor_declaration(const plan::Enum& enumeration, const std::string& export_prefix);

// The initializer of a FieldDescriptor, with a comma behind it.
std::string field_descriptor(const plan::FieldDescriptor& field);

// The descriptors of all enums and messages of the file.
std::string descriptor_definitions(const plan::CppFile& file);

}  // namespace onnxgen::emit

// Constant data for reflection, text format and JSON.
#pragma once

#include <string>

#include "plan/cpp_file.h"

namespace onnxgen::emit {

// Returns the class members for the descriptor.
std::string descriptor_members(const plan::Message& message, plan::Profile profile);

// Return the class member for the layout of a lite class, which has no descriptor, and its definition.
std::string layout_member();
std::string layout_definition(const plan::Message& message);

std::string enum_descriptor_declaration(const plan::Enum& enumeration, const std::string& export_prefix);

// Returns the initializer of a FieldDescriptor, followed by a comma.
std::string field_descriptor(const plan::FieldDescriptor& field);

// Returns the descriptors of all enums and messages of the file.
std::string descriptor_definitions(const plan::CppFile& file);

}  // namespace onnxgen::emit

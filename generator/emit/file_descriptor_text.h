// The description of a file, which the descriptors of its messages and enums refer to.
#pragma once

#include <string>
#include <vector>

#include "plan/cpp_file.h"

namespace onnxgen::emit {

// The declaration and definition are empty for the native profile and lite files.
std::string file_descriptor_declaration(const plan::CppFile& file);

// Defines the pointer to the description that the descriptors of this file use.
std::string own_file_text(const plan::CppFile& file);

std::string file_descriptor_definition(const plan::CppFile& file);

// Returns initializers of std::string_view objects, one for each part.
std::string initializers(const std::vector<plan::LiteralPart>& parts);

}  // namespace onnxgen::emit

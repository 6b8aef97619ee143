// Extensions: their identifiers in the header, their descriptions in the source file.
#pragma once

#include <string>

#include "plan/cpp_file.h"

namespace onnxgen::emit {

// `specifiers` of the constant: extern or static const.
std::string extension_declaration(const plan::Extension& extension, const std::string& specifiers);

// Outside messages, the field number too.
std::string extension_declarations(const plan::CppFile& file, const std::string& export_prefix);

// What the definitions below and the descriptions of messages refer to, for an unnamed namespace.
std::string extension_descriptions(const plan::CppFile& file);

std::string extension_definitions(const plan::CppFile& file);

}  // namespace onnxgen::emit

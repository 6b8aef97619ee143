// Extensions: identifiers in the header, descriptions in the source file.
#pragma once

#include <string>

#include "plan/cpp_file.h"

namespace onnxgen::emit {

// Returns whether the class has a list of known extensions.
bool has_known_extensions(const plan::Message& message, plan::Profile profile);

// Returns the declaration of an identifier. `specifiers` are those of the variable: static const, for example.
std::string extension_declaration(const plan::Extension& extension, const std::string& specifiers);

// Returns the declarations of extensions outside messages, including their field numbers.
std::string extension_declarations(const plan::CppFile& file);

// Returns the descriptions, to be placed in an unnamed namespace. extension_definitions() and the message descriptions
// refer to them.
std::string extension_descriptions(const plan::CppFile& file);

// Returns the definitions of all extensions of the file, including those in messages.
std::string extension_definitions(const plan::CppFile& file);

// Returns the list of the extensions of messages of other files, and the call that makes them known to their classes.
std::string linked_extensions(const plan::CppFile& file);

}  // namespace onnxgen::emit

// The text around the declarations of every emitted file.
#pragma once

#include <string>
#include <vector>

#include "plan/cpp_file.h"

namespace onnxgen::emit {

// Returns the comment that names the source of the file.
std::string origin_comment(const plan::CppFile& file);

// Wraps `body` in the file's namespaces and disables macros of platform headers around it and around `after`, the text
// that follows the namespaces.
std::string in_namespaces(const plan::CppFile& file, std::string body, const std::string& after = {});

// Return #include <...> and #include "..." lines.
std::string system_includes(const std::vector<std::string>& headers);
std::string local_includes(const std::vector<std::string>& headers);

// Returns line comments with `marker` ("//" or "///") before each line.
std::string comment(const plan::DocComment& lines, const std::string& marker);

// Returns "MACRO " for the export macro, "ONNXGEN_HIDDEN " for hidden classes, otherwise an empty string.
std::string export_prefix(const plan::CppFile& file);

// Returns the specifier of a variable that other shared objects may use, followed by a space. Without it, the variable
// would be hidden if its type is. Returns an empty string for hidden classes.
std::string visible_prefix(const plan::CppFile& file);

// Returns the specifier of a constant inside a class, followed by a space. Such constants are inline variables. If they
// were visible, the loader would give all libraries of a program the value that the first one has. Returns an empty
// string for hidden classes.
std::string hidden_prefix(const plan::CppFile& file);

// Returns the deprecation attribute that precedes a declaration, or an empty string.
std::string deprecated_prefix(bool deprecated);

}  // namespace onnxgen::emit

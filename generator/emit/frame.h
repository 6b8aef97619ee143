// What stands around the declarations of every emitted file.
#pragma once

#include <string>
#include <vector>

#include "plan/cpp_file.h"

namespace onnxgen::emit {

// The comment that says where the file comes from.
std::string origin_comment(const plan::CppFile& file);

// `body` inside the file's namespaces, with macros of platform headers out of the way.
std::string in_namespaces(const plan::CppFile& file, std::string body);

// #include <...> and #include "..." lines.
std::string system_includes(const std::vector<std::string>& headers);
std::string local_includes(const std::vector<std::string>& headers);

// Line comments with `marker` ("//" or "///") before each line.
std::string comment(const plan::DocComment& lines, const std::string& marker);

// "MACRO " where there is an export macro.
std::string export_prefix(const plan::CppFile& file);

// The attribute before a declaration.
std::string deprecated_prefix(bool deprecated);

}  // namespace onnxgen::emit

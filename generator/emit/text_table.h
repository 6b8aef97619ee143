// The tables behind onnxgen::text.
#pragma once

#include <string>

#include "plan/cpp_file.h"

namespace onnxgen::emit {

// The member of a class; empty where there are no tables.
std::string text_table_declaration(const plan::Message& message);

// Of the file's enums, for the header.
std::string text_enum_declarations(const plan::CppFile& file, const std::string& export_prefix);

// All tables of the file. They stand behind the classes.
std::string text_table_definitions(const plan::CppFile& file);

}  // namespace onnxgen::emit

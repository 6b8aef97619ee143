#pragma once

#include <string>

#include "plan/cpp_file.h"

namespace onnxgen::emit {

// Returns the enum, its constants and the declarations of its functions.
std::string enum_declaration(const plan::Enum& enumeration, plan::Profile profile, const std::string& export_prefix);

// Returns the function that returns the enum's descriptor, in the protobuf profile.
std::string enum_descriptor_function(const plan::Enum& enumeration, const std::string& export_prefix);

// Returns the template specializations that make the enums of a file known to libprotobuf's functions. They belong
// outside the file's namespaces. Returns an empty string in the native profile.
std::string enum_traits(const plan::CppFile& file);

// Returns the table of names for the source file. The table is local to this file or shared with the descriptor source.
enum class Entries { kLocal, kShared };
std::string enum_entries(const plan::Enum& enumeration, Entries form);
// Returns the declaration of a shared table for use in another source file.
std::string shared_entries_declaration(const plan::Enum& enumeration);

// Returns the definitions of the enum's functions, which use the table.
std::string enum_functions(const plan::Enum& enumeration, plan::Profile profile);

// Returns the names of a nested enum inside its class.
std::string enum_aliases(const plan::EnumAlias& alias, const plan::CppFile& file);

}  // namespace onnxgen::emit

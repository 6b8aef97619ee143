#pragma once

#include <string>

#include "plan/cpp_file.h"

namespace onnxgen::emit {

// The enum, its constants and the declarations of its functions.
std::string enum_declaration(const plan::Enum& enumeration, plan::Profile profile, const std::string& export_prefix);

// The table of its names, for the source file: local to it, or shared with the file of the descriptors.
enum class Entries { kLocal, kShared };
std::string enum_entries(const plan::Enum& enumeration, Entries form);
// Makes a shared table known to another source file.
std::string shared_entries_declaration(const plan::Enum& enumeration);

// Its functions, which use the table.
std::string enum_functions(const plan::Enum& enumeration, plan::Profile profile);

// A nested enum's names inside its class.
std::string enum_aliases(const plan::EnumAlias& alias, plan::Profile profile);

}  // namespace onnxgen::emit

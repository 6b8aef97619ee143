// Paths in command-line arguments, where colons also have other meanings.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "source/source_tree.h"

namespace onnxgen {

// Returns whether the path begins with the letter of a drive, as in "C:/classes". Always false on systems without
// drives.
bool begins_with_drive(std::string_view path);

// Returns the position of the last colon that is neither part of "::", as in a namespace, nor follows the letter of a
// drive.
std::size_t find_last_colon(std::string_view text);

// Splits NAME[:NAME...] at `separator`. Omits empty names.
std::vector<std::string> split(const std::string& value, char separator);

// Splits PATH[:PATH...], on Windows PATH[;PATH...].
std::vector<std::string> split_paths(const std::string& value);

// Parses DIR or PREFIX=DIR. Like protoc, takes the whole text for DIR if only that exists.
source::ImportPath import_path_of(const std::string& value);

}  // namespace onnxgen

// Paths in command-line arguments, where colons also have other meanings.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace onnxgen {

// Returns whether the path begins with the letter of a drive, as in "C:/classes". Always false on systems without
// drives.
bool begins_with_drive(std::string_view path);

// Returns the position of the last colon that is neither part of "::", as in a namespace, nor follows the letter of a
// drive.
std::size_t find_last_colon(std::string_view text);

// Splits PATH[:PATH...], on Windows PATH[;PATH...].
std::vector<std::string> split_paths(const std::string& value);

}  // namespace onnxgen

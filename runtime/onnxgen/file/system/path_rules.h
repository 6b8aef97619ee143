// System-specific rules for paths and file names.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace onnxgen::io::system {

bool is_separator(char c) noexcept;

// Returns the position of the last component of a path: after the last separator, or after a drive.
std::size_t last_component(std::string_view path) noexcept;

// Returns why no file may be opened or created under this name, or null if it may. The system does not treat such a
// name as that of a file in the folder.
const char* name_problem(std::string_view name) noexcept;

// Returns a key that is equal for names that the system treats, or may treat, as the same file.
std::string name_key(std::string_view name);

// Resolves all links of a path; components are separated by '/'. Returns nothing and sets last_error() if the path does
// not exist.
std::optional<std::string> real_path(const std::string& path);

}  // namespace onnxgen::io::system

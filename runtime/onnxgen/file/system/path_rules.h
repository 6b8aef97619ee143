// What the system takes for a path, and for one name in it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace onnxgen::io::system {

bool is_separator(char c) noexcept;

// Where the last component of a path begins: behind the last separator, or behind a drive.
std::size_t last_component(std::string_view path) noexcept;

// Why no file may be opened or made by this name, null where it may: the system would take it for something else than a
// file of this name in its folder.
const char* fault_of_name(std::string_view name) noexcept;

// Equal for names that the system takes for one.
std::string name_key(std::string_view name);

// The path without links, components parted by '/'; nothing, with the reason in last_error(), where it leads nowhere.
std::optional<std::string> real_path(const std::string& path);

}  // namespace onnxgen::io::system

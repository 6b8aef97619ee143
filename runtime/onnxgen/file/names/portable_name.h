// File names by the combined rules of all systems: macOS and Windows ignore case, macOS ignores how an accented letter
// is encoded, and Windows reserves some names.
#pragma once

#include <string>
#include <string_view>

namespace onnxgen::io {

// Returns a key that is equal for two paths, relative to one folder, that could name the same file on some system.
// Slashes and backslashes separate components. Trailing dots and spaces of a component are ignored; components that
// consist only of these are dropped.
std::string portable_key(std::string_view path);
// Appends the key to `to`.
void append_portable_key(std::string_view path, std::string& to);

// Returns whether two paths, relative to one folder, could name the same file on some system.
inline bool may_be_same_file(std::string_view a, std::string_view b) {
  return portable_key(a) == portable_key(b);
}

// Returns whether Windows treats a file name as a device, for example NUL or com1.txt.
bool is_device_on_windows(std::string_view name) noexcept;

// Returns the reason why Windows does not treat `name` as the name of an ordinary file, or null if it does.
const char* windows_name_problem(std::string_view name) noexcept;

}  // namespace onnxgen::io

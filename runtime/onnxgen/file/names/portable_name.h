// Names of files, as all systems together take them: macOS and Windows do not tell cases apart, macOS does not tell
// spellings of one letter with an accent apart, and Windows keeps names to itself.
#pragma once

#include <string>
#include <string_view>

namespace onnxgen::io {

// Equal for two paths, relative to one folder, that could be one file on any system. Components are separated by
// slashes of either kind; dots and spaces at their ends do not count, nor do components that have nothing else.
std::string portable_key(std::string_view path);
// Appends it.
void append_portable_key(std::string_view path, std::string& to);

// Whether two paths, relative to one folder, could be one file on any system.
inline bool could_be_one_file(std::string_view a, std::string_view b) {
  return portable_key(a) == portable_key(b);
}

// Whether Windows takes this name of a file for a device, such as NUL, com1.txt.
bool is_device_on_windows(std::string_view name) noexcept;

// Why Windows takes this name of a file for something else than a file of this name; null where it does not.
const char* fault_on_windows(std::string_view name) noexcept;

}  // namespace onnxgen::io

#include "onnxgen/file/names/portable_name.h"

#include <algorithm>

#include "onnxgen/file/names/folded_text.h"

namespace onnxgen::io {
namespace {

bool equals(std::string_view name, std::string_view upper_case) noexcept {
  return name.size() == upper_case.size() &&
         std::equal(name.begin(), name.end(), upper_case.begin(),
                    [](char a, char b) { return (a >= 'a' && a <= 'z' ? static_cast<char>(a - 'a' + 'A') : a) == b; });
}

// Returns whether `name` is COM0 to COM9 or LPT0 to LPT9. The superscripts 1 to 3 count as digits.
bool is_port(std::string_view name) noexcept {
  if (name.size() < 4 || (!equals(name.substr(0, 3), "COM") && !equals(name.substr(0, 3), "LPT"))) return false;
  const std::string_view number = name.substr(3);
  if (number.size() == 1) return number[0] >= '0' && number[0] <= '9';
  return number == "\xC2\xB9" || number == "\xC2\xB2" || number == "\xC2\xB3";
}

bool is_sign_of_windows(char c) noexcept {
  return static_cast<unsigned char>(c) < 0x20 || std::string_view("<>\"|?*").find(c) != std::string_view::npos;
}

}  // namespace

void append_portable_key(std::string_view path, std::string& to) {
  const std::size_t begin = to.size();
  while (!path.empty()) {
    const std::size_t slash = std::min(path.find_first_of("/\\"), path.size());
    std::string_view name = path.substr(0, slash);
    path.remove_prefix(std::min(slash + 1, path.size()));
    name = name.substr(0, name.find_last_not_of(". ") + 1);
    if (name.empty()) continue;
    if (to.size() != begin) to += '/';
    append_folded(name, to);
  }
}

std::string portable_key(std::string_view path) {
  std::string key;
  append_portable_key(path, key);
  return key;
}

// A device exists in every folder and with every extension: "NUL", "nul.txt", "NUL .txt".
bool is_device_on_windows(std::string_view name) noexcept {
  name = name.substr(0, name.find_first_of(".:"));
  name = name.substr(0, name.find_last_not_of(' ') + 1);
  for (const char* const device : {"CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$", "CLOCK$"}) {
    if (equals(name, device)) return true;
  }
  return is_port(name);
}

const char* windows_name_problem(std::string_view name) noexcept {
  if (name.find(':') != std::string_view::npos)
    return "contains a colon, which starts the name of an alternate data stream on Windows";
  if (std::any_of(name.begin(), name.end(), is_sign_of_windows))
    return "contains a character that Windows does not allow in file names";
  if (!name.empty() && (name.back() == '.' || name.back() == ' ')) {
    return "ends with a dot or a space, which Windows ignores";
  }
  return is_device_on_windows(name) ? "is a device name on Windows" : nullptr;
}

}  // namespace onnxgen::io

#include "onnxgen/file/system/path_rules.h"

#include <algorithm>

#include "onnxgen/file/system/windows/win32.h"

namespace onnxgen::io::system {
namespace {

bool is_letter(char c) noexcept {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool equals(std::string_view name, std::string_view upper_case) noexcept {
  return name.size() == upper_case.size() &&
         std::equal(name.begin(), name.end(), upper_case.begin(),
                    [](char a, char b) { return (a >= 'a' && a <= 'z' ? static_cast<char>(a - 'a' + 'A') : a) == b; });
}

// COM0 to COM9 and LPT0 to LPT9; superscript 1 to 3 count as digits.
bool is_port(std::string_view name) noexcept {
  if (name.size() < 4 || (!equals(name.substr(0, 3), "COM") && !equals(name.substr(0, 3), "LPT"))) return false;
  const std::string_view number = name.substr(3);
  if (number.size() == 1) return number[0] >= '0' && number[0] <= '9';
  return number == "\xC2\xB9" || number == "\xC2\xB2" || number == "\xC2\xB3";
}

// Device names are reserved in every folder and with every extension: "NUL", "nul.txt", "NUL .txt".
bool is_device(std::string_view name) noexcept {
  name = name.substr(0, name.find_first_of(".:"));
  name = name.substr(0, name.find_last_not_of(' ') + 1);
  for (const char* const device : {"CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$", "CLOCK$"}) {
    if (equals(name, device)) return true;
  }
  return is_port(name);
}

}  // namespace

bool is_separator(char c) noexcept {
  return c == '/' || c == '\\';
}

std::size_t last_component(std::string_view path) noexcept {
  const std::size_t slash = path.find_last_of("/\\") + 1;  // 0 if there is none
  const bool has_drive = path.size() >= 2 && is_letter(path[0]) && path[1] == ':';
  return std::max(slash, std::size_t{has_drive ? 2U : 0U});
}

const char* fault_of_name(std::string_view name) noexcept {
  if (name.find(':') != std::string_view::npos) return "has a colon, behind which Windows has other data of a file";
  const bool has_sign = std::any_of(name.begin(), name.end(), [](char c) {
    return static_cast<unsigned char>(c) < 0x20 || std::string_view("<>\"|?*").find(c) != std::string_view::npos;
  });
  if (has_sign) return "has a sign that names on Windows cannot have";
  if (!name.empty() && (name.back() == '.' || name.back() == ' ')) {
    return "ends in a dot or a space, which Windows leaves out";
  }
  return is_device(name) ? "is the name of a device on Windows" : nullptr;
}

std::string name_key(std::string_view name) {
  std::wstring wide;
  if (!to_wide(name, wide)) return std::string(name);
  constexpr DWORD kFlags = LCMAP_UPPERCASE;
  const auto size = static_cast<int>(wide.size());
  std::wstring upper(wide.size(), L'\0');
  if (size == 0 || ::LCMapStringEx(LOCALE_NAME_INVARIANT, kFlags, wide.data(), size, upper.data(), size, nullptr,
                                   nullptr, 0) != size) {
    return std::string(name);
  }
  return from_wide(upper);
}

std::optional<std::string> real_path(const std::string& path) {
  std::wstring wide;
  if (!to_wide_path(path, wide)) return std::nullopt;
  const HANDLE handle = ::CreateFileW(wide.c_str(), FILE_READ_ATTRIBUTES, kShareAll, nullptr, OPEN_EXISTING,
                                      FILE_FLAG_BACKUP_SEMANTICS, nullptr);
  if (handle == INVALID_HANDLE_VALUE) return std::nullopt;
  const File opened(descriptor_of(handle), path);
  const DWORD room = ::GetFinalPathNameByHandleW(handle, nullptr, 0, FILE_NAME_NORMALIZED);
  std::wstring found(room, L'\0');
  const DWORD length = ::GetFinalPathNameByHandleW(handle, found.data(), room, FILE_NAME_NORMALIZED);
  if (length == 0 || length >= room) return std::nullopt;
  found.resize(length);
  return from_wide(found);
}

}  // namespace onnxgen::io::system

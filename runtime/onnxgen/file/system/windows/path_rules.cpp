#include "onnxgen/file/system/path_rules.h"

#include <algorithm>

#include "onnxgen/file/names/portable_name.h"
#include "onnxgen/file/system/windows/win32.h"

namespace onnxgen::io::system {
namespace {

bool is_letter(char c) noexcept {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
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

const char* name_problem(std::string_view name) noexcept {
  return windows_name_problem(name);
}

std::string name_key(std::string_view name) {
  return portable_key(name);
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

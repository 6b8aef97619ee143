// Handles, paths and file attributes.
#include <cstdint>
#include <cstring>

#include "onnxgen/file/error.h"
#include "onnxgen/file/system/error.h"
#include "onnxgen/file/system/open_file.h"
#include "onnxgen/file/system/windows/win32.h"

namespace onnxgen::io {
namespace system {

HANDLE handle_of(Descriptor descriptor) noexcept {
  return reinterpret_cast<HANDLE>(descriptor);
}

Descriptor descriptor_of(HANDLE handle) noexcept {
  return handle == nullptr ? kNoDescriptor : reinterpret_cast<Descriptor>(handle);
}

bool to_wide(std::string_view text, std::wstring& wide) {
  wide.clear();
  if (text.empty()) return true;
  if (text.size() > 0x7FFF'FFFF) {
    ::SetLastError(ERROR_FILENAME_EXCED_RANGE);
    return false;
  }
  const auto size = static_cast<int>(text.size());
  const int count = ::MultiByteToWideChar(CP_UTF8, MB_ERR_INVALID_CHARS, text.data(), size, nullptr, 0);
  if (count <= 0) return false;
  wide.resize(static_cast<std::size_t>(count));
  (void)::MultiByteToWideChar(CP_UTF8, MB_ERR_INVALID_CHARS, text.data(), size, wide.data(), count);
  for (wchar_t& c : wide) c = c == L'/' ? L'\\' : c;
  return true;
}

std::string from_wide(std::wstring_view wide) {
  if (wide.empty()) return {};
  const auto size = static_cast<int>(wide.size());
  const int count = ::WideCharToMultiByte(CP_UTF8, 0, wide.data(), size, nullptr, 0, nullptr, nullptr);
  std::string text(static_cast<std::size_t>(count), '\0');
  (void)::WideCharToMultiByte(CP_UTF8, 0, wide.data(), size, text.data(), count, nullptr, nullptr);
  for (char& c : text) c = c == '\\' ? '/' : c;
  return text;
}

bool to_wide_path(const std::string& path, std::wstring& wide) {
  constexpr std::size_t kShortest = 240;  // shortest path that may be too long for calls limited to 260 characters
  if (!to_wide(path, wide)) return false;
  if (wide.size() < kShortest || wide.substr(0, 4) == L"\\\\?\\") return true;
  // "\\?\" removes the limit and all interpretation, so the path must be absolute first.
  const DWORD room = ::GetFullPathNameW(wide.c_str(), 0, nullptr, nullptr);
  std::wstring full(room, L'\0');
  const DWORD length = room == 0 ? 0 : ::GetFullPathNameW(wide.c_str(), room, full.data(), nullptr);
  if (length == 0 || length >= room) return false;
  full.resize(length);
  const bool is_share = full.substr(0, 2) == L"\\\\";
  wide = is_share ? L"\\\\?\\UNC" + full.substr(1) : L"\\\\?\\" + full;
  return true;
}

bool get_attributes(HANDLE handle, FileAttributes& attributes) noexcept {
  BY_HANDLE_FILE_INFORMATION found;
  if (::GetFileType(handle) != FILE_TYPE_DISK) {
    attributes = FileAttributes();  // the console or a pipe: not a regular file
    return true;
  }
  if (!::GetFileInformationByHandle(handle, &found)) return false;
  const auto joined = [](DWORD high, DWORD low) { return std::uint64_t{high} << 32 | low; };
  attributes.identity = {found.dwVolumeSerialNumber, joined(found.nFileIndexHigh, found.nFileIndexLow)};
  // ReFS has identities of 128 bits; elsewhere the upper half is 0.
  FILE_ID_INFO id;
  if (::GetFileInformationByHandleEx(handle, FileIdInfo, &id, sizeof id)) {
    std::uint64_t halves[2];
    static_assert(sizeof halves == sizeof id.FileId);
    std::memcpy(halves, &id.FileId, sizeof halves);
    attributes.identity = {id.VolumeSerialNumber ^ halves[1], halves[0]};
  }
  attributes.size = joined(found.nFileSizeHigh, found.nFileSizeLow);
  attributes.links = found.nNumberOfLinks;
  attributes.modified = joined(found.ftLastWriteTime.dwHighDateTime, found.ftLastWriteTime.dwLowDateTime);
  attributes.permissions = -1;
  attributes.is_link = (found.dwFileAttributes & FILE_ATTRIBUTE_REPARSE_POINT) != 0;
  attributes.is_folder = !attributes.is_link && (found.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY) != 0;
  attributes.is_regular = !attributes.is_link && !attributes.is_folder;
  return true;
}

}  // namespace system

Status attributes_of(const File& file, FileAttributes& attributes) {
  if (system::get_attributes(system::handle_of(file.descriptor()), attributes)) return Status();
  return system_failure(ErrorCode::kOpenFailed, file.path(), system::last_error());
}

Status attributes_of(const std::string& path, FileAttributes& attributes) {
  std::wstring wide;
  HANDLE handle = INVALID_HANDLE_VALUE;
  if (system::to_wide_path(path, wide)) {
    handle = ::CreateFileW(wide.c_str(), FILE_READ_ATTRIBUTES, system::kShareAll, nullptr, OPEN_EXISTING,
                           FILE_FLAG_BACKUP_SEMANTICS, nullptr);
  }
  if (handle == INVALID_HANDLE_VALUE) return system_failure(ErrorCode::kOpenFailed, path, system::last_error());
  return attributes_of(File(system::descriptor_of(handle), path), attributes);
}

}  // namespace onnxgen::io

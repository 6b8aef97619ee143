// <windows.h> as this folder wants it, and what all of its sources share.
#pragma once

#ifndef _WIN32_WINNT
#define _WIN32_WINNT 0x0A00  // Windows 10
#endif
#ifndef NTDDI_VERSION
#define NTDDI_VERSION 0x0A000004  // of 2017
#endif
#ifndef WIN32_LEAN_AND_MEAN
#define WIN32_LEAN_AND_MEAN
#endif
#ifndef NOMINMAX
#define NOMINMAX
#endif
#include <windows.h>
#include <winioctl.h>  // which needs it

#include <optional>
#include <string>
#include <string_view>

#include "onnxgen/file/file.h"
#include "onnxgen/file/system/descriptor.h"

namespace onnxgen::io::system {

// Everybody may read, write, rename and remove what is open, as on other systems.
inline constexpr DWORD kShareAll = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;

// ERROR_STOPPED_ON_SYMLINK, which not all headers have: what was opened is a link of some kind.
inline constexpr DWORD kStoppedOnLink = 681;

HANDLE handle_of(Descriptor descriptor) noexcept;
// Of INVALID_HANDLE_VALUE and of null: kNoDescriptor.
Descriptor descriptor_of(HANDLE handle) noexcept;

// UTF-16 with backslashes, of UTF-8 with slashes of either kind. False with the reason in GetLastError() where it is
// not UTF-8.
bool to_wide(std::string_view text, std::wstring& wide);
// Back, with slashes. Halves of pairs become U+FFFD.
std::string from_wide(std::wstring_view wide);

// A path of the user's as CreateFileW takes it, however long.
bool to_wide_path(const std::string& path, std::wstring& wide);

// False with the reason in GetLastError().
bool get_facts(HANDLE handle, FileFacts& facts) noexcept;

}  // namespace onnxgen::io::system

// Includes <windows.h> with the settings of this folder, and declares what its sources share.
#pragma once

#ifndef _WIN32_WINNT
#define _WIN32_WINNT 0x0A00  // Windows 10
#endif
#ifndef NTDDI_VERSION
#define NTDDI_VERSION 0x0A000004  // the version of 2017
#endif
#ifndef WIN32_LEAN_AND_MEAN
#define WIN32_LEAN_AND_MEAN
#endif
#ifndef NOMINMAX
#define NOMINMAX
#endif
#include <windows.h>
#include <winioctl.h>  // requires windows.h

#include <optional>
#include <string>
#include <string_view>

#include "onnxgen/file/file.h"
#include "onnxgen/file/system/descriptor.h"

namespace onnxgen::io::system {

// Others may read, write, rename and remove open files, as on other systems.
inline constexpr DWORD kShareAll = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;

// ERROR_STOPPED_ON_SYMLINK, which some headers lack: the opened file is a link of some kind.
inline constexpr DWORD kStoppedOnLink = 681;

HANDLE handle_of(Descriptor descriptor) noexcept;
// Converts a handle to a descriptor. INVALID_HANDLE_VALUE and null become kNoDescriptor.
Descriptor descriptor_of(HANDLE handle) noexcept;

// Converts UTF-8 with slashes of either kind to UTF-16 with backslashes. Returns false and sets GetLastError() if the
// text is not UTF-8.
bool to_wide(std::string_view text, std::wstring& wide);
// Converts UTF-16 to UTF-8 with slashes. Unpaired surrogates become U+FFFD.
std::string from_wide(std::wstring_view wide);

// Converts a path given by the user, of any length, to the form that CreateFileW accepts.
bool to_wide_path(const std::string& path, std::wstring& wide);

// Gets the attributes of an open file. Returns false and sets GetLastError() on failure.
bool get_attributes(HANDLE handle, FileAttributes& attributes) noexcept;

}  // namespace onnxgen::io::system

// Opens files relative to an open folder, as openat does on POSIX. Uses functions of ntdll, on which the path functions
// of Win32 are built.
#pragma once

#include <string>
#include <string_view>

#include "onnxgen/file/system/windows/win32.h"

namespace onnxgen::io::system {

// Parameters for opening a file.
struct Opening {
  ACCESS_MASK access = 0;
  ULONG disposition = 0;  // FILE_OPEN, FILE_CREATE, FILE_OPEN_IF
  ULONG options = 0;      // FILE_DIRECTORY_FILE, FILE_NON_DIRECTORY_FILE
};

// Opens `name`, which may be a path below the folder, or the folder itself if `name` is empty. Opens a link itself
// unless `follows_links` is set. Returns null and sets GetLastError() on failure.
HANDLE open_beneath(Descriptor folder, std::string_view name, const Opening& opening, bool follows_links = false);

// Kinds of renaming an open file to a name in `folder`.
enum class Renaming {
  kNew,        // the name must not exist
  kReplacing,  // a file of that name is replaced, even while open, if the file system supports it
  kLinking     // creates a hard link; the name must not exist
};
bool rename_to(HANDLE file, Descriptor folder, std::string_view name, Renaming renaming);

}  // namespace onnxgen::io::system

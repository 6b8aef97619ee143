// The calls by which a file is named within an open folder, as openat of POSIX does: those of ntdll, which the
// functions of Win32 that take paths are made of.
#pragma once

#include <string>
#include <string_view>

#include "onnxgen/file/system/windows/win32.h"

namespace onnxgen::io::system {

// How something is opened.
struct Opening {
  ACCESS_MASK access = 0;
  ULONG disposition = 0;  // FILE_OPEN, FILE_CREATE, FILE_OPEN_IF
  ULONG options = 0;      // FILE_DIRECTORY_FILE, FILE_NON_DIRECTORY_FILE
};

// Opens what `name`, which may be a path beneath the folder, means; empty for the folder itself. A link is opened
// itself unless `follows_links`. Null with the reason in GetLastError().
HANDLE open_beneath(Descriptor folder, std::string_view name, const Opening& opening, bool follows_links = false);

// Gives an open file another name in `folder`.
enum class Renaming {
  kNew,        // there must be no such file
  kReplacing,  // the file of that name is replaced, whoever has it open, where the file system can do that
  kLinking     // a second name; there must be no such file
};
bool rename_to(HANDLE file, Descriptor folder, std::string_view name, Renaming renaming);

}  // namespace onnxgen::io::system

// Causes of failed system calls.
#pragma once

#include <string>

namespace onnxgen::io::system {

// Causes that callers distinguish. All others are reported to the user as text.
enum class Cause {
  kOther,
  kMissing,        // the file or folder does not exist
  kTaken,          // the name is in use
  kLink,           // a link where links are not followed
  kLeadsOut,       // the path leads out of the folder
  kNoFolder,       // a file or link in place of a folder
  kForbidden,      // permission denied
  kOutOfResources  // memory or descriptors are exhausted; a retry may succeed
};

// Returns the error of the last failed call on this thread: errno or GetLastError().
int last_error() noexcept;

// Error code for a file larger than the system supports.
extern const int kFileTooLarge;

Cause cause_of(int error) noexcept;

// Returns the system's description of the error, in UTF-8.
std::string error_text(int error);

}  // namespace onnxgen::io::system

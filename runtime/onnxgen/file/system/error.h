// Why a call of the system failed.
#pragma once

#include <string>

namespace onnxgen::io::system {

// What the callers here tell apart; everything else is shown to the user by its text.
enum class Cause {
  kOther,
  kMissing,        // there is no such file or folder
  kTaken,          // there is one already
  kLink,           // a link where none is followed
  kLeadsOut,       // the path leaves the folder
  kNoFolder,       // a file, or a link, in place of a folder
  kForbidden,      // this user may not
  kOutOfResources  // memory or descriptors are used up; trying again may help
};

// Of the call that failed last on this thread: errno, or GetLastError().
int last_error() noexcept;

// The error of a file that is larger than the system can have it.
extern const int kFileTooLarge;

Cause cause_of(int error) noexcept;

// The system's own words, in UTF-8.
std::string error_text(int error);

}  // namespace onnxgen::io::system

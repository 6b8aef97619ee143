// How calls of POSIX are made here, and which of them systems do differently.
//
// What POSIX leaves to each system is in two files with the same functions: linux_calls.cpp makes the calls that only
// Linux has, and portable_calls.cpp does without them, on macOS and other systems. Which of them is
// compiled is what ONNXGEN_LINUX_CALLS says.
#pragma once

#include <fcntl.h>
#include <sys/stat.h>

#include <cerrno>
#include <ctime>

#include "onnxgen/wire/compiler.h"

namespace onnxgen::io::system {

// A regular file is not affected by O_NONBLOCK; without it, opening a pipe in its place would wait for a writer.
inline constexpr int kAnyFileFlags = O_CLOEXEC | O_NONBLOCK | O_NOCTTY;

// Calls again what a signal has interrupted.
template <class Call>
auto until_done(const Call& call) noexcept {
  auto result = call();
  while (result < 0 && errno == EINTR) result = call();
  return result;
}

// The time of the last change, which may be before 1970.
timespec time_of_change(const struct stat& found) noexcept;

}  // namespace onnxgen::io::system

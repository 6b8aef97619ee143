// System calls of this folder, and functions whose implementation differs between POSIX systems.
//
// linux_calls.cpp and portable_calls.cpp implement the same functions. The first uses calls that only Linux has; the
// second does without them, for macOS and other systems. ONNXGEN_LINUX_CALLS selects one of them.
#pragma once

#include <fcntl.h>
#include <sys/stat.h>

#include <cerrno>
#include <ctime>

#include "onnxgen/wire/compiler.h"

namespace onnxgen::io::system {

// O_NONBLOCK does not affect regular files. Without it, opening a pipe in place of a file would wait for a writer.
inline constexpr int kAnyFileFlags = O_CLOEXEC | O_NONBLOCK | O_NOCTTY;

// Repeats a call while signals interrupt it.
template <class Call>
auto until_done(const Call& call) noexcept {
  auto result = call();
  while (result < 0 && errno == EINTR) result = call();
  return result;
}

// Returns the time of the last modification.
timespec time_of_change(const struct stat& found) noexcept;

}  // namespace onnxgen::io::system

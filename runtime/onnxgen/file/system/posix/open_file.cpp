#include "onnxgen/file/system/open_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <limits>

#include "onnxgen/file/system/posix/calls.h"

namespace onnxgen::io::system {
namespace {

// Largest number of bytes per call: Linux transfers at most 2 GiB less a page, and macOS refuses more.
constexpr std::size_t kLargestTransfer = std::size_t{1} << 30;

}  // namespace

std::uint64_t largest_offset() noexcept {
  return static_cast<std::uint64_t>(std::numeric_limits<off_t>::max());
}

std::int64_t read_some(Descriptor file, std::uint64_t offset, void* to, std::size_t count) noexcept {
  const std::size_t wanted = std::min(count, kLargestTransfer);
  return until_done([&] { return ::pread(file, to, wanted, static_cast<off_t>(offset)); });
}

std::int64_t write_some(Descriptor file, std::uint64_t offset, const std::string_view* views,
                        std::size_t count) noexcept {
  ssize_t written = -1;
  if (count == 1) {
    const std::size_t wanted = std::min(views->size(), kLargestTransfer);
    written = until_done([&] { return ::pwrite(file, views->data(), wanted, static_cast<off_t>(offset)); });
  } else {
    std::array<iovec, kMaxViews> vectors;
    int vector_count = 0;
    for (std::size_t rest = kLargestTransfer; rest != 0 && static_cast<std::size_t>(vector_count) < count;) {
      const std::string_view view = views[vector_count].substr(0, rest);
      vectors[static_cast<std::size_t>(vector_count++)] = {const_cast<char*>(view.data()), view.size()};
      rest -= view.size();
    }
    written = until_done([&] { return ::pwritev(file, vectors.data(), vector_count, static_cast<off_t>(offset)); });
  }
  if (written != 0) return written;
  errno = EIO;
  return -1;
}

bool resize(Descriptor file, std::uint64_t size) noexcept {
  return ::ftruncate(file, static_cast<off_t>(size)) == 0;
}

void allow_holes(Descriptor) noexcept {}  // any file may have them

bool flush_folder(Descriptor folder) noexcept {
  return flush(folder) || errno == EINVAL;  // some file systems cannot flush a folder
}

Descriptor duplicate(Descriptor file) noexcept {
  return ::fcntl(file, F_DUPFD_CLOEXEC, 0);
}

bool close(Descriptor descriptor) noexcept {
  // On Linux, EINTR leaves the descriptor closed. Closing it again could close a descriptor that another thread has
  // opened.
  return ::close(descriptor) == 0 || errno == EINTR;
}

LockResult try_lock(Descriptor file, bool is_exclusive) noexcept {
  const int operation = (is_exclusive ? LOCK_EX : LOCK_SH) | LOCK_NB;
  if (until_done([&] { return ::flock(file, operation); }) == 0) return LockResult::kTaken;
  return errno == EWOULDBLOCK ? LockResult::kHeldByOthers : LockResult::kNoLocksHere;
}

void unlock(Descriptor file) noexcept {
  (void)::flock(file, LOCK_UN);
}

}  // namespace onnxgen::io::system

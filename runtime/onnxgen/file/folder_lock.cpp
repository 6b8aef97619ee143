#include "onnxgen/file/folder_lock.h"

#include <fcntl.h>
#include <sys/file.h>

#include <algorithm>
#include <cerrno>
#include <string>
#include <thread>
#include <utility>

#include "onnxgen/file/error.h"

namespace onnxgen::io {
namespace {

using Clock = std::chrono::steady_clock;

// The system's own waiting has no limit, so the lock is asked for again and again. A save holds it for a few
// milliseconds as a rule.
constexpr std::chrono::microseconds kFirstPause{100};
constexpr std::chrono::microseconds kLongestPause{20'000};

constexpr int kFolderFlags = O_RDONLY | O_CLOEXEC | O_DIRECTORY;

}  // namespace

Status FolderLock::take(const std::string& path, Kind kind, std::chrono::milliseconds timeout) {
  return take(::open(path.c_str(), kFolderFlags), path, kind, timeout);
}

Status FolderLock::take(const Folder& folder, Kind kind, std::chrono::milliseconds timeout) {
  // The lock belongs to what one open() made, so the folder's own descriptor could not be given back early.
  return take(::openat(folder.descriptor(), ".", kFolderFlags), folder.path(), kind, timeout);
}

Status FolderLock::take(int descriptor, const std::string& path, Kind kind, std::chrono::milliseconds timeout) {
  release();
  if (descriptor < 0) {
    const bool is_forbidden = errno == EACCES || errno == EPERM || errno == ENOENT || errno == ENOTDIR;
    return is_forbidden ? Status() : system_failure(ErrorCode::kOpenFailed, path, errno);
  }
  File opened(descriptor, path);
  const int operation = (kind == Kind::kShared ? LOCK_SH : LOCK_EX) | LOCK_NB;
  const Clock::time_point end = Clock::now() + timeout;
  for (auto pause = kFirstPause; ::flock(descriptor, operation) != 0; pause = std::min(2 * pause, kLongestPause)) {
    if (errno == EINTR) continue;
    if (errno != EWOULDBLOCK) return Status();  // no locks here
    if (Clock::now() >= end) {
      return system_failure(
          ErrorCode::kOpenFailed, path, EWOULDBLOCK,
          "another program has held the lock of this folder (flock) for " + std::to_string(timeout.count()) + " ms");
    }
    std::this_thread::sleep_for(pause);
  }
  folder_ = std::move(opened);
  return Status();
}

void FolderLock::release() noexcept {
  if (!folder_.is_open()) return;
  // Closing would do unless a child process has the descriptor as well.
  (void)::flock(folder_.descriptor(), LOCK_UN);
  folder_ = File();
}

}  // namespace onnxgen::io

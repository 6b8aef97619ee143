#include "onnxgen/file/file_lock.h"

#include <sys/file.h>

#include <algorithm>
#include <cerrno>
#include <thread>
#include <utility>

#include "onnxgen/file/error.h"

namespace onnxgen::io {
namespace {

using Clock = std::chrono::steady_clock;

// The system can wait for a lock itself, but not for a limited time. So it is asked again and again: soon at first,
// since most locks are held for less than a millisecond.
constexpr std::chrono::microseconds kFirstPause{50};
constexpr std::chrono::microseconds kLongestPause{10'000};

bool is_path_of(const std::string& path, const FileIdentity& identity) {
  FileFacts found;
  return facts_of(path, found) && found.identity == identity;
}

}  // namespace

FileLock::FileLock(FileLock&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}

FileLock& FileLock::operator=(FileLock&& other) noexcept {
  if (this != &other) {
    release();
    descriptor_ = std::exchange(other.descriptor_, -1);
  }
  return *this;
}

void FileLock::release() noexcept {
  const int descriptor = std::exchange(descriptor_, -1);
  if (descriptor >= 0) (void)::flock(descriptor, LOCK_UN);
}

Status FileLock::take(const File& file, Kind kind, FileLock& lock, std::chrono::milliseconds timeout) {
  const int operation = (kind == Kind::kShared ? LOCK_SH : LOCK_EX) | LOCK_NB;
  const Clock::time_point last = Clock::now() + timeout;
  std::chrono::microseconds pause = kFirstPause;
  while (::flock(file.descriptor(), operation) != 0) {
    if (errno == EINTR) continue;
    if (errno != EWOULDBLOCK) return Status();  // there are no locks here
    if (Clock::now() >= last) {
      return failure(ErrorCode::kOpenFailed, file.path(),
                     "another program has held its lock (flock) for " + std::to_string(timeout.count()) + " ms");
    }
    std::this_thread::sleep_for(pause);
    pause = std::min(2 * pause, kLongestPause);
  }
  if (lock.descriptor_ != file.descriptor()) lock.release();  // else it is the same lock, of another kind now
  lock.descriptor_ = file.descriptor();
  return Status();
}

Status open_locked(const std::string& path, const std::function<Status(File&)>& open, FileLock::Kind kind,
                   std::chrono::milliseconds timeout, File& file, FileLock& lock) {
  const Clock::time_point last = Clock::now() + timeout;
  while (true) {
    File opened;
    FileLock taken;
    FileFacts facts;
    Status status = open(opened);
    if (status) status = FileLock::take(opened, kind, taken, timeout);
    if (status) status = facts_of(opened, facts);
    if (!status) return status;
    if (is_path_of(path, facts.identity)) {
      lock = std::move(taken);
      file = std::move(opened);
      return Status();
    }
    if (Clock::now() >= last) return failure(ErrorCode::kOpenFailed, path, "other files take its name all the time");
  }
}

}  // namespace onnxgen::io

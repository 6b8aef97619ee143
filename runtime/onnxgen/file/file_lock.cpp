#include "onnxgen/file/file_lock.h"

#include <algorithm>
#include <thread>
#include <utility>

#include "onnxgen/file/error.h"

namespace onnxgen::io {
namespace {

using Clock = std::chrono::steady_clock;

// The system can wait for a lock, but not for a limited time. It is therefore polled, at first with short pauses, since
// most locks are held for less than a millisecond.
constexpr std::chrono::microseconds kFirstPause{50};
constexpr std::chrono::microseconds kLongestPause{10'000};

bool is_path_of(const std::string& path, const FileIdentity& identity) {
  FileAttributes found;
  return attributes_of(path, found) && found.identity == identity;
}

}  // namespace

FileLock::FileLock(FileLock&& other) noexcept : descriptor_(std::exchange(other.descriptor_, kNoDescriptor)) {}

FileLock& FileLock::operator=(FileLock&& other) noexcept {
  if (this != &other) {
    release();
    descriptor_ = std::exchange(other.descriptor_, kNoDescriptor);
  }
  return *this;
}

void FileLock::release() noexcept {
  const Descriptor descriptor = std::exchange(descriptor_, kNoDescriptor);
  if (descriptor != kNoDescriptor) system::unlock(descriptor);
}

Status wait_for_lock(const std::string& path, std::chrono::milliseconds timeout,
                     const std::function<system::LockResult()>& try_once, bool& is_taken) {
  const Clock::time_point last = Clock::now() + timeout;
  std::chrono::microseconds pause = kFirstPause;
  system::LockResult result = try_once();
  for (; result == system::LockResult::kHeldByOthers; result = try_once()) {
    if (Clock::now() >= last) {
      return failure(ErrorCode::kOpenFailed, path,
                     "another program has held the lock on this file for " + std::to_string(timeout.count()) + " ms");
    }
    std::this_thread::sleep_for(pause);
    pause = std::min(2 * pause, kLongestPause);
  }
  is_taken = result == system::LockResult::kTaken;
  return Status();
}

Status FileLock::take(const File& file, Kind kind, FileLock& lock, std::chrono::milliseconds timeout) {
  const auto try_once = [&] { return system::try_lock(file.descriptor(), kind == Kind::kExclusive); };
  bool is_taken = false;
  Status status = wait_for_lock(file.path(), timeout, try_once, is_taken);
  if (!is_taken) return status;
  if (lock.descriptor_ != file.descriptor()) lock.release();  // otherwise it is the same lock, now of another kind
  lock.descriptor_ = file.descriptor();
  return Status();
}

Status open_locked(const std::string& path, const std::function<Status(File&)>& open, FileLock::Kind kind,
                   std::chrono::milliseconds timeout, File& file, FileLock& lock) {
  const Clock::time_point last = Clock::now() + timeout;
  while (true) {
    File opened;
    FileLock taken;
    FileAttributes attributes;
    Status status = open(opened);
    if (status) status = FileLock::take(opened, kind, taken, timeout);
    if (status) status = attributes_of(opened, attributes);
    if (!status) return status;
    if (is_path_of(path, attributes.identity)) {
      lock = std::move(taken);
      file = std::move(opened);
      return Status();
    }
    if (Clock::now() >= last)
      return failure(ErrorCode::kOpenFailed, path, "the file is replaced too often to be locked");
  }
}

}  // namespace onnxgen::io

// Locks on open files, by which programs that change a file in place and those that read it keep out of each other's
// way.
#pragma once

#include <chrono>
#include <functional>
#include <string>

#include "onnxgen/error/status.h"
#include "onnxgen/file/file.h"
#include "onnxgen/file/system/open_file.h"

namespace onnxgen::io {

// How long is waited unless the caller says otherwise: longer than anything that is done under a lock takes. Who waits
// longer waits for a program that hangs.
inline constexpr std::chrono::milliseconds kLockTimeout{30'000};

// A lock of the system on an open file (flock, on Windows LockFileEx), given up with this object or with the process,
// however it ends. Only those that ask for a lock heed it. Two opens of one file are two holders, also in one process.
class FileLock {
 public:
  enum class Kind { kShared, kExclusive };

  FileLock() noexcept = default;
  FileLock(FileLock&& other) noexcept;
  FileLock& operator=(FileLock&& other) noexcept;
  ~FileLock() { release(); }

  // Waits until no other holder is in the way; after `timeout` it is kOpenFailed. `file` must stay open as long as
  // the lock is held. Where the file system has no locks, there is nothing to wait for, and nothing is held.
  static Status take(const File& file, Kind kind, FileLock& lock, std::chrono::milliseconds timeout = kLockTimeout);

  void release() noexcept;

 private:
  Descriptor descriptor_ = kNoDescriptor;
};

// Tries until nobody else holds the lock, or for `timeout`: then it is kOpenFailed. `is_taken` stays false where there
// are no locks.
Status wait_for_lock(const std::string& path, std::chrono::milliseconds timeout,
                     const std::function<system::LockAnswer()>& try_once, bool& is_taken);

// Opens what `path` names, by `open`, and takes a lock on it, waiting for `timeout` at most. What was renamed over
// meanwhile is opened anew, so that it is the file of that name when the lock is there.
Status open_locked(const std::string& path, const std::function<Status(File&)>& open, FileLock::Kind kind,
                   std::chrono::milliseconds timeout, File& file, FileLock& lock);

}  // namespace onnxgen::io

// Locks on open files, which coordinate programs that change a file in place and programs that read it.
#pragma once

#include <chrono>
#include <functional>
#include <string>

#include "onnxgen/error/status.h"
#include "onnxgen/file/file.h"
#include "onnxgen/file/system/open_file.h"

namespace onnxgen::io {

// Default time to wait for a lock. It exceeds the duration of any operation under a lock, so waiting longer means that
// another program hangs.
inline constexpr std::chrono::milliseconds kLockTimeout{30'000};

// A system lock on an open file (flock, or LockFileEx on Windows). It is released with this object, and at the latest
// when the process ends. It excludes only programs that lock as well. If a process opens a file twice, these count as
// two holders.
class FileLock {
 public:
  enum class Kind { kShared, kExclusive };

  FileLock() noexcept = default;
  FileLock(FileLock&& other) noexcept;
  FileLock& operator=(FileLock&& other) noexcept;
  ~FileLock() { release(); }

  // Waits until no other holder conflicts. Returns kOpenFailed after `timeout`. `file` must stay open while the lock is
  // held. On file systems without locks, returns immediately and holds nothing.
  static Status take(const File& file, Kind kind, FileLock& lock, std::chrono::milliseconds timeout = kLockTimeout);

  void release() noexcept;

 private:
  Descriptor descriptor_ = kNoDescriptor;
};

// Calls `try_once` until no other holder conflicts. Returns kOpenFailed after `timeout`. Leaves `is_taken` false if the
// file system has no locks.
Status wait_for_lock(const std::string& path, std::chrono::milliseconds timeout,
                     const std::function<system::LockResult()>& try_once, bool& is_taken);

// Opens the file at `path` by `open` and locks it, waiting for at most `timeout`. If the file is replaced meanwhile,
// opens it again, so that the locked file is the one at `path`. Returns kOpenFailed after `timeout`, or if the file is
// replaced too often.
Status open_locked(const std::string& path, const std::function<Status(File&)>& open, FileLock::Kind kind,
                   std::chrono::milliseconds timeout, File& file, FileLock& lock);

}  // namespace onnxgen::io

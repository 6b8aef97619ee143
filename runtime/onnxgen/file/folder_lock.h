// Coordinates programs that save to a folder and load from it.
#pragma once

#include <chrono>
#include <string>

#include "onnxgen/error/status.h"
#include "onnxgen/file/file.h"
#include "onnxgen/file/file_lock.h"
#include "onnxgen/file/folder.h"

namespace onnxgen::io {

// A system lock on a folder: flock, or a named system object on Windows.
//
// A model and its data files are valid only together. A save holds the lock exclusively while it renames its files; a
// load that a save has interrupted shares the lock while it opens them. The lock is released with this object, and at
// the latest when the process ends. It is not a file, so nothing needs to be cleaned up. Each object is a separate
// holder, even in one thread.
class FolderLock {
 public:
  using Kind = FileLock::Kind;

  // Takes the lock, after releasing one that this object holds. Returns kOpenFailed if another holder has it for longer
  // than `timeout`. If the file system has no locks, or the folder does not exist or may not be listed, succeeds
  // without holding a lock.
  Status take(const std::string& path, Kind kind, std::chrono::milliseconds timeout);
  // Overload for an open folder, even if its path now leads elsewhere.
  Status take(const Folder& folder, Kind kind, std::chrono::milliseconds timeout);

  void release() noexcept;

 private:
  Status take_opened(Descriptor descriptor, const std::string& path, Kind kind, std::chrono::milliseconds timeout);

  // Takes the lock on `folder`, which was opened for this. This object must not hold a lock. Each system has its own
  // implementation.
  Status lock(File folder, Kind kind, std::chrono::milliseconds timeout);

  File folder_;    // opened only for this lock; on Windows, the system object that represents it
  FileLock lock_;  // released before the folder is closed
};

}  // namespace onnxgen::io

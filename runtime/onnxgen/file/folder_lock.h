// Turns of the programs that save to one folder and load from it.
#pragma once

#include <chrono>
#include <string>

#include "onnxgen/error/status.h"
#include "onnxgen/file/file.h"
#include "onnxgen/file/file_lock.h"
#include "onnxgen/file/folder.h"

namespace onnxgen::io {

// A lock of the system on a folder: flock, on Windows a named object of the system. A model and its data files are
// several files that are only right together: a save holds the lock exclusively while it gives files their names, and a
// load that met a save shares it while it opens them. The lock ends with this object and with the process, however that
// ends; it is not one of the files, so there is nothing to clean up. Each object locks by itself, in one thread or in
// several.
class FolderLock {
 public:
  using Kind = FileLock::Kind;

  // Waits for `timeout` at most: what holds the lock may be a program that never gives it back. A file system without
  // such locks, or a folder that may not be listed, is no failure: then nothing is held.
  Status take(const std::string& path, Kind kind, std::chrono::milliseconds timeout);
  // The folder that is held open, wherever its path leads by now.
  Status take(const Folder& folder, Kind kind, std::chrono::milliseconds timeout);

  void release() noexcept;

 private:
  Status take_opened(Descriptor descriptor, const std::string& path, Kind kind, std::chrono::milliseconds timeout);

  // What each system does, nothing being held. `folder` was opened for this.
  Status lock(File folder, Kind kind, std::chrono::milliseconds timeout);

  File folder_;    // opened for this lock alone; on Windows, the object that stands for it
  FileLock lock_;  // given up before the folder is closed
};

}  // namespace onnxgen::io

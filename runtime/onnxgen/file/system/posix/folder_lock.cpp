#include "onnxgen/file/folder_lock.h"

#include <utility>

namespace onnxgen::io {

Status FolderLock::lock(File folder, Kind kind, std::chrono::milliseconds timeout) {
  folder_ = std::move(folder);
  return FileLock::take(folder_, kind, lock_, timeout);
}

}  // namespace onnxgen::io

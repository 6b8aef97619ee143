#include "onnxgen/file/folder_lock.h"

#include <fcntl.h>

#include <cerrno>
#include <string>

#include "onnxgen/file/error.h"

namespace onnxgen::io {
namespace {

constexpr int kFolderFlags = O_RDONLY | O_CLOEXEC | O_DIRECTORY;

}  // namespace

Status FolderLock::take(const std::string& path, Kind kind, std::chrono::milliseconds timeout) {
  return take_opened(::open(path.c_str(), kFolderFlags), path, kind, timeout);
}

Status FolderLock::take(const Folder& folder, Kind kind, std::chrono::milliseconds timeout) {
  // The lock belongs to what one open() made, so the folder's own descriptor could not be given back early.
  return take_opened(::openat(folder.descriptor(), ".", kFolderFlags), folder.path(), kind, timeout);
}

Status FolderLock::take_opened(int descriptor, const std::string& path, Kind kind, std::chrono::milliseconds timeout) {
  const int error = errno;  // before anything else may set it
  release();
  if (descriptor < 0) {
    const bool is_forbidden = error == EACCES || error == EPERM || error == ENOENT || error == ENOTDIR;
    return is_forbidden ? Status() : system_failure(ErrorCode::kOpenFailed, path, error);
  }
  folder_ = File(descriptor, path);
  return FileLock::take(folder_, kind, lock_, timeout);
}

void FolderLock::release() noexcept {
  lock_.release();  // closing would do unless a child process has the descriptor as well
  folder_ = File();
}

}  // namespace onnxgen::io

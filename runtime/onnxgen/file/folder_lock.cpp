#include "onnxgen/file/folder_lock.h"

#include <utility>

#include "onnxgen/file/error.h"
#include "onnxgen/file/system/error.h"
#include "onnxgen/file/system/folder_entries.h"

namespace onnxgen::io {

Status FolderLock::take(const std::string& path, Kind kind, std::chrono::milliseconds timeout) {
  return take_opened(system::open_folder(path), path, kind, timeout);
}

Status FolderLock::take(const Folder& folder, Kind kind, std::chrono::milliseconds timeout) {
  // The lock belongs to the open folder. Opening it again allows releasing the lock without closing the caller's
  // descriptor.
  return take_opened(system::reopen_folder(folder.descriptor()), folder.path(), kind, timeout);
}

Status FolderLock::take_opened(Descriptor descriptor, const std::string& path, Kind kind,
                               std::chrono::milliseconds timeout) {
  const int error = system::last_error();  // before another call changes it
  release();
  if (descriptor != kNoDescriptor) return lock(File(descriptor, path), kind, timeout);
  const system::Cause cause = system::cause_of(error);
  const bool is_forbidden =
      cause == system::Cause::kForbidden || cause == system::Cause::kMissing || cause == system::Cause::kNoFolder;
  return is_forbidden ? Status() : system_failure(ErrorCode::kOpenFailed, path, error);
}

void FolderLock::release() noexcept {
  lock_.release();  // needed because a child process may also have the descriptor
  folder_ = File();
}

}  // namespace onnxgen::io

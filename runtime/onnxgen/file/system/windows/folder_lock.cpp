#include "onnxgen/file/folder_lock.h"

#include <string>
#include <utility>

#include "onnxgen/file/system/windows/win32.h"

namespace onnxgen::io {
namespace {

// Windows cannot lock folders. The lock is a system object named after the folder, which exists while a process has it
// open: the process that creates it holds the lock. It is valid on one machine, and loads exclude each other like
// saves.
std::wstring lock_name(FileIdentity folder) {
  return L"Global\\onnxgen-folder-" + std::to_wstring(folder.device) + L"-" + std::to_wstring(folder.inode);
}

system::LockResult try_making(const std::wstring& name, const std::string& path, File& lock) {
  const HANDLE made = ::CreateEventW(nullptr, TRUE, FALSE, name.c_str());
  const DWORD error = ::GetLastError();
  File opened(system::descriptor_of(made), path);
  if (opened.is_open() && error != ERROR_ALREADY_EXISTS) {
    lock = std::move(opened);
    return system::LockResult::kTaken;
  }
  // Another user's object, or one of another kind, also blocks the lock.
  const bool exists = opened.is_open() || error == ERROR_ACCESS_DENIED || error == ERROR_INVALID_HANDLE;
  return exists ? system::LockResult::kHeldByOthers : system::LockResult::kNoLocksHere;
}

}  // namespace

Status FolderLock::lock(File folder, Kind, std::chrono::milliseconds timeout) {
  FileAttributes attributes;
  Status status = attributes_of(folder, attributes);
  if (!status) return status;
  const std::wstring name = lock_name(attributes.identity);
  const auto try_once = [&] { return try_making(name, folder.path(), folder_); };
  bool is_taken = false;
  return wait_for_lock(folder.path(), timeout, try_once, is_taken);
}

}  // namespace onnxgen::io

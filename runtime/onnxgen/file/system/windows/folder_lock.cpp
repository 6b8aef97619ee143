#include "onnxgen/file/folder_lock.h"

#include <string>
#include <utility>

#include "onnxgen/file/system/windows/win32.h"

namespace onnxgen::io {
namespace {

// Folders cannot be locked here. What stands for the lock is an object of the system that is named after the folder and
// lives as long as somebody has it open: who makes it has the lock, and it ends with its process. It is there for one
// machine, and loads take turns as saves do.
std::wstring lock_name(FileIdentity folder) {
  return L"Global\\onnxgen-folder-" + std::to_wstring(folder.device) + L"-" + std::to_wstring(folder.inode);
}

system::LockAnswer try_making(const std::wstring& name, const std::string& path, File& lock) {
  const HANDLE made = ::CreateEventW(nullptr, TRUE, FALSE, name.c_str());
  const DWORD error = ::GetLastError();
  File opened(system::descriptor_of(made), path);
  if (opened.is_open() && error != ERROR_ALREADY_EXISTS) {
    lock = std::move(opened);
    return system::LockAnswer::kTaken;
  }
  // Another user's object, or one of another kind, is in the way as well.
  const bool is_there = opened.is_open() || error == ERROR_ACCESS_DENIED || error == ERROR_INVALID_HANDLE;
  return is_there ? system::LockAnswer::kHeldByOthers : system::LockAnswer::kNoLocksHere;
}

}  // namespace

Status FolderLock::lock(File folder, Kind, std::chrono::milliseconds timeout) {
  FileFacts facts;
  Status status = facts_of(folder, facts);
  if (!status) return status;
  const std::wstring name = lock_name(facts.identity);
  const auto try_once = [&] { return try_making(name, folder.path(), folder_); };
  bool is_taken = false;
  return wait_for_lock(folder.path(), timeout, try_once, is_taken);
}

}  // namespace onnxgen::io

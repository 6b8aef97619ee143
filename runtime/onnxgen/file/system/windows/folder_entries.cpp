#include "onnxgen/file/system/folder_entries.h"

#include <winternl.h>

#include <cstddef>
#include <utility>

#include "onnxgen/file/system/open_file.h"
#include "onnxgen/file/system/windows/native.h"

namespace onnxgen::io::system {
namespace {

constexpr ULONG kNoFolder = 0x40;  // FILE_NON_DIRECTORY_FILE
constexpr ULONG kFolder = 0x1;     // FILE_DIRECTORY_FILE
constexpr ACCESS_MASK kFolderAccess = FILE_LIST_DIRECTORY | FILE_TRAVERSE;

// A handle, closed by the destructor, which preserves GetLastError().
class Handle {
 public:
  explicit Handle(HANDLE handle) noexcept : handle_(handle) {}
  explicit Handle(Descriptor descriptor) noexcept
      : handle_(descriptor != kNoDescriptor ? handle_of(descriptor) : nullptr) {}
  Handle(const Handle&) = delete;
  Handle& operator=(const Handle&) = delete;
  ~Handle() {
    const DWORD error = ::GetLastError();
    if (handle_ != nullptr) (void)::CloseHandle(handle_);
    ::SetLastError(error);
  }

  explicit operator bool() const noexcept { return handle_ != nullptr; }
  HANDLE get() const noexcept { return handle_; }
  Descriptor release() noexcept { return descriptor_of(std::exchange(handle_, nullptr)); }

 private:
  HANDLE handle_;
};

Descriptor open_path(const std::string& path, DWORD access) {
  std::wstring wide;
  if (!to_wide_path(path, wide)) return kNoDescriptor;
  // Also opens folders, so that the caller can report what it found. A pipe's server must not impersonate the user.
  constexpr DWORD kFlags = FILE_FLAG_BACKUP_SEMANTICS | SECURITY_SQOS_PRESENT | SECURITY_IDENTIFICATION;
  return descriptor_of(::CreateFileW(wide.c_str(), access, kShareAll, nullptr, OPEN_EXISTING, kFlags, nullptr));
}

// Returns the handle unless the opened file is a link of any kind.
Descriptor unless_link(HANDLE opened) {
  Handle handle(opened);
  FileAttributes attributes;
  if (!handle || !get_attributes(handle.get(), attributes)) return kNoDescriptor;
  if (!attributes.is_link) return handle.release();
  ::SetLastError(kStoppedOnLink);
  return kNoDescriptor;
}

Opening opening_for(Access access) {
  constexpr ACCESS_MASK kWriting = GENERIC_WRITE | DELETE;
  switch (access) {
    case Access::kRead:
      return {GENERIC_READ, FILE_OPEN, 0};
    case Access::kCreate:
      return {kWriting, FILE_CREATE, kNoFolder};
    case Access::kWrite:
      return {kWriting, FILE_OPEN_IF, kNoFolder};
    case Access::kChange:
      return {GENERIC_READ | kWriting, FILE_OPEN, kNoFolder};
  }
  return {};
}

// Removes the file. If the file system supports it, the name is free immediately even if others have the file open.
bool remove_opened(HANDLE handle) {
  constexpr auto kDispositionEx = static_cast<FILE_INFO_BY_HANDLE_CLASS>(21);  // missing in some headers
  FILE_DISPOSITION_INFO_EX now = {FILE_DISPOSITION_FLAG_DELETE | FILE_DISPOSITION_FLAG_POSIX_SEMANTICS};
  if (::SetFileInformationByHandle(handle, kDispositionEx, &now, sizeof now)) return true;
  FILE_DISPOSITION_INFO when_closed = {TRUE};
  return ::SetFileInformationByHandle(handle, FileDispositionInfo, &when_closed, sizeof when_closed) != 0;
}

bool remove(Descriptor folder, const std::string& name, ULONG options) {
  const Handle handle(open_beneath(folder, name, {DELETE, FILE_OPEN, options}));
  return handle && remove_opened(handle.get());
}

bool is_read_only(Descriptor folder, const std::string& name) {
  const Handle file(open_beneath(folder, name, {FILE_READ_ATTRIBUTES, FILE_OPEN, 0}));
  FILE_BASIC_INFO found;
  return file && ::GetFileInformationByHandleEx(file.get(), FileBasicInfo, &found, sizeof found) &&
         (found.FileAttributes & FILE_ATTRIBUTE_READONLY) != 0;
}

// Returns whether a file cannot be replaced because others have it open or mapped.
bool is_in_use(DWORD error) {
  return error == ERROR_ACCESS_DENIED || error == ERROR_SHARING_VIOLATION || error == ERROR_USER_MAPPED_FILE;
}

}  // namespace

Descriptor open_to_read(const std::string& path) {
  return open_path(path, GENERIC_READ);
}

Descriptor open_folder(const std::string& path) {
  Handle handle(open_path(path, kFolderAccess | FILE_READ_ATTRIBUTES | SYNCHRONIZE));
  FileAttributes attributes;
  if (!handle || !get_attributes(handle.get(), attributes)) return kNoDescriptor;
  if (attributes.is_folder) return handle.release();
  ::SetLastError(ERROR_DIRECTORY);
  return kNoDescriptor;
}

Descriptor open_entry(Descriptor folder, const std::string& name, Access access, int) {
  return unless_link(open_beneath(folder, name, opening_for(access)));
}

bool open_beneath_at_once(Descriptor, const std::string&, Descriptor& file) {
  file = kNoDescriptor;
  ::SetLastError(ERROR_NOT_SUPPORTED);
  return false;
}

Descriptor open_subfolder(Descriptor folder, const std::string& name) {
  return unless_link(open_beneath(folder, name, {kFolderAccess, FILE_OPEN, kFolder}));
}

Descriptor reopen_folder(Descriptor folder) {
  return descriptor_of(open_beneath(folder, {}, {kFolderAccess, FILE_OPEN, kFolder}));
}

bool attributes_at(Descriptor folder, const std::string& name, Links links, FileAttributes& attributes) {
  const Handle handle(open_beneath(folder, name, {FILE_READ_ATTRIBUTES, FILE_OPEN, 0}, links == Links::kFollowed));
  return handle && get_attributes(handle.get(), attributes);
}

bool make_folder(Descriptor folder, const std::string& name) {
  return static_cast<bool>(Handle(open_beneath(folder, name, {kFolderAccess, FILE_CREATE, kFolder})));
}

bool remove_folder(Descriptor folder, const std::string& path) {
  return remove(folder, path, kFolder);
}

bool remove_file(Descriptor folder, const std::string& name) {
  return remove(folder, name, kNoFolder);
}

bool replace_file(Descriptor folder, const std::string& name, const std::string& to, const std::string& aside) {
  if (is_read_only(folder, to)) {
    ::SetLastError(ERROR_ACCESS_DENIED);
    return false;
  }
  const Handle file(open_beneath(folder, name, {DELETE, FILE_OPEN, kNoFolder}));
  if (!file) return false;
  if (rename_to(file.get(), folder, to, Renaming::kReplacing)) return true;
  if (!is_in_use(::GetLastError())) return false;
  const Handle old(open_beneath(folder, to, {DELETE, FILE_OPEN, kNoFolder}));
  if (!old || !rename_to(old.get(), folder, aside, Renaming::kNew)) return false;
  if (rename_to(file.get(), folder, to, Renaming::kNew)) {
    (void)remove_opened(old.get());
    return true;
  }
  const DWORD error = ::GetLastError();
  (void)rename_to(old.get(), folder, to, Renaming::kNew);
  ::SetLastError(error);
  return false;
}

bool rename_folder(Descriptor folder, const std::string& name, const std::string& to) {
  const Handle handle(open_beneath(folder, name, {DELETE, FILE_OPEN, kFolder}));
  return handle && rename_to(handle.get(), folder, to, Renaming::kNew);
}

bool link_file(Descriptor folder, const std::string& name, const std::string& to) {
  const Handle handle(open_beneath(folder, name, {FILE_WRITE_ATTRIBUTES, FILE_OPEN, kNoFolder}));
  return handle && rename_to(handle.get(), folder, to, Renaming::kLinking);
}

void set_permissions(Descriptor, int) noexcept {}  // files inherit those of their folder

bool list_folder(Descriptor folder, std::vector<std::string>& names) {
  names.clear();
  const Handle handle(reopen_folder(folder));
  if (!handle) return false;
  std::vector<std::uint64_t> room(8192);  // 64-bit numbers, because the entries must be aligned like these
  while (::GetFileInformationByHandleEx(handle.get(), FileIdBothDirectoryInfo, room.data(),
                                        static_cast<DWORD>(room.size() * sizeof room[0]))) {
    const auto* at = reinterpret_cast<const char*>(room.data());
    while (true) {
      const auto* const entry = reinterpret_cast<const FILE_ID_BOTH_DIR_INFO*>(at);
      names.push_back(from_wide({entry->FileName, entry->FileNameLength / sizeof(wchar_t)}));
      if (entry->NextEntryOffset == 0) break;
      at += entry->NextEntryOffset;
    }
  }
  return ::GetLastError() == ERROR_NO_MORE_FILES;
}

bool flush_folder(Descriptor folder) noexcept {
  // Flushing requires permission to add files to the folder, and some file systems do not support it.
  const Handle handle(open_beneath(folder, {}, {FILE_ADD_FILE, FILE_OPEN, kFolder}));
  if (handle && ::FlushFileBuffers(handle.get())) return true;
  const DWORD error = ::GetLastError();
  return error == ERROR_ACCESS_DENIED || error == ERROR_INVALID_FUNCTION || error == ERROR_INVALID_PARAMETER ||
         error == ERROR_NOT_SUPPORTED || error == ERROR_INVALID_HANDLE;
}

}  // namespace onnxgen::io::system

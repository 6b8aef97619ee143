#include "onnxgen/file/system/folder_entries.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <memory>

#include "onnxgen/file/system/posix/calls.h"
#include "onnxgen/file/system/posix/file_attributes.h"

namespace onnxgen::io::system {
namespace {

constexpr int kFolderFlags = O_RDONLY | O_CLOEXEC | O_DIRECTORY;

int open_at(int folder, const char* name, int flags, int mode = 0) {
  int descriptor = -1;
  do {
    descriptor = ::openat(folder, name, flags, static_cast<mode_t>(mode));
  } while (descriptor < 0 && errno == EINTR);
  return descriptor;
}

int flags_for(Access access) {
  switch (access) {
    case Access::kRead:
      return O_RDONLY | kAnyFileFlags;
    case Access::kCreate:
      return O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC;
    case Access::kWrite:
      return O_WRONLY | O_CREAT | kAnyFileFlags;
    case Access::kChange:
      return O_RDWR | kAnyFileFlags;
  }
  return O_RDONLY;
}

struct CloseDirectory {
  void operator()(DIR* directory) const noexcept { (void)::closedir(directory); }
};

}  // namespace

Descriptor open_to_read(const std::string& path) {
  return open_at(AT_FDCWD, path.c_str(), O_RDONLY | kAnyFileFlags);
}

Descriptor open_folder(const std::string& path) {
  return open_at(AT_FDCWD, path.c_str(), kFolderFlags);
}

Descriptor open_entry(Descriptor folder, const std::string& name, Access access, int mode) {
  return open_at(folder, name.c_str(), flags_for(access) | O_NOFOLLOW, mode);
}

Descriptor open_subfolder(Descriptor folder, const std::string& name) {
  return open_at(folder, name.c_str(), kFolderFlags | O_NOFOLLOW);
}

Descriptor reopen_folder(Descriptor folder) {
  return open_at(folder, ".", kFolderFlags);
}

bool attributes_at(Descriptor folder, const std::string& name, Links links, FileAttributes& attributes) {
  struct stat found;
  const int flags = links == Links::kNotFollowed ? AT_SYMLINK_NOFOLLOW : 0;
  if (::fstatat(folder, name.c_str(), &found, flags) != 0) return false;
  attributes = attributes_from(found);
  return true;
}

bool make_folder(Descriptor folder, const std::string& name) {
  return ::mkdirat(folder, name.c_str(), 0777) == 0;
}

bool remove_folder(Descriptor folder, const std::string& path) {
  return ::unlinkat(folder, path.c_str(), AT_REMOVEDIR) == 0;
}

bool remove_file(Descriptor folder, const std::string& name) {
  return ::unlinkat(folder, name.c_str(), 0) == 0;
}

bool replace_file(Descriptor folder, const std::string& name, const std::string& to, const std::string&) {
  return ::renameat(folder, name.c_str(), folder, to.c_str()) == 0;
}

bool rename_folder(Descriptor folder, const std::string& name, const std::string& to) {
  return ::renameat(folder, name.c_str(), folder, to.c_str()) == 0;
}

bool link_file(Descriptor folder, const std::string& name, const std::string& to) {
  return ::linkat(folder, name.c_str(), folder, to.c_str(), 0) == 0;
}

void set_permissions(Descriptor file, int mode) noexcept {
  (void)::fchmod(file, static_cast<mode_t>(mode));
}

bool list_folder(Descriptor folder, std::vector<std::string>& names) {
  names.clear();
  const int opened = reopen_folder(folder);
  if (opened < 0) return false;
  const std::unique_ptr<DIR, CloseDirectory> directory(::fdopendir(opened));
  if (directory == nullptr) {
    const int error = errno;
    (void)::close(opened);
    errno = error;
    return false;
  }
  while (true) {
    errno = 0;
    const dirent* const entry = ::readdir(directory.get());
    if (entry == nullptr) return errno == 0;
    names.emplace_back(entry->d_name);
  }
}

}  // namespace onnxgen::io::system

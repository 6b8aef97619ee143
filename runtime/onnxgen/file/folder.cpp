#include "onnxgen/file/folder.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>
#if defined(__linux__) && __has_include(<linux/openat2.h>)
#include <linux/openat2.h>
#endif

#include <cerrno>
#include <climits>
#include <cstdlib>
#include <memory>
#include <optional>
#include <utility>

#include "onnxgen/file/error.h"
#include "onnxgen/file/temporary_name.h"

namespace onnxgen::io {
namespace {

// A regular file is not affected by O_NONBLOCK; a pipe in its place must not stop us.
constexpr int kReadFlags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY;
constexpr int kFolderFlags = O_RDONLY | O_CLOEXEC | O_DIRECTORY;

int open_at(int folder, const char* name, int flags) {
  int descriptor = -1;
  do {
    descriptor = ::openat(folder, name, flags);
  } while (descriptor < 0 && errno == EINTR);
  return descriptor;
}

// openat2 with everything forbidden that could lead out. -1 with errno ENOSYS where the system does not have it.
int open_by_system_call(int folder, const std::string& location, int flags) {
#if defined(RESOLVE_BENEATH) && defined(SYS_openat2)
  struct open_how how = {};
  how.flags = static_cast<std::uint64_t>(flags);
  how.resolve = RESOLVE_BENEATH | RESOLVE_NO_SYMLINKS | RESOLVE_NO_MAGICLINKS;
  long descriptor = -1;
  // EAGAIN says that something was renamed on the way; the kernel asks to try again.
  for (int tries = 0; tries < 64; ++tries) {
    descriptor = ::syscall(SYS_openat2, folder, location.c_str(), &how, sizeof how);
    if (descriptor >= 0 || (errno != EINTR && errno != EAGAIN)) break;
  }
  return static_cast<int>(descriptor);
#else
  (void)folder, (void)location, (void)flags;
  errno = ENOSYS;
  return -1;
#endif
}

// The next component of `rest`, which loses it; empty at the end. `.` and empty components are left out.
std::string take_component(std::string_view& rest) {
  while (!rest.empty()) {
    const std::size_t slash = rest.find('/');
    const std::string_view component = rest.substr(0, slash);
    rest = slash == std::string_view::npos ? std::string_view() : rest.substr(slash + 1);
    if (!component.empty() && component != ".") return std::string(component);
  }
  return {};
}

// The same, component by component, no link being followed anywhere.
int open_by_components(int folder, std::string_view location, int flags) {
  File held;  // the folder reached so far
  std::string component = take_component(location);
  while (true) {
    const std::string next = take_component(location);
    const int at = held.is_open() ? held.descriptor() : folder;
    if (next.empty()) return open_at(at, component.c_str(), flags | O_NOFOLLOW);
    const int descriptor = open_at(at, component.c_str(), kFolderFlags | O_NOFOLLOW);
    if (descriptor < 0) return -1;
    held = File(descriptor, {});
    component = next;
  }
}

int open_without_links(int folder, std::string_view location, int flags, WalkMethod method) {
  if (method != WalkMethod::kComponents) {
    const int descriptor = open_by_system_call(folder, std::string(location), flags);
    // Containers' filters answer EPERM or ENOSYS for calls that they do not know.
    const bool missing = descriptor < 0 && (errno == ENOSYS || errno == EPERM);
    if (!missing || method == WalkMethod::kSystemCall) return descriptor;
  }
  return open_by_components(folder, location, flags);
}

Status refuse(const std::string& path, std::string reason) {
  return failure(ErrorCode::kPathRefused, path, std::move(reason));
}

// Why opening failed: links on the way are refusals, everything else is the system's own error.
Status open_failure(const Folder& folder, std::string_view location, int error) {
  const std::string path = folder.path_of(location);
  if (error == ELOOP || error == EMLINK) return refuse(path, "it is a symbolic link, or lies behind one");
  if (error == EXDEV) return refuse(path, "it leads out of the folder '" + folder.path() + "'");
  struct stat found;
  // Going by components, a link in place of a folder shows as ENOTDIR.
  if (error == ENOTDIR) {
    std::string prefix;
    for (std::string_view rest = location; !rest.empty();) {
      const std::string component = take_component(rest);
      if (component.empty()) break;
      prefix += (prefix.empty() ? "" : "/") + component;
      if (::fstatat(folder.descriptor(), prefix.c_str(), &found, AT_SYMLINK_NOFOLLOW) != 0) break;
      if (S_ISLNK(found.st_mode)) return refuse(path, "it lies behind the symbolic link '" + prefix + "'");
    }
  }
  return system_failure(ErrorCode::kOpenFailed, path, error);
}

struct CloseDirectory {
  void operator()(DIR* directory) const noexcept { (void)::closedir(directory); }
};

std::optional<std::string> real_path(const std::string& path) {
  if (!check_no_nul(path)) return std::nullopt;
  const std::unique_ptr<char, decltype(&std::free)> resolved(::realpath(path.c_str(), nullptr), &std::free);
  if (resolved == nullptr) return std::nullopt;
  return std::string(resolved.get());
}

// What follows `root` in `path`, both real paths; nothing when it does not lie under it.
std::optional<std::string> relative_to(const std::string& path, std::string root) {
  if (root.back() != '/') root += '/';
  if (path.size() <= root.size() || path.compare(0, root.size(), root) != 0) return std::nullopt;
  return path.substr(root.size());
}

// Links are resolved first, and the file that they mean is then opened beneath an allowed root without following any:
// whatever is changed in between, nothing outside the roots is opened.
Status open_through_links(const Folder& folder, std::string_view location, const PathPolicy& policy, WalkMethod method,
                          File& file) {
  const std::string path = folder.path_of(location);
  const std::optional<std::string> target = real_path(path);
  if (!target) return system_failure(ErrorCode::kOpenFailed, path, errno);
  std::vector<std::string> roots = {folder.path()};
  roots.insert(roots.end(), policy.allowed_roots.begin(), policy.allowed_roots.end());
  for (std::size_t i = 0; i < roots.size(); ++i) {
    const std::optional<std::string> root = real_path(roots[i]);
    if (!root) continue;
    const std::optional<std::string> rest = relative_to(*target, *root);
    if (!rest) continue;
    // The base folder is the one that was opened, whatever its path means by now.
    Folder opened;
    if (i != 0) {
      Status status = Folder::open(*root, opened);
      if (!status) return status;
    }
    const int at = i == 0 ? folder.descriptor() : opened.descriptor();
    const int descriptor = open_without_links(at, *rest, kReadFlags, method);
    if (descriptor < 0) return open_failure(i == 0 ? folder : opened, *rest, errno);
    file = File(descriptor, path);
    return Status();
  }
  return refuse(path, "it leads to '" + *target + "', outside the folders that the policy allows");
}

// A save can leave a file with two names in one folder, which is no way in from elsewhere.
bool is_left_by_a_save(const Folder& folder, std::string_view location, const File& file) {
  Folder parent;
  std::string name;
  return open_parent_beneath(folder, location, false, parent, name) && has_only_names_of_a_save(parent, name, file);
}

}  // namespace

Status Folder::open(const std::string& path, Folder& folder) {
  Status status = check_no_nul(path);
  if (!status) return status;
  const int descriptor = open_at(AT_FDCWD, path.c_str(), kFolderFlags);
  if (descriptor < 0) return system_failure(ErrorCode::kOpenFailed, path, errno);
  folder.file_ = File(descriptor, path);
  return Status();
}

std::string Folder::path_of(std::string_view location) const {
  std::string path = this->path();
  if (path == ".") return std::string(location);
  if (path.empty() || path.back() != '/') path += '/';
  return path.append(location);
}

Status Folder::list(std::vector<std::string>& names) const {
  names.clear();
  File opened(open_at(descriptor(), ".", kFolderFlags), path());  // a reading position of its own
  const std::unique_ptr<DIR, CloseDirectory> directory(opened.is_open() ? ::fdopendir(opened.descriptor()) : nullptr);
  if (directory == nullptr) return system_failure(ErrorCode::kOpenFailed, path(), errno);
  (void)opened.release();
  while (true) {
    errno = 0;
    const dirent* const entry = ::readdir(directory.get());
    if (entry == nullptr) break;
    names.emplace_back(entry->d_name);
  }
  return errno == 0 ? Status() : system_failure(ErrorCode::kReadFailed, path(), errno);
}

Status open_beneath(const Folder& folder, std::string_view location, const PathPolicy& policy, File& file,
                    FileFacts& facts, WalkMethod method) {
  Status status = check_location(location);
  if (!status) return status;
  const std::string path = folder.path_of(location);
  File opened;
  if (policy.allow_symlinks) {
    status = open_through_links(folder, location, policy, method, opened);
    if (!status) return status;
  } else {
    const int descriptor = open_without_links(folder.descriptor(), location, kReadFlags, method);
    if (descriptor < 0) return open_failure(folder, location, errno);
    opened = File(descriptor, path);
  }
  status = facts_of(opened, facts);
  if (!status) return status;
  if (!facts.is_regular) return refuse(path, "it is not a regular file");
  if (facts.links != 1 && !policy.allow_hard_links && !is_left_by_a_save(folder, location, opened)) {
    return refuse(path, "it is a hard link: the file has " + std::to_string(facts.links) + " names");
  }
  file = std::move(opened);
  return Status();
}

std::string stamp_beneath(const Folder& folder, std::string_view location, const PathPolicy& policy) {
  File file;
  FileFacts facts;
  return open_beneath(folder, location, policy, file, facts) ? stamp_of(facts) : std::string();
}

Status open_parent_beneath(const Folder& folder, std::string_view location, bool make_folders, Folder& parent,
                           std::string& name) {
  Status status = check_location(location);
  if (!status) return status;
  std::string_view rest = location;
  std::string component = take_component(rest);
  std::string path = folder.path();
  int at = open_at(folder.descriptor(), ".", kFolderFlags);
  if (at < 0) return system_failure(ErrorCode::kOpenFailed, path, errno);
  File held(at, path);
  for (std::string next = take_component(rest); !next.empty(); next = take_component(rest)) {
    if (make_folders && ::mkdirat(held.descriptor(), component.c_str(), 0777) != 0 && errno != EEXIST) {
      return system_failure(ErrorCode::kOpenFailed, folder.path_of(location), errno);
    }
    at = open_at(held.descriptor(), component.c_str(), kFolderFlags | O_NOFOLLOW);
    if (at < 0) return open_failure(folder, location, errno);
    path += "/" + component;
    held = File(at, path);
    component = std::move(next);
  }
  if (component.empty()) return refuse(folder.path_of(location), "it names no file");
  parent.file_ = std::move(held);
  name = std::move(component);
  return Status();
}

}  // namespace onnxgen::io

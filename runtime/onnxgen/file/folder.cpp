#include "onnxgen/file/folder.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "onnxgen/error/printable.h"
#include "onnxgen/file/error.h"
#include "onnxgen/file/system/error.h"
#include "onnxgen/file/system/folder_entries.h"
#include "onnxgen/file/system/path_rules.h"
#include "onnxgen/file/temporary_name.h"

namespace onnxgen::io {
namespace {

// Opens a file for reading, component by component, without following links.
Descriptor open_by_components(Descriptor folder, std::string_view location) {
  File held;  // the folder reached so far
  std::string component(take_component(location));
  while (true) {
    const std::string next(take_component(location));
    const Descriptor at = held.is_open() ? held.descriptor() : folder;
    if (next.empty()) return system::open_entry(at, component, system::Access::kRead);
    const Descriptor descriptor = system::open_subfolder(at, component);
    if (descriptor == kNoDescriptor) return descriptor;
    held = File(descriptor, {});
    component = next;
  }
}

Descriptor open_without_links(Descriptor folder, std::string_view location, WalkMethod method) {
  if (method != WalkMethod::kComponents) {
    Descriptor descriptor = kNoDescriptor;
    const bool is_known = system::open_beneath_at_once(folder, std::string(location), descriptor);
    if (is_known || method == WalkMethod::kSystemCall) return descriptor;
  }
  return open_by_components(folder, location);
}

Status refuse(const std::string& path, std::string reason) {
  return failure(ErrorCode::kPathRefused, path, std::move(reason));
}

// Returns whether opening failed because of a link. When opening by components, a link in place of a folder appears as
// kNoFolder.
bool is_about_link(int error) {
  const system::Cause cause = system::cause_of(error);
  return cause == system::Cause::kLink || cause == system::Cause::kNoFolder;
}

// Returns the path up to the first component that is a link, or nothing if there is none.
std::optional<std::string> find_link(const Folder& folder, std::string_view location) {
  FileAttributes found;
  std::string prefix;
  for (std::string_view component = take_component(location); !component.empty();
       component = take_component(location)) {
    prefix.append(prefix.empty() ? "" : "/").append(component);
    if (!system::attributes_at(folder.descriptor(), prefix, system::Links::kNotFollowed, found)) return std::nullopt;
    if (found.is_link) return prefix;
  }
  return std::nullopt;
}

std::string described_link(const std::string& link, std::string_view location) {
  return link == normalized(location) ? "the file is a symbolic link"
                                      : "the path contains the symbolic link " + quoted(link);
}

// Explains why a file could not be opened if links are not allowed; `rule` says why they are not.
Status open_failure(const Folder& folder, std::string_view location, int error, const char* rule) {
  const std::string path = folder.path_of(location);
  if (system::cause_of(error) == system::Cause::kLeadsOut) {
    return refuse(path, "the path leads out of the folder " + quoted(folder.path()));
  }
  if (is_about_link(error)) {
    if (const auto link = find_link(folder, location)) {
      return refuse(path, described_link(*link, location) + ", and " + rule);
    }
    if (system::cause_of(error) == system::Cause::kLink)
      return refuse(path, "a symbolic link was in the path when it was opened");
  }
  return system_failure(ErrorCode::kOpenFailed, path, error);
}

std::optional<std::string> real_path(const std::string& path) {
  if (!check_no_nul(path)) return std::nullopt;
  return system::real_path(path);
}

// Returns the part of `path` after `root`, both real paths, or nothing if `path` is not below `root`.
std::optional<std::string> relative_to(const std::string& path, std::string root) {
  if (root.back() != '/') root += '/';
  if (path.size() <= root.size() || path.compare(0, root.size(), root) != 0) return std::nullopt;
  return path.substr(root.size());
}

// A folder that links may lead to.
struct LinkRoot {
  std::string path;              // not yet resolved
  const File* folder = nullptr;  // null if not yet opened
};

// Opens the file that a path with links leads to. Resolves the links first, then opens the resolved path below its root
// without following links. Concurrent changes therefore cannot make it open a file outside the roots.
Status open_through_links(const Folder& folder, std::string_view location, const std::vector<LinkRoot>& roots,
                          WalkMethod method, File& file) {
  const std::string path = folder.path_of(location);
  const std::optional<std::string> link = find_link(folder, location);
  const std::string what = described_link(link.value_or(std::string(location)), location);
  const std::optional<std::string> target = real_path(path);
  if (!target) {
    const int error = system::last_error();
    if (!link) return system_failure(ErrorCode::kOpenFailed, path, error);
    return system_failure(ErrorCode::kOpenFailed, path, error, what + " that does not lead to a file");
  }
  std::string missing_roots;
  for (const LinkRoot& root : roots) {
    const std::optional<std::string> root_path = real_path(root.path);
    if (!root_path) missing_roots += "; the allowed root " + quoted(root.path) + " does not exist";
    const std::optional<std::string> rest = root_path ? relative_to(*target, *root_path) : std::nullopt;
    if (!rest) continue;
    File opened;
    if (root.folder == nullptr) {
      const Descriptor descriptor = system::open_folder(*root_path);
      if (descriptor == kNoDescriptor) return system_failure(ErrorCode::kOpenFailed, *root_path, system::last_error());
      opened = File(descriptor, *root_path);
    }
    const Descriptor at = (root.folder != nullptr ? *root.folder : opened).descriptor();
    const Descriptor descriptor = open_without_links(at, *rest, method);
    if (descriptor != kNoDescriptor) {
      file = File(descriptor, path);
      return Status();
    }
    const int error = system::last_error();
    if (is_about_link(error)) return refuse(path, what + " that was changed while it was being followed");
    return system_failure(ErrorCode::kOpenFailed, path, error);
  }
  return refuse(path,
                what + " to " + quoted(*target) +
                    ", outside the model's folder; allow its folder with PathPolicy::allowed_roots (--data-root)" +
                    missing_roots);
}

// A save can leave a file with two names in one folder. Such a file does not come from elsewhere.
bool is_save_leftover(const Folder& folder, std::string_view location, const File& file) {
  Folder parent;
  std::string name;
  return open_parent_beneath(folder, location, false, parent, name) && has_only_save_names(parent, name, file);
}

}  // namespace

Status Folder::open(const std::string& path, Folder& folder) {
  Status status = check_no_nul(path);
  if (!status) return status;
  const Descriptor descriptor = system::open_folder(path);
  if (descriptor == kNoDescriptor) return system_failure(ErrorCode::kOpenFailed, path, system::last_error());
  folder.file_ = File(descriptor, path);
  return Status();
}

void Folder::allow_links_beside(const std::string& path, const FileAttributes& model) {
  const std::optional<std::string> target = real_path(path);
  if (!target) return;
  const std::size_t slash = target->rfind('/');
  if (slash == std::string::npos) return;
  const std::string parent = target->substr(0, std::max<std::size_t>(slash, 1));
  File opened(system::open_folder(parent), parent);
  FileAttributes found;
  const bool is_model =
      opened.is_open() &&
      system::attributes_at(opened.descriptor(), target->substr(slash + 1), system::Links::kNotFollowed, found) &&
      found.identity == model.identity;
  if (is_model) beside_model_ = std::move(opened);
}

std::string Folder::path_of(std::string_view location) const {
  std::string path = this->path();
  if (path == ".") return std::string(location);
  if (path.empty() || !system::is_separator(path.back())) path += '/';
  return path.append(location);
}

Status Folder::list(std::vector<std::string>& names) const {
  if (system::list_folder(descriptor(), names)) return Status();
  return system_failure(ErrorCode::kReadFailed, path(), system::last_error());
}

Status open_beneath(const Folder& folder, std::string_view location, const PathPolicy& policy, File& file,
                    FileAttributes& attributes, WalkMethod method) {
  Status status = check_location(location);
  if (!status) return status;
  const std::string path = folder.path_of(location);
  File opened;
  const Descriptor descriptor = open_without_links(folder.descriptor(), location, method);
  if (descriptor != kNoDescriptor) {
    opened = File(descriptor, path);
  } else if (const int error = system::last_error(); policy.allow_symlinks && is_about_link(error)) {
    std::vector<LinkRoot> roots = {{folder.path(), &folder.file_}};
    if (folder.beside_model_.is_open()) roots.push_back({folder.beside_model_.path(), &folder.beside_model_});
    for (const std::string& root : policy.allowed_roots) roots.push_back({root, nullptr});
    status = open_through_links(folder, location, roots, method, opened);
    if (!status) return status;
  } else {
    return open_failure(folder, location, error, "PathPolicy::allow_symlinks is off");
  }
  status = attributes_of(opened, attributes);
  if (!status) return status;
  if (!attributes.is_regular) return refuse(path, "not a regular file");
  if (attributes.links != 1 && !policy.allow_hard_links && !is_save_leftover(folder, location, opened)) {
    return refuse(path, "the file has " + std::to_string(attributes.links) +
                            " hard links; set PathPolicy::allow_hard_links (--allow-hard-links) to accept it");
  }
  file = std::move(opened);
  return Status();
}

std::string stamp_beneath(const Folder& folder, std::string_view location, const PathPolicy& policy) {
  File file;
  FileAttributes attributes;
  return open_beneath(folder, location, policy, file, attributes) ? stamp_of(attributes) : std::string();
}

Status open_parent_beneath(const Folder& folder, std::string_view location, bool make_folders, Folder& parent,
                           std::string& name) {
  Status status = check_location(location);
  if (!status) return status;
  std::string_view rest = location;
  std::string component(take_component(rest));
  std::string path = folder.path();
  Descriptor at = system::reopen_folder(folder.descriptor());
  if (at == kNoDescriptor) return system_failure(ErrorCode::kOpenFailed, path, system::last_error());
  File held(at, path);
  for (std::string next(take_component(rest)); !next.empty(); next = take_component(rest)) {
    if (make_folders && !system::make_folder(held.descriptor(), component) &&
        system::cause_of(system::last_error()) != system::Cause::kTaken) {
      return system_failure(ErrorCode::kOpenFailed, folder.path_of(location), system::last_error());
    }
    at = system::open_subfolder(held.descriptor(), component);
    if (at == kNoDescriptor) {
      return open_failure(folder, location, system::last_error(),
                          "a save does not follow links below the model's folder");
    }
    path += "/" + component;
    held = File(at, path);
    component = std::move(next);
  }
  if (component.empty()) return refuse(folder.path_of(location), "the path names no file");
  parent.file_ = std::move(held);
  name = std::move(component);
  return Status();
}

}  // namespace onnxgen::io

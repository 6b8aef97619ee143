#include "onnxgen/file/folder.h"

#include <optional>
#include <utility>

#include "onnxgen/file/error.h"
#include "onnxgen/file/system/error.h"
#include "onnxgen/file/system/folder_entries.h"
#include "onnxgen/file/system/path_rules.h"
#include "onnxgen/file/temporary_name.h"

namespace onnxgen::io {
namespace {

// Opens a file to read, going component by component, and following no link anywhere.
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

// Why opening failed: links on the way are refusals, everything else is the system's own error.
Status open_failure(const Folder& folder, std::string_view location, int error) {
  const std::string path = folder.path_of(location);
  const system::Cause cause = system::cause_of(error);
  if (cause == system::Cause::kLink) return refuse(path, "it is a symbolic link, or lies behind one");
  if (cause == system::Cause::kLeadsOut) return refuse(path, "it leads out of the folder '" + folder.path() + "'");
  // Going by components, a link in place of a folder shows as no folder.
  if (cause == system::Cause::kNoFolder) {
    FileFacts found;
    std::string prefix;
    for (std::string_view rest = location; !rest.empty();) {
      const std::string_view component = take_component(rest);
      if (component.empty()) break;
      prefix.append(prefix.empty() ? "" : "/").append(component);
      if (!system::facts_at(folder.descriptor(), prefix, system::Links::kLookedAt, found)) break;
      if (found.is_link) return refuse(path, "it lies behind the symbolic link '" + prefix + "'");
    }
  }
  return system_failure(ErrorCode::kOpenFailed, path, error);
}

std::optional<std::string> real_path(const std::string& path) {
  if (!check_no_nul(path)) return std::nullopt;
  return system::real_path(path);
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
  if (!target) return system_failure(ErrorCode::kOpenFailed, path, system::last_error());
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
    const Descriptor at = i == 0 ? folder.descriptor() : opened.descriptor();
    const Descriptor descriptor = open_without_links(at, *rest, method);
    if (descriptor == kNoDescriptor) return open_failure(i == 0 ? folder : opened, *rest, system::last_error());
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
  const Descriptor descriptor = system::open_folder(path);
  if (descriptor == kNoDescriptor) return system_failure(ErrorCode::kOpenFailed, path, system::last_error());
  folder.file_ = File(descriptor, path);
  return Status();
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
                    FileFacts& facts, WalkMethod method) {
  Status status = check_location(location);
  if (!status) return status;
  const std::string path = folder.path_of(location);
  File opened;
  if (policy.allow_symlinks) {
    status = open_through_links(folder, location, policy, method, opened);
    if (!status) return status;
  } else {
    const Descriptor descriptor = open_without_links(folder.descriptor(), location, method);
    if (descriptor == kNoDescriptor) return open_failure(folder, location, system::last_error());
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
    if (at == kNoDescriptor) return open_failure(folder, location, system::last_error());
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

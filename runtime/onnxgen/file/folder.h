// Opening files beneath a folder, in one step that nobody can get between: no check of a path is followed by a second
// look at it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/file/file.h"
#include "onnxgen/file/path_policy.h"

namespace onnxgen::io {

// How a path is walked. The system call of Linux 5.6 does it at once and is used where it exists; going component by
// component does the same everywhere.
enum class WalkMethod { kAny, kSystemCall, kComponents };

// A folder that is held open. Locations are resolved from the folder that was opened, wherever its path leads later.
class Folder {
 public:
  // `path` is the user's own and may have links.
  static Status open(const std::string& path, Folder& folder);

  // Allows symbolic links in this folder to lead to the folder in which the file of a model lies, if `path`, which the
  // user gave for the model, is a symbolic link itself. `model` describes the model's open file: if the path leads to
  // another file by now, nothing is allowed.
  void allow_links_beside(const std::string& path, const FileFacts& model);

  bool is_open() const noexcept { return file_.is_open(); }
  Descriptor descriptor() const noexcept { return file_.descriptor(); }
  const std::string& path() const noexcept { return file_.path(); }
  // The path that messages use for a file in here.
  std::string path_of(std::string_view location) const;
  // The names in it, in any order.
  Status list(std::vector<std::string>& names) const;

 private:
  friend Status open_beneath(const Folder& folder, std::string_view location, const PathPolicy& policy, File& file,
                             FileFacts& facts, WalkMethod method);
  friend Status open_parent_beneath(const Folder& folder, std::string_view location, bool make_folders, Folder& parent,
                                    std::string& name);

  File file_;
  File beside_model_;  // the folder where links may lead as well, if it is open
};

// Opens `location` beneath `folder` to read. The location must pass check_location; what is opened is a regular file
// that the policy allows. `facts` come from the open descriptor.
Status open_beneath(const Folder& folder, std::string_view location, const PathPolicy& policy, File& file,
                    FileFacts& facts, WalkMethod method = WalkMethod::kAny);

// What the file of this location is like now (stamp_of); empty where there is none that can be opened so.
std::string stamp_beneath(const Folder& folder, std::string_view location, const PathPolicy& policy);

// Opens the folder that holds `location` and gives the last component, for whoever makes or replaces that file. No link
// is followed, whatever a policy says. Missing folders on the way are made when `make_folders` is set.
Status open_parent_beneath(const Folder& folder, std::string_view location, bool make_folders, Folder& parent,
                           std::string& name);

}  // namespace onnxgen::io

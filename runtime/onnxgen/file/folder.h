// Opens files below a folder in one step, without a race between checking a path and using it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/file/file.h"
#include "onnxgen/file/path_policy.h"

namespace onnxgen::io {

// How a path is resolved. kSystemCall uses openat2 (Linux 5.6 and later); kComponents opens one component at a time and
// works everywhere; kAny uses the system call if it exists.
enum class WalkMethod { kAny, kSystemCall, kComponents };

// An open folder. Locations are resolved from the folder that was opened, even if its path later leads elsewhere.
class Folder {
 public:
  // Opens a folder. `path` is given by the user and may contain links.
  static Status open(const std::string& path, Folder& folder);

  // If `path`, which the user gave for the model, is a symbolic link, allows links in this folder to lead to the folder
  // that contains the model's file. `model` describes the open model file: if `path` now leads to another file, nothing
  // is allowed.
  void allow_links_beside(const std::string& path, const FileAttributes& model);

  bool is_open() const noexcept { return file_.is_open(); }
  Descriptor descriptor() const noexcept { return file_.descriptor(); }
  const std::string& path() const noexcept { return file_.path(); }
  // Returns the path of a file in this folder, for messages.
  std::string path_of(std::string_view location) const;
  // Lists the names in the folder, in any order.
  Status list(std::vector<std::string>& names) const;

 private:
  friend Status open_beneath(const Folder& folder, std::string_view location, const PathPolicy& policy, File& file,
                             FileAttributes& attributes, WalkMethod method);
  friend Status open_parent_beneath(const Folder& folder, std::string_view location, bool make_folders, Folder& parent,
                                    std::string& name);

  File file_;
  File beside_model_;  // another folder that links may lead to, if open
};

// Opens `location` below `folder` for reading. Refuses locations that check_location() refuses and files that are not
// regular or not allowed by the policy. `attributes` describe the opened file.
Status open_beneath(const Folder& folder, std::string_view location, const PathPolicy& policy, File& file,
                    FileAttributes& attributes, WalkMethod method = WalkMethod::kAny);

// Returns the stamp of the file at this location (stamp_of), or an empty string if it cannot be opened.
std::string stamp_beneath(const Folder& folder, std::string_view location, const PathPolicy& policy);

// Opens the folder that contains `location`, and returns the last component in `name`, for creating or replacing that
// file. Never follows links. If `make_folders` is set, creates missing folders.
Status open_parent_beneath(const Folder& folder, std::string_view location, bool make_folders, Folder& parent,
                           std::string& name);

}  // namespace onnxgen::io

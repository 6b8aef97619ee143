// Which files a model may name. Whoever made a model chooses the locations of its external data, so they are hostile;
// docs/security.md lists the attacks and what stops each.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "onnxgen/error/status.h"

namespace onnxgen::io {

// The location of a tensor whose elements a load left out and that no file has in plain form, because the model came
// from memory or was encrypted. check_location refuses it by name, and such a tensor cannot be saved.
inline constexpr std::string_view kNotLoadedLocation = "*/_ONNXGEN_NOT_LOADED_/*";

// Each rule can be changed on its own. No setting allows absolute locations or `..`: a program that wants another
// folder passes it itself, in LoadOptions.
struct PathPolicy {
  // Follow symbolic links, both as the file itself and as folders on the way to it. The file that a link leads to must
  // be a regular file in one of three places: the model's folder; if the model's own path is a link, the folder of the
  // file that it leads to, as in the caches of model hubs; or one of `allowed_roots`. If false, every link is refused.
  bool allow_symlinks = true;
  // Allow files with more than one name. By such a hard link, a folder can hold a file from outside.
  bool allow_hard_links = false;
  // Additional folders in which the targets of symbolic links may lie, at any depth.
  std::vector<std::string> allowed_roots;
};

// Returns the policy that follows no link.
inline PathPolicy no_links() {
  PathPolicy policy;
  policy.allow_symlinks = false;
  return policy;
}

// The next component of `rest`, which loses it; empty at the end. `.` and empty components are left out.
std::string_view take_component(std::string_view& rest);

// Returns the location without `.` and empty components: `a/b` for `./a//b`.
std::string normalized(std::string_view location);

// Checks the text of a location, without the file system: refuses an empty location, absolute paths, drives and UNC
// paths, NUL, `..` as a component (between slashes of either kind), a trailing slash, and markers of other programs for
// data in memory. `a..b.data` is fine. On
// Windows also names that mean something else there: of devices, with a colon, or ending in a dot or a space.
Status check_location(std::string_view location);

}  // namespace onnxgen::io

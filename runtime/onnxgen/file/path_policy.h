// Rules for the files that a model may name. The creator of a model chooses the locations of its external data, so they
// are untrusted. docs/security.md lists the attacks and what stops each.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "onnxgen/error/status.h"

namespace onnxgen::io {

// Location of a tensor whose elements were not loaded and that no file contains in plain form, because the model came
// from memory or was encrypted. check_location() refuses it by name, and such a tensor cannot be saved.
inline constexpr std::string_view kNotLoadedLocation = "*/_ONNXGEN_NOT_LOADED_/*";

// Policy for locations. Each rule can be changed independently. No setting allows absolute locations or `..`: a program
// that needs another folder sets it in LoadOptions.
struct PathPolicy {
  // Follow symbolic links, both the file itself and the folders on its path. The target must be a regular file in one
  // of three places: the model's folder; if the model's own path is a link, the folder of the file that it leads to, as
  // in the caches of model hubs; or one of `allowed_roots`. If false, every link is refused.
  bool allow_symlinks = true;
  // Allow files with several hard links. A hard link can make a file from outside the folder appear inside it.
  bool allow_hard_links = false;
  // Additional folders that targets of symbolic links may be in, at any depth.
  std::vector<std::string> allowed_roots;
};

// Returns a policy that follows no links.
inline PathPolicy no_links() {
  PathPolicy policy;
  policy.allow_symlinks = false;
  return policy;
}

// Removes the next component from `rest` and returns it, as a view of the same text; empty at the end. Skips `.` and
// empty components.
std::string_view take_component(std::string_view& rest);

// Returns the location without `.` and empty components: `a/b` for `./a//b`.
std::string normalized(std::string_view location);

// Checks the text of a location without accessing the file system. Refuses, with kPathRefused, an empty location,
// absolute paths, drives and UNC paths, NUL, `..` as a component (between slashes of either kind), a trailing slash,
// and other programs' markers for data in memory. Accepts names such as `a..b.data`. On Windows, also refuses names
// with a special meaning: devices, names with a colon, and names that end in a dot or space.
Status check_location(std::string_view location);

}  // namespace onnxgen::io

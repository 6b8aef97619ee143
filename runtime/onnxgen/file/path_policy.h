// Which files a model may name. The model chooses the location of its external data, so whoever made the model does;
// docs/security.md lists the attacks and what stops each.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "onnxgen/error/status.h"

namespace onnxgen::io {

// The location of elements that a load left out and that no file has by themselves: the model came from memory, or was
// encrypted. check_location refuses it by name, and so does saving such a tensor.
inline constexpr std::string_view kNotLoadedLocation = "*/_ONNXGEN_NOT_LOADED_/*";

// Strict unless relaxed, each rule on its own. No setting allows absolute locations or `..`: a program that wants
// another folder says so itself, by LoadOptions.
struct PathPolicy {
  // Symbolic links, in the file's own name and in the folders before it. The file that is meant must lie under the base
  // folder or one of `allowed_roots` all the same. Model hubs' caches are made of such links.
  bool allow_symlinks = false;
  // Files with more than one name, through which a folder can hold a file from outside.
  bool allow_hard_links = false;
  // Folders where the targets of symbolic links may lie, beside the base folder.
  std::vector<std::string> allowed_roots;
};

// The lexical rules, which need no file system: refuses an empty location, absolute paths, drives and UNC paths, NUL,
// `..` as a component (between slashes of either kind), a trailing slash, and markers of other programs for data in
// memory. `a..b.data` is fine.
Status check_location(std::string_view location);

}  // namespace onnxgen::io

// The names that files have while they are being saved.
#pragma once

#include <string>
#include <string_view>

#include "onnxgen/file/file.h"
#include "onnxgen/file/folder.h"

namespace onnxgen::io {

// A new name in the same folder, "NAME.onnxgen-" and random digits. It has no leading dot, since some readers of models
// drop those from locations.
std::string temporary_name(std::string_view name);

// Whether all names of the file `name` in `folder` are `name` without and with endings of temporary_name, in that
// folder. A save that was killed while it replaced a data file can leave it with two such names; a file that has them
// all in one folder does not come from elsewhere.
bool has_only_names_of_a_save(const Folder& folder, std::string_view name, const FileFacts& facts);

}  // namespace onnxgen::io

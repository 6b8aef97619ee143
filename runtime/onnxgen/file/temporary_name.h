// The names that files have while they are being saved.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "onnxgen/file/file.h"
#include "onnxgen/file/folder.h"

namespace onnxgen::io {

// What the temporary names of one save have in common, 8 random digits: a running save is recognized by them.
std::string new_save_id();

// A new name in the same folder, "NAME.onnxgen-", the digits of the save and as many random ones. It has no leading
// dot, since some readers of models drop those from locations.
std::string temporary_name(std::string_view name, std::string_view save_id);

// The name that a file with a temporary name was to have, as far as it was not too long for an ending; any other name
// as it is.
std::string_view lasting_name(std::string_view name);

// The digits of the save that made a temporary name; empty for other names.
std::string_view save_id_of(std::string_view name);

// The files in `folder` that have temporary names. False where it cannot be read to its end.
bool find_temporaries(const Folder& folder, std::vector<std::string>& names);

// Whether all names of `file`, opened as `name` in `folder`, are `name` without and with endings of temporary_name, in
// that folder. A save that was killed while it replaced a data file can leave it with two such names, and one that is
// at work gives it two for a moment; a file that has them all in one folder does not come from elsewhere.
bool has_only_names_of_a_save(const Folder& folder, std::string_view name, const File& file);

}  // namespace onnxgen::io

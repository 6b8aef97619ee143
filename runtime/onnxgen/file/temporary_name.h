// Names of files that are being saved.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "onnxgen/file/file.h"
#include "onnxgen/file/folder.h"

namespace onnxgen::io {

// Returns a new identifier of a save: 8 random hexadecimal digits that all its temporary names contain.
std::string new_save_id();

// Returns a new temporary name for a file in the same folder: "NAME.onnxgen-", the digits of the save, and 8 random
// digits. It has no leading dot, since some readers of models remove those from locations.
std::string temporary_name(std::string_view name, std::string_view save_id);

// Returns the final name of a file with a temporary name, or its beginning if that name was too long for the suffix.
// Returns any other name unchanged.
std::string_view lasting_name(std::string_view name);

// Returns the digits of the save in a temporary name; empty for other names.
std::string_view save_id_of(std::string_view name);

// Lists the files with temporary names in `folder`. Returns false if the folder cannot be read completely.
bool find_temporaries(const Folder& folder, std::vector<std::string>& names);

// Returns whether all names of `file`, opened as `name` in `folder`, are in that folder and are the same final name
// with and without temporary suffixes. A save killed while replacing a data file can leave two such names, and a
// running save has two for a moment. A file with all its names in one folder does not come from elsewhere.
bool has_only_save_names(const Folder& folder, std::string_view name, const File& file);

}  // namespace onnxgen::io

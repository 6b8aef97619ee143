// Temporary files of saves that were killed, or could not remove them.
#pragma once

#include <functional>
#include <set>
#include <string>

#include "onnxgen/file/folder.h"

namespace onnxgen::io {

// Removes the temporary files in `folder` that were to have one of the names in `lasting`, and those whose own name is
// in there, except those that is_needed(name) and those of saves that are at work. A save at work has claimed a
// temporary file in `models`, the folder of the models; the lock of that folder must be held. What cannot be removed,
// or not be known to be abandoned, stays.
void remove_abandoned(const Folder& folder, const Folder& models, const std::set<std::string, std::less<>>& lasting,
                      const std::function<bool(const std::string& name)>& is_needed);

}  // namespace onnxgen::io

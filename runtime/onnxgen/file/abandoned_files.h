// Removes temporary files of saves that were killed or could not remove them.
#pragma once

#include <functional>
#include <set>
#include <string>

#include "onnxgen/file/folder.h"

namespace onnxgen::io {

// Removes the temporary files in `folder` whose final name or own name is in `lasting`, except those for which
// is_needed(name) returns true and those of running saves. A running save has claimed a temporary file in `models`, the
// folder of the models. The caller must hold the lock of that folder. Files that cannot be removed, or that a save may
// still use, remain.
void remove_abandoned(const Folder& folder, const Folder& models, const std::set<std::string, std::less<>>& lasting,
                      const std::function<bool(const std::string& name)>& is_needed);

}  // namespace onnxgen::io

// Removes files that earlier saves of a model left behind.
#pragma once

#include <cstddef>
#include <map>
#include <set>
#include <string>

#include "onnxgen/file/folder.h"
#include "onnxgen/io/save/other_models.h"

namespace onnxgen::io {

// Removes temporary files of saves that were killed or could not remove them. Call this after a save of the model
// `name` in `folder`, holding the folder's lock. Considers the temporary files of `name` and of `locations`: the data
// files of the saved model and of the model that it replaced. Keeps files that another model needs, and files in `kept`
// (SavePlan::kept), which the saved model still refers to.
void remove_leftovers(const Folder& folder, const std::string& name,
                      const std::set<std::string, std::less<>>& locations,
                      const std::map<std::string, std::size_t>& kept, OtherModels& others);

}  // namespace onnxgen::io

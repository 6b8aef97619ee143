// Files that earlier saves of a model left behind.
#pragma once

#include <cstddef>
#include <map>
#include <set>
#include <string>

#include "onnxgen/file/folder.h"
#include "onnxgen/io/save/other_models.h"

namespace onnxgen::io {

// After a save of the model `name` in `folder`, whose lock must be held: removes the temporary files of saves that were
// killed, or could not remove them. Those are theirs that were to have the model's name or one of `locations`, which
// are those of its data files and of the data files that the model before it named. What another model needs stays,
// and so does what the saved model goes on referring to: SavePlan::kept.
void remove_leftovers(const Folder& folder, const std::string& name,
                      const std::set<std::string, std::less<>>& locations,
                      const std::map<std::string, std::size_t>& kept, OtherModels& others);

}  // namespace onnxgen::io

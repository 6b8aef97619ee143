#include "onnxgen/io/save/leftovers.h"

#include <map>
#include <string_view>

#include "onnxgen/file/abandoned_files.h"
#include "onnxgen/file/system/path_rules.h"

namespace onnxgen::io {

void remove_leftovers(const Folder& folder, const std::string& name,
                      const std::set<std::string, std::less<>>& locations,
                      const std::map<std::string, std::size_t>& kept, OtherModels& others) {
  // Names by the subfolder of the model's folder that contains them.
  std::map<std::string, std::set<std::string, std::less<>>> wanted = {{std::string(), {name}}};
  for (const std::string_view location : locations) {
    const std::size_t slash = location.rfind('/') + 1;  // 0 if there is no slash
    wanted[std::string(location.substr(0, slash))].emplace(location.substr(slash));
  }
  bool is_read = false;
  for (const auto& [path, names] : wanted) {
    const auto is_needed = [&, &below = path](const std::string& found) {
      if (kept.count(system::name_key(below + found)) != 0) return true;
      if (!is_read) is_read = others.refresh();
      return !is_read || others.may_own(below + found);
    };
    Folder parent;
    std::string ignored;
    if (path.empty()) {
      remove_abandoned(folder, folder, names, is_needed);
    } else if (open_parent_beneath(folder, path + *names.begin(), false, parent, ignored)) {
      remove_abandoned(parent, folder, names, is_needed);
    }
  }
}

}  // namespace onnxgen::io

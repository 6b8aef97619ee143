#include "onnxgen/file/abandoned_files.h"

#include <string_view>
#include <vector>

#include "onnxgen/file/file.h"
#include "onnxgen/file/system/folder_entries.h"
#include "onnxgen/file/system/open_file.h"
#include "onnxgen/file/temporary_name.h"

namespace onnxgen::io {
namespace {

// Locks a temporary file. Returns false if another process has claimed it, or if the file system has no locks.
bool try_claim(const Folder& folder, const std::string& name, File& file) {
  file = File(system::open_entry(folder.descriptor(), name, system::Access::kRead), name);
  return file.is_open() && system::try_lock(file.descriptor(), true) == system::LockResult::kTaken;
}

// Collects the ids of running saves, as far as they can be detected.
bool find_active_saves(const Folder& models, std::set<std::string, std::less<>>& ids) {
  std::vector<std::string> names;
  if (!find_temporaries(models, names)) return false;
  for (const std::string& name : names) {
    File file;
    if (!try_claim(models, name, file)) ids.emplace(save_id_of(name));
  }
  return true;
}

}  // namespace

void remove_abandoned(const Folder& folder, const Folder& models, const std::set<std::string, std::less<>>& lasting,
                      const std::function<bool(const std::string& name)>& is_needed) {
  std::vector<std::string> names;
  if (!find_temporaries(folder, names) || names.empty()) return;
  // A save claims its model's temporary file before it creates others. Searching for claims after listing the files
  // therefore finds the claims of all their saves.
  std::set<std::string, std::less<>> at_work;
  if (!find_active_saves(models, at_work)) return;
  for (const std::string& name : names) {
    const bool is_wanted = lasting.count(lasting_name(name)) != 0 || lasting.count(name) != 0;
    if (!is_wanted || at_work.count(save_id_of(name)) != 0 || is_needed(name)) continue;
    // Claim the file while removing it, so that a save that has just created it notices.
    File claimed;
    if (try_claim(folder, name, claimed)) (void)system::remove_file(folder.descriptor(), name);
  }
}

}  // namespace onnxgen::io

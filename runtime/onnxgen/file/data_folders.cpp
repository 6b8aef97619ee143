#include "onnxgen/file/data_folders.h"

#include <utility>

#include "onnxgen/file/pending_file.h"
#include "onnxgen/file/system/error.h"
#include "onnxgen/file/system/folder_entries.h"

namespace onnxgen::io {

DataFolders::~DataFolders() {
  for (auto path = made_.rbegin(); path != made_.rend(); ++path) {
    (void)system::remove_folder(base_->descriptor(), *path);
  }
}

Status DataFolders::find(const std::string& location, std::shared_ptr<const Folder>& folder, std::string& name) {
  const std::size_t slash = location.rfind('/');
  if (slash == std::string::npos) {
    folder = base_;
    name = location;
    return Status();
  }
  const std::string path = location.substr(0, slash);
  std::shared_ptr<const Folder>& opened = opened_[path];
  if (opened == nullptr) {
    note_missing(path);
    Folder parent;
    Status status = open_parent_beneath(*base_, location, true, parent, name);
    if (!status) return status;
    opened = std::make_shared<const Folder>(std::move(parent));
  }
  folder = opened;
  name = location.substr(slash + 1);
  return Status();
}

void DataFolders::note_missing(const std::string& path) {
  for (std::size_t end = path.find('/'); true; end = path.find('/', end + 1)) {
    const std::string prefix = path.substr(0, end);
    FileAttributes found;
    if (system::attributes_at(base_->descriptor(), prefix, system::Links::kNotFollowed, found)) {
      if (found.is_link) return;  // will be refused later
    } else if (system::cause_of(system::last_error()) == system::Cause::kMissing) {
      made_.push_back(prefix);
    }
    if (end == std::string::npos) return;
  }
}

Status DataFolders::flush() const {
  for (const auto& [path, folder] : opened_) {
    if (folder == nullptr) continue;
    Status status = flush_folder(*folder);
    if (!status) return status;
  }
  // The entry of a new folder is stored in its parent, which must be flushed as well.
  for (const std::string& path : made_) {
    Folder parent;
    std::string name;
    Status status = open_parent_beneath(*base_, path, false, parent, name);
    if (status) status = flush_folder(parent);
    if (!status) return status;
  }
  return flush_folder(*base_);
}

}  // namespace onnxgen::io

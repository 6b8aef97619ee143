#include "onnxgen/file/data_folders.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <utility>

#include "onnxgen/file/pending_file.h"

namespace onnxgen::io {

DataFolders::~DataFolders() {
  for (auto path = made_.rbegin(); path != made_.rend(); ++path) {
    (void)::unlinkat(base_->descriptor(), path->c_str(), AT_REMOVEDIR);
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
    struct stat found;
    if (::fstatat(base_->descriptor(), prefix.c_str(), &found, AT_SYMLINK_NOFOLLOW) == 0) {
      if (S_ISLNK(found.st_mode)) return;  // will be refused
    } else if (errno == ENOENT) {
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
  // The names of new folders are in those around them.
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

#include "onnxgen/io/save/single_file.h"

#include <memory>
#include <set>
#include <utility>

#include "onnxgen/file/data_folders.h"
#include "onnxgen/file/error.h"
#include "onnxgen/file/folder.h"
#include "onnxgen/file/folder_lock.h"
#include "onnxgen/file/pending_file.h"
#include "onnxgen/file/publish.h"
#include "onnxgen/io/save/leftovers.h"
#include "onnxgen/io/save/other_models.h"

namespace onnxgen::io {

Status save_single_file(const SingleFile& target, const std::function<Status(const File&)>& write) {
  const std::string name = name_of(target.path);
  if (name.empty()) return failure(ErrorCode::kOpenFailed, target.path, "the path names no file");
  Folder opened;
  Status status = Folder::open(folder_of(target.path), opened);
  if (!status) return status;
  const auto folder = std::make_shared<const Folder>(std::move(opened));
  Publication files;
  WriteMode mode;
  mode.flush = target.flush;
  status = PendingFile::create(folder, name, mode, files.model);
  if (status) status = write(files.model.file());
  if (status) status = files.model.complete(target.flush);
  FolderLock lock;
  if (status) status = lock.take(*folder, FolderLock::Kind::kExclusive, target.lock_timeout);
  // Existing files may have changed before the lock was acquired.
  if (status) status = files.model.recheck();
  std::set<std::string, std::less<>> old_locations;
  if (status && files.model.replaces()) (void)read_locations(target.path, old_locations);
  OtherModels others(folder, name);
  if (status) status = others.check_not_owned({name});
  if (!status) return discard(files, status);
  status = publish(files, DataFolders(folder), target.flush);
  if (status) remove_leftovers(*folder, name, old_locations, {}, others);
  return status;
}

}  // namespace onnxgen::io

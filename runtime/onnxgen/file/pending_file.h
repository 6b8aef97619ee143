// Files that are renamed to their final name once they are complete.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/file/file.h"
#include "onnxgen/file/folder.h"
#include "onnxgen/file/temporary_name.h"

namespace onnxgen::io {

struct WriteMode {
  bool in_place = false;
  bool flush = true;
  // Files that must not be written in place, because the model being saved is mapped from them.
  std::vector<FileIdentity> in_use;
  std::string save_id = new_save_id();
  // Permissions of a new file, before the umask is applied; -1 for the system's default.
  int permissions = -1;
};

// Handling of the claim on a temporary file by complete().
enum class Claim { kKept, kReleased };

// A file written under a temporary name in its final folder. The destructor removes it unless it was renamed. Never
// follows links: if the final name is a link, the link itself is replaced. With WriteMode::in_place, the file has its
// final name from the start.
//
// The temporary file is claimed by a system lock that ends with the process. An unclaimed temporary file was left by a
// save that was killed.
class PendingFile {
 public:
  PendingFile() noexcept = default;
  PendingFile(PendingFile&& other) noexcept;
  PendingFile& operator=(PendingFile&& other) noexcept;
  ~PendingFile();

  // Creates an empty file that will be `name` in `folder`. An existing file of that name must be a regular file or a
  // link to one, but not by way of /dev or /proc; its permissions are kept.
  static Status create(std::shared_ptr<const Folder> folder, std::string name, const WriteMode& mode,
                       PendingFile& pending);

  const File& file() const noexcept { return file_; }
  // Returns the name that the file has now.
  const std::string& current_name() const noexcept { return temporary_.empty() ? name_ : temporary_; }
  const std::shared_ptr<const Folder>& folder() const noexcept { return folder_; }
  bool is_temporary() const noexcept { return !temporary_.empty(); }
  // Returns whether a file of this name existed, which remains until commit().
  bool replaces() const noexcept { return replaces_ && is_temporary(); }
  // Updates replaces(): another save may have created or removed a file of this name.
  Status recheck();

  // Flushes the file if requested, and closes it. Call this after the last write. A kept claim uses a descriptor.
  Status complete(bool flush, Claim claim = Claim::kKept);
  // Renames the file to its final name. In place, it already has this name.
  Status commit();

  // Creates a second temporary name for the complete file, to be renamed to the same final name: a hard link, or a copy
  // if the file system has no links.
  Status duplicate(bool flush, PendingFile& other) const;

  // Sets whether the destructor leaves the file under its temporary name.
  void keep(bool kept) noexcept { kept_ = kept; }
  bool is_kept() const noexcept { return kept_; }
  // Removes the file that was created: the temporary file, or the placed file if it replaced none. If it cannot be
  // removed, it is kept.
  Status remove();

 private:
  Status open_in_place(const WriteMode& mode, bool& is_open);
  bool may_replace_link() const;
  Status make_temporary();
  std::string path() const { return folder_->path_of(name_); }

  std::shared_ptr<const Folder> folder_;
  std::string name_;
  std::string temporary_;  // empty if there is none
  std::string save_id_;
  File file_;
  File claim_;         // second descriptor, which keeps the file locked after the first is closed
  int new_mode_ = -1;  // permissions if no file is replaced
  int old_mode_ = -1;  // permissions of the replaced file
  bool replaces_ = false;
  bool committed_ = false;
  bool kept_ = false;
};

// Flushes the directory entries of `folder` to disk.
Status flush_folder(const Folder& folder);

}  // namespace onnxgen::io

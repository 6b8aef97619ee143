// A file that takes its name once it is complete.
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
  // Files that must not be written to in place: what is being saved is mapped from them.
  std::vector<FileIdentity> in_use;
  std::string save_id = new_save_id();
  int permissions = -1;  // of a file that replaces none, less the umask; -1: as the system has them
};

// What complete() does with the claim on a temporary file.
enum class Claim { kKept, kGivenUp };

// Written under a temporary name in the folder where it will be, and removed with this object unless it took its name.
// No link is followed: a link of that name is replaced itself. In place, it has its name from the start.
//
// The temporary file is claimed, by a lock of the system that ends with the process: what nobody claims was left behind
// by a save that was killed.
class PendingFile {
 public:
  PendingFile() noexcept = default;
  PendingFile(PendingFile&& other) noexcept;
  PendingFile& operator=(PendingFile&& other) noexcept;
  ~PendingFile();

  // Starts an empty file that will be `name` in `folder`. What has that name now must be a regular file or a link to
  // one; its permissions are kept.
  static Status create(std::shared_ptr<const Folder> folder, std::string name, const WriteMode& mode,
                       PendingFile& pending);

  const File& file() const noexcept { return file_; }
  // Where it is now.
  const std::string& current_name() const noexcept { return temporary_.empty() ? name_ : temporary_; }
  const std::shared_ptr<const Folder>& folder() const noexcept { return folder_; }
  bool is_temporary() const noexcept { return !temporary_.empty(); }
  // Whether there was a file of this name that stays there until place().
  bool replaces() const noexcept { return replaces_ && is_temporary(); }
  // Finds out again whether there is one: another save may have made or removed it.
  Status look_again();

  // After the last write: flushes if asked to, and closes. A claim that is kept takes a descriptor.
  Status complete(bool flush, Claim claim = Claim::kKept);
  // Gives it its name. In place it has it already.
  Status place();

  // Makes the complete file available a second time, under another temporary name that is to become the same `name`: as
  // a second link to it or, where the file system has none, as a copy.
  Status duplicate(bool flush, PendingFile& other) const;

  // Whether it stays under its temporary name when this object goes.
  void keep(bool kept) noexcept { kept_ = kept; }
  bool is_kept() const noexcept { return kept_; }
  // Removes what was made: the temporary file, or the placed one if it replaced none. What cannot be removed is kept.
  Status remove();

 private:
  Status open_in_place(const WriteMode& mode, bool& is_open);
  bool may_replace_link() const;
  Status make_temporary();
  std::string path() const { return folder_->path_of(name_); }

  std::shared_ptr<const Folder> folder_;
  std::string name_;
  std::string temporary_;  // empty when there is none
  std::string save_id_;
  File file_;
  File claim_;         // a second descriptor of the file, which keeps it locked once the first is closed
  int new_mode_ = -1;  // permissions of the file if it replaces none
  int old_mode_ = -1;  // those of the file that is replaced
  bool replaces_ = false;
  bool placed_ = false;
  bool kept_ = false;
};

// Flushes the names in `folder` to the disk.
Status flush_folder(const Folder& folder);

}  // namespace onnxgen::io

// A model and its data files, loaded as one although they are opened one after the other.
#pragma once

#include <chrono>
#include <functional>
#include <string>

#include "onnxgen/error/status.h"
#include "onnxgen/file/file.h"
#include "onnxgen/file/folder_lock.h"

namespace onnxgen::io {

// Notices that a save came between opening a model and opening its data files. A save never lets data files take names
// that the model at the path refers to before that path leads to another file: while it leads to the same one, the
// files beside it are this model's.
class ModelWatch {
 public:
  // Before the model is read. From the model's file on, it is held open: no other file can take its identity.
  Status begin(const std::string& path);
  // The same with savers shut out until all files are open.
  Status begin_locked(const std::string& path, std::chrono::milliseconds timeout);

  // When the last data file is open: kFileChanged unless all that were opened belong to the model. From now on, savers
  // may go on.
  Status end();

  // Whether the path leads to another file by now.
  bool is_replaced() const;

  const std::string& path() const noexcept { return model_.path(); }
  const FileFacts& facts() const noexcept { return facts_; }

 private:
  FolderLock lock_;
  File model_;
  FileFacts facts_;
};

// Calls load(watch), which loads the model at `path` from the beginning, until no save came between: at first without
// keeping savers waiting, then, if that was in vain, with them shut out.
Status load_as_one(const std::string& path, std::chrono::milliseconds lock_timeout,
                   const std::function<Status(ModelWatch&)>& load);

}  // namespace onnxgen::io

// Ensures that a model and its data files, which are opened one after the other, belong together.
#pragma once

#include <chrono>
#include <functional>
#include <string>

#include "onnxgen/error/status.h"
#include "onnxgen/file/file.h"
#include "onnxgen/file/folder_lock.h"

namespace onnxgen::io {

// Detects a save between opening a model and opening its data files.
//
// Before a save gives data files any name that the model at the path refers to, it replaces the file at the path. So as
// long as the path leads to the same file, the data files next to it belong to this model.
class ModelWatch {
 public:
  // Opens the model file. Call this before the model is read. The file stays open, so no other file can get its
  // identity.
  Status begin(const std::string& path);
  // Like begin(), but locks out savers until end().
  Status begin_locked(const std::string& path, std::chrono::milliseconds timeout);

  // Opens the same file once more. Fails with kFileChanged if the path leads to another file now.
  Status open_again(File& file) const;

  // Call this when the last data file is open. Returns kFileChanged if the opened files may not all belong to the
  // model. Releases the lock.
  Status end();

  // Returns whether the path leads to another file now.
  bool is_replaced() const;

  const std::string& path() const noexcept { return model_.path(); }
  const FileAttributes& attributes() const noexcept { return attributes_; }

 private:
  FolderLock lock_;
  File model_;
  FileAttributes attributes_;
};

// Calls load(watch), which loads the model at `path` from the beginning, until no save interferes. The first attempt
// does not block savers; later attempts do.
Status load_as_one(const std::string& path, std::chrono::milliseconds lock_timeout,
                   const std::function<Status(ModelWatch&)>& load);

}  // namespace onnxgen::io

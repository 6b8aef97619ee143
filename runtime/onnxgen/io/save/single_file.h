// Saves a model that is a single file of another format: an archive or an encrypted model.
#pragma once

#include <chrono>
#include <functional>
#include <string>

#include "onnxgen/error/status.h"
#include "onnxgen/file/file.h"

namespace onnxgen::io {

struct SingleFile {
  const std::string& path;
  bool flush = true;
  std::chrono::milliseconds lock_timeout = {};
};

// Creates a file under a temporary name, calls `write` to fill it, and renames it, by the rules of save(): programs
// that save take turns, no file that another model needs is replaced, and files that killed saves left behind are
// removed. The folder must exist. After a failure no new files remain except those that the Status names, unless it
// says that the model has been saved.
Status save_single_file(const SingleFile& target, const std::function<Status(const File&)>& write);

}  // namespace onnxgen::io

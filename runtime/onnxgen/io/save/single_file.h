// Saving a model that is one file of another format: an archive, an encrypted model.
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

// Has the file written by `write`, under a temporary name that it then changes for its own, by the rules of a save:
// savers take turns, nothing that another model needs is replaced, and files that killed saves left are removed. The
// folder must exist. After a failure nothing new is left but what the failure names.
Status save_single_file(const SingleFile& target, const std::function<Status(const File&)>& write);

}  // namespace onnxgen::io

// The folders that data files go to.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/file/folder.h"

namespace onnxgen::io {

// Folders below that of a model, each opened once, made where they are missing. Those that were made and are empty in
// the end are removed again.
class DataFolders {
 public:
  explicit DataFolders(std::shared_ptr<const Folder> base) : base_(std::move(base)) {}
  DataFolders(const DataFolders&) = delete;
  DataFolders& operator=(const DataFolders&) = delete;
  ~DataFolders();

  // The folder where `location` is, and its name there.
  Status find(const std::string& location, std::shared_ptr<const Folder>& folder, std::string& name);

  // Flushes the names in all of them, and in the model's own, to the disk.
  Status flush() const;

 private:
  void note_missing(const std::string& path);

  std::shared_ptr<const Folder> base_;
  std::map<std::string, std::shared_ptr<const Folder>> opened_;  // by their path below the base
  std::vector<std::string> made_;                                // outer ones first
};

}  // namespace onnxgen::io

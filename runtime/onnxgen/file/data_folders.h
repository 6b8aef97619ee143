// Folders of data files.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/file/folder.h"

namespace onnxgen::io {

// Folders below a model's folder. Each is opened once and created if missing. The destructor removes created folders
// that are still empty.
class DataFolders {
 public:
  explicit DataFolders(std::shared_ptr<const Folder> base) : base_(std::move(base)) {}
  DataFolders(const DataFolders&) = delete;
  DataFolders& operator=(const DataFolders&) = delete;
  ~DataFolders();

  // Finds the folder of `location`, and the file's name in it.
  Status find(const std::string& location, std::shared_ptr<const Folder>& folder, std::string& name);

  // Flushes the directory entries of all these folders and of the model's folder to disk.
  Status flush() const;

 private:
  void note_missing(const std::string& path);

  std::shared_ptr<const Folder> base_;
  std::map<std::string, std::shared_ptr<const Folder>> opened_;  // by path below the base
  std::vector<std::string> made_;                                // outer folders first
};

}  // namespace onnxgen::io

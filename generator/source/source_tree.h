// The folders that imports are looked up in, and the files read from them.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "source/source_file.h"

namespace onnxgen::source {

// A folder (or file) on disk that stands for a prefix of import names; `-I DIR` maps the empty prefix.
struct ImportPath {
  std::string prefix;
  std::string disk;
};

// Owns every file it opened, as long as it lives: spans and diagnostics point into them.
class SourceTree {
 public:
  explicit SourceTree(std::vector<ImportPath> paths) : paths_(std::move(paths)) {}

  // The file an import names, read at the first call. Paths are tried in order, and then the files that come with the
  // generator. Null if there is none, or if it cannot be read: `why` then says so ("not found", ...).
  const SourceFile* open(const std::string& name, std::string& why);

  // A file that comes with the generator, which must have it, whatever the paths have.
  const SourceFile& open_built_in(const std::string& name);

  // The name by which imports would reach a file given on the command line. An empty result sets `why`.
  std::string name_of_input(const std::string& disk_path, std::string& why) const;

  // Every file opened so far, in that order.
  const std::vector<std::unique_ptr<SourceFile>>& files() const { return files_; }

 private:
  std::vector<ImportPath> paths_;
  std::vector<std::unique_ptr<SourceFile>> files_;
};

}  // namespace onnxgen::source

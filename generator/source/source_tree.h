// Import paths and the files read from them.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "source/source_file.h"

namespace onnxgen::source {

// Maps a prefix of import names to a folder or file on disk. `-I DIR` maps the empty prefix.
struct ImportPath {
  std::string prefix;
  std::string disk;
};

// Owns every opened file. Spans and diagnostics point into these files, so the tree must outlive them.
class SourceTree {
 public:
  explicit SourceTree(std::vector<ImportPath> paths) : paths_(std::move(paths)) {}

  // Adds a file that does not exist on disk. If several have the same name, the first is used.
  void add(SourceFile::Decompiled file);

  // Returns the file that an import names, reading it on the first call. Searches the import paths in order, then the
  // added files, then the built-in files. Returns nullptr if the file does not exist or cannot be read, and
  // sets `why` to the reason, for example "cannot be read".
  const SourceFile* open(const std::string& name, std::string& why);

  // Returns a built-in file, ignoring the import paths. The file must exist.
  const SourceFile& open_built_in(const std::string& name);

  // Returns the import name of a file given on the command line. On failure returns an empty string and sets `why`.
  std::string name_of_input(const std::string& disk_path, std::string& why) const;

  // All files opened so far, in the order in which they were opened.
  const std::vector<std::unique_ptr<SourceFile>>& files() const { return files_; }

 private:
  const SourceFile& keep(std::unique_ptr<SourceFile> file);

  std::vector<ImportPath> paths_;
  std::map<std::string, SourceFile::Decompiled> added_;  // not opened yet, by name
  std::vector<std::unique_ptr<SourceFile>> files_;
  std::unordered_map<std::string_view, const SourceFile*> by_name_;  // the first of `files_` with each name
};

}  // namespace onnxgen::source

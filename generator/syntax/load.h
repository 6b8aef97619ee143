// Loads the files named on the command line and all their imports.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "source/diagnostics.h"
#include "source/source_tree.h"
#include "syntax/tree.h"

namespace onnxgen::syntax {

struct LoadedFile {
  File tree;
  std::vector<const LoadedFile*> imports;  // parallel to tree.imports; null if the file is missing or cannot be used
  std::size_t import_depth = 1;            // number of files in the longest chain of imports that begins with this file
  // False if this file or one of its imports was not read completely. In that case an unknown name is not an error.
  bool complete = true;
};

struct LoadedFiles {
  std::vector<std::unique_ptr<LoadedFile>> files;  // every import precedes the files that import it
  std::vector<const LoadedFile*> inputs;           // the files named on the command line, in that order
  // The built-in google/protobuf/descriptor.proto, which declares the standard options. Null if a loaded file has this
  // name.
  std::unique_ptr<LoadedFile> standard_options;
};

// Loads `inputs`, which are paths on disk, and their imports. Each file is read once. Reports imports that cannot be
// found or that form a cycle. A file with syntax errors is loaded as far as it can be read; such a file and all files
// that import it are marked incomplete.
LoadedFiles load(const std::vector<std::string>& inputs, source::SourceTree& sources, source::Diagnostics& diagnostics);

}  // namespace onnxgen::syntax

// The files named on the command line and all that they import.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "source/diagnostics.h"
#include "source/source_tree.h"
#include "syntax/tree.h"

namespace onnxgen::syntax {

struct LoadedFile {
  File tree;
  std::vector<const LoadedFile*> imports;  // beside tree.imports; null where a file is missing or cannot be used
  // All of it and all that it can see was read; if not, a name that is not found says nothing.
  bool complete = true;
};

struct LoadedFiles {
  std::vector<std::unique_ptr<LoadedFile>> files;  // every import before the file that imports it
  std::vector<const LoadedFile*> inputs;           // those named on the command line, in that order
  // The built-in google/protobuf/descriptor.proto, which says what options there are. Null where a file imports one.
  std::unique_ptr<LoadedFile> standard_options;
};

// `inputs` are paths on disk. Each file is read once. A file with syntax errors is there as far as it
// can be read; neither it nor what imports it is complete. Imports that cannot be found or form a cycle are reported.
LoadedFiles load(const std::vector<std::string>& inputs, source::SourceTree& sources, source::Diagnostics& diagnostics);

}  // namespace onnxgen::syntax

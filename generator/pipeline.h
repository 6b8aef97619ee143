// The program in one function.
#pragma once

#include <string>
#include <vector>

#include "emit/emit.h"
#include "options.h"
#include "schema/schema.h"
#include "source/diagnostics.h"
#include "source/source_tree.h"

namespace onnxgen {

struct Outputs {
  std::vector<emit::OutputFile> classes;
  std::vector<emit::OutputFile> python;
  std::string descriptor_set;
};

// What was asked for of the inputs, nothing if there were errors. `sources` holds the files that were read; the
// diagnostics point into them.
Outputs run(const Options& options, source::SourceTree& sources, source::Diagnostics& diagnostics);

// Sources to a schema that follows the language's rules; nothing can be said of it if there were errors.
schema::Schema load_schema(const Options& options, source::SourceTree& sources, source::Diagnostics& diagnostics);

}  // namespace onnxgen

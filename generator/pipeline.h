// The whole program in one function.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "emit/emit.h"
#include "options.h"
#include "schema/schema.h"
#include "source/diagnostics.h"
#include "source/source_tree.h"

namespace onnxgen {

struct OutputFolder {
  std::string path;  // as on the command line
  std::vector<emit::OutputFile> files;
};

struct Outputs {
  std::vector<OutputFolder> folders;  // each path once
  std::string descriptor_set;
  std::string edition_defaults;
};

// Generates all outputs that `options` requests. Returns empty outputs if there are errors. Diagnostics point into the
// files in `sources`, so `sources` must outlive them.
Outputs run(const Options& options, source::SourceTree& sources, source::Diagnostics& diagnostics);

// Adds the files that encoded FileDescriptorProtos describe to `sources`, as text. Reports an error for an input, or a
// file that an input imports, if its descriptor cannot be represented as text.
void add_described_files(const std::vector<std::string_view>& descriptors, const Options& options,
                         source::SourceTree& sources, source::Diagnostics& diagnostics);

// Parses, resolves and validates the input files. Adds the files in the descriptor sets to `sources`, as text. The
// schema is valid only if `diagnostics` has no errors afterwards.
schema::Schema load_schema(const Options& options, source::SourceTree& sources, source::Diagnostics& diagnostics);

}  // namespace onnxgen

// The program in one function.
#pragma once

#include <string>
#include <vector>

#include "emit/emit.h"
#include "options.h"
#include "source/diagnostics.h"
#include "source/source_tree.h"

namespace onnxgen {

// The files to write for the inputs, none if there were errors. `sources` holds the files that were read; the
// diagnostics point into them.
std::vector<emit::OutputFile> run(const Options& options, source::SourceTree& sources,
                                  source::Diagnostics& diagnostics);

}  // namespace onnxgen

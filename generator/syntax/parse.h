// Text to syntax tree.
#pragma once

#include <optional>

#include "source/diagnostics.h"
#include "source/source_file.h"
#include "syntax/tree.h"

namespace onnxgen::syntax {

// Reports every fault it can find in the file. Nothing if it does not have the form of the language: half a tree would
// only cause faults that are not there. A string with a bad escape is reported, and taken without it.
// `file` must outlive the tree.
std::optional<File> parse(const source::SourceFile& file, source::Diagnostics& diagnostics);

}  // namespace onnxgen::syntax

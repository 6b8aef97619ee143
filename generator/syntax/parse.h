// Parses the text of a file into a syntax tree.
#pragma once

#include <optional>

#include "source/diagnostics.h"
#include "source/source_file.h"
#include "syntax/tree.h"

namespace onnxgen::syntax {

// Reports all errors in the file. Omits declarations with syntax errors from the tree, and invalid escapes from
// strings. Returns nullopt if the file contains NUL bytes, is nested too deeply or uses another language, or if the
// errors are such that a partial tree would only cause misleading messages. `file` must outlive the tree.
std::optional<File> parse(const source::SourceFile& file, source::Diagnostics& diagnostics);

}  // namespace onnxgen::syntax

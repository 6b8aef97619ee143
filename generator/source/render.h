// Formats diagnostics for terminals and IDEs.
#pragma once

#include <cstddef>
#include <string>

#include "source/diagnostics.h"

namespace onnxgen::source {

inline constexpr std::size_t kMaxErrorsPerFile = 100;

// Format of a location. kGcc: `path:line:col: error: text`. kMsvs, for Visual Studio: `path(line) : error in
// column=col: text`.
enum class ErrorFormat { kGcc, kMsvs };

// Formats all diagnostics, ordered by file and position, without duplicates. Each diagnostic and each note shows its
// source line with a caret. Columns count characters, starting at 1. Beyond kMaxErrorsPerFile errors in a file, further
// errors are only counted; warnings have a separate limit of the same size.
std::string render(const Diagnostics& diagnostics, ErrorFormat format = ErrorFormat::kGcc);

}  // namespace onnxgen::source

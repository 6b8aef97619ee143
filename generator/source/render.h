// Diagnostics as text for people.
#pragma once

#include <cstddef>
#include <string>

#include "source/diagnostics.h"

namespace onnxgen::source {

inline constexpr std::size_t kMaxErrorsPerFile = 100;

// How a place is written: `path:line:col: error: text`, or, as Visual Studio reads it,
// `path(line) : error in column=col: text`.
enum class ErrorFormat { kGcc, kMsvs };

// Every diagnostic once, ordered by file and position, with the source line and a caret, its notes likewise. Columns
// count characters from 1. A file's errors beyond kMaxErrorsPerFile are counted instead of shown, and so are its
// warnings.
std::string render(const Diagnostics& diagnostics, ErrorFormat format = ErrorFormat::kGcc);

}  // namespace onnxgen::source

// Diagnostics as text for people.
#pragma once

#include <cstddef>
#include <string>

#include "source/diagnostics.h"

namespace onnxgen::source {

inline constexpr std::size_t kMaxErrorsPerFile = 100;

// Every diagnostic once, ordered by file and position, as `path:line:col: error: text` with the source line and a
// caret, its notes likewise. Columns count characters from 1. A file's errors beyond kMaxErrorsPerFile are counted
// instead of shown, and so are its warnings.
std::string render(const Diagnostics& diagnostics);

}  // namespace onnxgen::source

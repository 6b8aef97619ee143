// Macros of headers that programs often include before a generated header.
#pragma once

#include <string_view>

namespace onnxgen::plan {

// Returns whether `word` is a macro of the C library, of Windows, X11, curses, Python, Perl, R or Qt, or of Arduino's
// cores. Such names remain usable: the emitted header disables the macro temporarily.
bool is_platform_macro(std::string_view word);

}  // namespace onnxgen::plan

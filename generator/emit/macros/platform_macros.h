// Macros of headers that programs often include before a generated header.
#pragma once

#include <string_view>

namespace onnxgen::emit {

// Returns whether `word` is a macro of the C library, Windows, X11, curses, Python, Perl, R, Qt or Arduino's cores.
// Emitted headers can use such a name: they disable the macro around their classes.
bool is_platform_macro(std::string_view word);

}  // namespace onnxgen::emit

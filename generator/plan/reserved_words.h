// Words that the output cannot use as they are.
#pragma once

#include <string_view>

namespace onnxgen::plan {

// Whether `word` cannot name anything: it is a keyword of C++17 or C++20, a macro that every program has, or one of the
// two namespaces that all emitted code refers to.
bool is_reserved_word(std::string_view word);

// Whether `word` is a macro of a header that programs often include before ours (windows.h, math.h, Xlib.h). Such names
// stay usable, with the macro out of the way while the emitted header is read.
bool is_platform_macro(std::string_view word);

}  // namespace onnxgen::plan

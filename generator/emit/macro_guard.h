// Protection of emitted code from macros of platform headers.
#pragma once

#include <string>
#include <string_view>

namespace onnxgen::emit {

// Lines before and after emitted code.
struct MacroGuard {
  std::string hide;
  std::string restore;
};

// Returns lines that disable each macro whose name occurs in `code`, except in comments, literals and preprocessor
// lines. `kept` is text whose identifiers stay macros.
MacroGuard guard_macros(std::string_view code, std::string_view kept = {});

}  // namespace onnxgen::emit

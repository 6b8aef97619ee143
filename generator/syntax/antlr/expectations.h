// Describes what the grammar expects, in the terms of the language.
#pragma once

#include <string>

#include "antlr4-runtime.h"

namespace onnxgen::syntax::antlr {

// Returns what the parser expects at its current position: "';' after field declaration", "field name", "'to' or ','".
std::string expectation(antlr4::Parser& parser);

// Returns what a block may contain, for a token that starts none of it: "a field or another declaration of a message".
std::string element_of(std::size_t rule);

// Returns what a block belongs to: "message", "enum", ...
std::string block_of(std::size_t rule);

// Returns a token as messages quote it: "'foo'", "end of file".
std::string quoted(const antlr4::Token& token);

}  // namespace onnxgen::syntax::antlr

// Names for what the grammar expects, in the words of people who write .proto files.
#pragma once

#include <string>

#include "antlr4-runtime.h"

namespace onnxgen::syntax::antlr {

// What the parser expects where it stands: "';' after field declaration", "field name", "'to' or ','".
std::string expectation(antlr4::Parser& parser);

// What a block may hold, for a token that starts none of it: "a field or another declaration of a message".
std::string element_of(std::size_t rule);

// What a block belongs to: "message", "enum", ...
std::string block_of(std::size_t rule);

// A token as messages quote it: "'foo'", "end of file".
std::string quoted(const antlr4::Token& token);

}  // namespace onnxgen::syntax::antlr

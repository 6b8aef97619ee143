// Recognizes Python pickles.
#pragma once

#include <string_view>

namespace onnxgen::io {

// Returns whether the bytes are a pickle of any protocol, or its beginning unless `is_whole`. Pickles of protocol 2 and
// later begin with the protocol and an opcode. Earlier ones consist of opcodes only, from one that pushes a value to
// ".", so all of them are checked. There must be at least one byte.
bool is_pickle(std::string_view bytes, bool is_whole);

}  // namespace onnxgen::io

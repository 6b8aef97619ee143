// Bytes as JSON has them, read.
#pragma once

#include <string>
#include <string_view>

namespace onnxgen::text {

// Appends what `text` encodes in base64, of the standard alphabet or that for URLs, with or without its padding. False
// for anything else; a part may be in `out` then.
bool append_base64_decoded(std::string& out, std::string_view text);

}  // namespace onnxgen::text

// Decodes base64, the form of bytes in JSON.
#pragma once

#include <string>
#include <string_view>

namespace onnxgen::text {

// Appends the decoded bytes of `text`: base64 in the standard or the URL-safe alphabet, with or without padding.
// Returns false for any other text; part of the result may then be in `out`.
bool append_base64_decoded(std::string& out, std::string_view text);

}  // namespace onnxgen::text

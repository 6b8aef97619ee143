// Strings and bytes as they stand between the quotes of JSON.
#pragma once

#include <string>
#include <string_view>

namespace onnxgen::text {

// Escapes what JSON demands, '<' and '>', control characters and invisible ones of Unicode; bytes that are no UTF-8 are
// dropped.
void append_json_escaped(std::string& out, std::string_view text);

// With padding.
void append_base64(std::string& out, std::string_view bytes);

}  // namespace onnxgen::text

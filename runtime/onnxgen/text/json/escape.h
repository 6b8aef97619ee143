// Writes strings and bytes in JSON.
#pragma once

#include <string>
#include <string_view>

namespace onnxgen::text {

// Appends `text` in quotes. Escapes the characters that JSON requires, '<' and '>', and control and invisible Unicode
// characters. Bytes that are not UTF-8 are dropped.
void append_json_string(std::string& out, std::string_view text);

// Appends `bytes` in base64 with padding, without quotes.
void append_base64(std::string& out, std::string_view bytes);

}  // namespace onnxgen::text

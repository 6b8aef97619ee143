// Strings and bytes as they stand in JSON.
#pragma once

#include <string>
#include <string_view>

namespace onnxgen::text {

// In quotes. Escapes what JSON demands, '<' and '>', control characters and invisible ones of Unicode; bytes that are
// no UTF-8 are dropped.
void append_json_string(std::string& out, std::string_view text);

// Without quotes, with padding.
void append_base64(std::string& out, std::string_view bytes);

}  // namespace onnxgen::text

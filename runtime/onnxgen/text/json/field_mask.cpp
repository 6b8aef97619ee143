#include "onnxgen/text/json/field_mask.h"

#include <cstddef>

namespace onnxgen::text {
namespace {

bool is_upper(char c) noexcept {
  return c >= 'A' && c <= 'Z';
}
bool is_lower(char c) noexcept {
  return c >= 'a' && c <= 'z';
}
char lowered(char c) noexcept {
  return is_upper(c) ? static_cast<char>(c - 'A' + 'a') : c;
}
char raised(char c) noexcept {
  return is_lower(c) ? static_cast<char>(c - 'a' + 'A') : c;
}

// The first word is lowered as far as it goes, words behind underscores begin with a capital, and all else is lowered.
void append_camel_case(std::string& out, std::string_view segment) {
  const std::size_t begin = out.size();
  bool in_first_word = true;
  bool raises_next = false;
  for (std::size_t i = 0; i < segment.size(); ++i) {
    const char c = segment[i];
    if (c == '_') {
      raises_next = true;
      if (out.size() != begin) in_first_word = false;
    } else if (in_first_word) {
      const bool follows_capital = i == 0 || is_upper(segment[i - 1]);
      const bool begins_word =
          is_upper(c) && (!follows_capital || (i + 1 < segment.size() && is_lower(segment[i + 1])));
      if (out.size() != begin && begins_word) {
        in_first_word = false;
        out += c;
      } else {
        out += lowered(c);
      }
    } else if (raises_next) {
      raises_next = false;
      out += raised(c);
    } else {
      out += lowered(c);
    }
  }
}

}  // namespace

std::string json_mask_path(std::string_view path) {
  std::string result;
  std::size_t segment = 0;
  bool is_quoted = false;
  bool is_escaped = false;
  for (std::size_t i = 0; i < path.size(); ++i) {
    const char c = path[i];
    if (is_quoted) {
      result += c;
      if (is_escaped) {
        is_escaped = false;
      } else if (c == '\\') {
        is_escaped = true;
      } else if (c == '"') {
        is_quoted = false;
        segment = i + 1;
      }
    } else if (c == '.' || c == '(' || c == ')' || c == '"') {
      append_camel_case(result, path.substr(segment, i - segment));
      result += c;
      segment = i + 1;
      is_quoted = c == '"';
    }
  }
  if (!is_quoted) append_camel_case(result, path.substr(segment));
  return result;
}

bool append_proto_mask_path(std::string& out, std::string_view json_path) {
  for (const char c : json_path) {
    if (is_upper(c)) {
      out += '_';
      out += lowered(c);
    } else if (is_lower(c) || (c >= '0' && c <= '9') || c == '.') {
      out += c;
    } else {
      return false;
    }
  }
  return !json_path.empty();
}

}  // namespace onnxgen::text

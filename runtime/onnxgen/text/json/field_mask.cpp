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
// Returns whether a character is the same in both forms.
bool is_same(char c) noexcept {
  return is_lower(c) || (c >= '0' && c <= '9') || c == '.';
}

}  // namespace

bool append_json_mask_path(std::string& out, std::string_view path) {
  for (std::size_t i = 0; i < path.size(); ++i) {
    if (path[i] == '_' && i + 1 < path.size() && is_lower(path[i + 1])) {
      out += static_cast<char>(path[++i] - 'a' + 'A');
    } else if (is_same(path[i])) {
      out += path[i];
    } else {
      return false;
    }
  }
  return !path.empty();
}

bool append_proto_mask_path(std::string& out, std::string_view json_path) {
  for (const char c : json_path) {
    if (is_upper(c)) {
      out += '_';
      out += static_cast<char>(c - 'A' + 'a');
    } else if (is_same(c)) {
      out += c;
    } else {
      return false;
    }
  }
  return !json_path.empty();
}

}  // namespace onnxgen::text

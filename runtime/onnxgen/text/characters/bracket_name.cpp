#include "onnxgen/text/characters/bracket_name.h"

#include <algorithm>
#include <cstddef>

#include "onnxgen/text/characters/code_point.h"

namespace onnxgen::text {
namespace {

bool is_identifier(std::string_view text) noexcept {
  return !text.empty() && is_letter(text[0]) &&
         std::all_of(text.begin(), text.end(), [](char c) { return is_letter(c) || is_digit(c); });
}

bool is_url_prefix(std::string_view text) noexcept {
  if (text.empty() || text[0] == '/' || !std::all_of(text.begin(), text.end(), is_url_char)) return false;
  for (std::size_t i = text.find('%'); i != std::string_view::npos; i = text.find('%', i + 1)) {
    if (text.size() - i <= 2 || hex_value(text[i + 1]) < 0 || hex_value(text[i + 2]) < 0) return false;
  }
  return true;
}

}  // namespace

bool is_url_char(char c) noexcept {
  return is_letter(c) || is_digit(c) || std::string_view("-.~!$&()*+,;=%/").find(c) != std::string_view::npos;
}

bool is_full_name(std::string_view text) noexcept {
  for (std::size_t dot = text.find('.'); dot != std::string_view::npos; dot = text.find('.')) {
    if (!is_identifier(text.substr(0, dot))) return false;
    text.remove_prefix(dot + 1);
  }
  return is_identifier(text);
}

bool is_type_url(std::string_view text) noexcept {
  const std::size_t slash = text.rfind('/');
  return slash != std::string_view::npos && is_url_prefix(text.substr(0, slash)) &&
         is_full_name(text.substr(slash + 1));
}

std::string_view type_name_of(std::string_view url) noexcept {
  return url.substr(url.rfind('/') + 1);
}

}  // namespace onnxgen::text

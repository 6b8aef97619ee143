#include "onnxgen/io/save/text_locations.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <utility>

namespace onnxgen::io {
namespace {

bool is_quote(char c) {
  return c == '"' || c == '\'';
}

// Reads up to `most` digits of the base at `at`. Returns no more than what is there.
std::uint32_t read_digits(std::string_view text, std::size_t& at, std::size_t most, std::uint32_t base) {
  std::uint32_t value = 0;
  for (std::size_t i = 0; i < most && at < text.size(); ++i, ++at) {
    const char c = text[at];
    const char lower = static_cast<char>(c | 0x20);
    const std::uint32_t digit = c >= '0' && c <= '9'           ? static_cast<std::uint32_t>(c - '0')
                                : lower >= 'a' && lower <= 'f' ? static_cast<std::uint32_t>(lower - 'a' + 10)
                                                               : base;
    if (digit >= base) break;
    value = value * base + digit;
  }
  return value;
}

void append_utf8(std::uint32_t code, std::string& out) {
  const auto put = [&out](std::uint32_t byte) { out += static_cast<char>(byte); };
  if (code < 0x80) return put(code);
  if (code < 0x800) {
    put(0xC0 | code >> 6);
  } else {
    put(0xE0 | code >> 12);
    put(0x80 | (code >> 6 & 0x3F));
  }
  put(0x80 | (code & 0x3F));
}

// Reads the escape sequence after a backslash.
void read_escape(std::string_view text, std::size_t& at, std::string& out) {
  const char c = at < text.size() ? text[at] : '\\';
  if (c >= '0' && c <= '7') {
    out += static_cast<char>(read_digits(text, at, 3, 8));
    return;
  }
  ++at;
  if (c == 'x') {
    out += static_cast<char>(read_digits(text, at, 2, 16));
  } else if (c == 'u') {
    append_utf8(read_digits(text, at, 4, 16), out);
  } else {
    out += c;
  }
}

// Reads the next string in quotes. `at` is then after it. Returns false if the text ends before.
bool read_string(std::string_view text, std::size_t& at, std::string& out) {
  at = text.find_first_of("\"'", at);
  if (at == std::string_view::npos) return false;
  const char quote = text[at++];
  out.clear();
  while (at < text.size() && text[at] != quote) {
    const char c = text[at++];
    if (c == '\\') {
      read_escape(text, at, out);
    } else {
      out += c;
    }
  }
  return at++ < text.size();
}

}  // namespace

void find_text_locations(std::string_view text, std::set<std::string, std::less<>>& locations) {
  constexpr std::string_view kKey = "location";
  const std::boyer_moore_horspool_searcher searcher(kKey.begin(), kKey.end());
  for (auto found = text.begin(); (found = std::search(found, text.end(), searcher)) != text.end();) {
    const auto begin = static_cast<std::size_t>(found - text.begin());
    std::size_t at = begin + kKey.size();
    found += kKey.size();
    if (begin == 0 || at == text.size() || !is_quote(text[at]) || text[begin - 1] != text[at]) continue;
    ++at;
    std::string value;
    if (!read_string(text, at, value)) return;
    if (value == "value" && !read_string(text, at, value)) return;  // a key of JSON
    locations.insert(std::move(value));
  }
}

}  // namespace onnxgen::io

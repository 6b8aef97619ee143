#include "onnxgen/io/save/text_locations.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <utility>

#include "onnxgen/wire/utf8.h"

namespace onnxgen::io {
namespace {

bool is_quote(char c) {
  return c == '"' || c == '\'';
}

// Reads at most `most` digits that begin at `at`, and moves `at` behind them. Returns 0 if there are none.
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
    wire::append_utf8(out, read_digits(text, at, 4, 16));
  } else {
    out += c;
  }
}

// Reads the next string in quotes, and moves `at` behind it. Returns false if the text ends first.
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

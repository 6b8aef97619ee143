#include "onnxgen/io/save/text_locations.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "onnxgen/wire/utf8.h"

namespace onnxgen::io {
namespace {

// Limits for the strings of an entry with a location. Other strings may be large tensors, and there may be many.
constexpr std::size_t kLongestString = 64 * 1024;  // in bytes, with escapes
constexpr std::size_t kMostStrings = 16;

bool is_bracket(char c) {
  return c == '{' || c == '}' || c == '[' || c == ']' || c == '<' || c == '>';
}

bool is_blank(char c) {
  return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\v' || c == '\f';
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

// Reads a character of `digits` hexadecimal digits. JSON escapes characters beyond U+FFFF as two surrogates.
void read_code_point(std::string_view text, std::size_t& at, std::size_t digits, std::string& out) {
  std::uint32_t code = read_digits(text, at, digits, 16);
  const bool is_pair = code >= 0xD800 && code < 0xDC00 && text.substr(at, 2) == "\\u";
  if (is_pair) {
    at += 2;
    code = 0x10000 + ((code - 0xD800) << 10) + (read_digits(text, at, 4, 16) & 0x3FF);
  }
  if (code <= 0x10FFFF) wire::append_utf8(out, code);
}

// Reads the escape sequence after a backslash, in protobuf's text format or JSON.
void read_escape(std::string_view text, std::size_t& at, std::string& out) {
  constexpr std::string_view kLetters = "abfnrtv";
  constexpr std::string_view kMeanings = "\a\b\f\n\r\t\v";
  const char c = text[at];
  if (c >= '0' && c <= '7') {
    out += static_cast<char>(read_digits(text, at, 3, 8));
    return;
  }
  ++at;
  if (c == 'x') {
    out += static_cast<char>(read_digits(text, at, 2, 16));
  } else if (c == 'u' || c == 'U') {
    read_code_point(text, at, c == 'u' ? 4 : 8, out);
  } else {
    const std::size_t letter = kLetters.find(c);
    out += letter == std::string_view::npos ? c : kMeanings[letter];
  }
}

// Finds locations in one text. An entry consists of the strings between two brackets.
class LocationFinder {
 public:
  LocationFinder(std::string_view text, FileKind form, Locations& locations)
      : text_(text), form_(form), locations_(locations) {}

  void run() {
    while (at_ < text_.size()) {
      const char c = text_[at_];
      if (c == '"' || (c == '\'' && form_ == FileKind::kText)) {
        read_string();
        continue;
      }
      if (is_bracket(c) || (c == ',' && form_ == FileKind::kSyntax)) {
        end_entry();
      } else if (c == '#' && form_ != FileKind::kJson) {
        at_ = std::min(text_.find('\n', at_), text_.size() - 1);
      } else if (!is_blank(c)) {
        follows_string_ = false;
      }
      ++at_;
    }
    end_entry();
  }

 private:
  // The value may precede the key. In JSON, the names of both fields are also strings.
  void end_entry() {
    if (has("location") && (form_ != FileKind::kJson || has("key"))) {
      locations_.insert(strings_.begin(), strings_.end());
    }
    strings_.clear();
    follows_string_ = false;
  }

  bool has(std::string_view string) const {
    return std::find(strings_.begin(), strings_.end(), string) != strings_.end();
  }

  // Reads a string in quotes. Adjacent strings of protobuf's text format are parts of one.
  void read_string() {
    const std::string_view quoted = take_quoted();
    if (quoted.size() <= kLongestString && strings_.size() < kMostStrings) {
      const bool is_part = follows_string_ && form_ == FileKind::kText && !strings_.empty();
      if (!is_part) strings_.emplace_back();
      if (strings_.back().size() <= kLongestString) append_unescaped(quoted, strings_.back());
    }
    follows_string_ = true;
  }

  // Returns the text in the quotes at `at_`, and moves `at_` behind them. Only in ONNX's syntax may a string have
  // several lines. Elsewhere such a quote is an apostrophe, or the text is malformed.
  std::string_view take_quoted() {
    const char quote = text_[at_++];
    const std::string_view searched = form_ == FileKind::kSyntax ? text_ : text_.substr(0, end_of_line());
    std::size_t close = searched.find(quote, at_);
    for (std::size_t at = at_; close != std::string_view::npos;) {
      const std::size_t escape = searched.substr(0, close).find('\\', at);
      if (escape == std::string_view::npos) break;
      at = escape + 2;
      if (at > close) close = searched.find(quote, at);  // the quote is escaped
    }
    const std::string_view quoted = searched.substr(at_, close - at_);
    at_ += quoted.size() + 1;
    return quoted;
  }

  // Returns the end of the line that contains `at_`. Searches each line once, even if it has many strings.
  std::size_t end_of_line() {
    if (line_end_ < at_) line_end_ = std::min(text_.find('\n', at_), text_.size());
    return line_end_;
  }

  void append_unescaped(std::string_view quoted, std::string& to) const {
    for (std::size_t at = 0; at < quoted.size();) {
      const char c = quoted[at++];
      if (c != '\\' || at == quoted.size()) {
        to += c;
      } else if (form_ == FileKind::kSyntax) {
        to += quoted[at++];
      } else {
        read_escape(quoted, at, to);
      }
    }
  }

  std::string_view text_;
  FileKind form_;
  Locations& locations_;
  std::size_t at_ = 0;
  std::size_t line_end_ = 0;          // of a line that contains or precedes `at_`
  std::vector<std::string> strings_;  // of the current entry
  bool follows_string_ = false;       // only blanks and comments separate the last string from `at_`
};

}  // namespace

void find_text_locations(std::string_view text, FileKind form, Locations& locations) {
  LocationFinder(text, form, locations).run();
}

}  // namespace onnxgen::io

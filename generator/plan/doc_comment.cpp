#include "plan/doc_comment.h"

#include <algorithm>
#include <string>

namespace onnxgen::plan {
namespace {

bool ends_with(std::string_view text, std::string_view end) {
  return text.size() >= end.size() && text.substr(text.size() - end.size()) == end;
}

// Bidirectional control characters (U+202A to U+202E, U+2066 to U+2069) can make code look different from what it is.
// Compilers warn about them.
bool starts_with_direction_mark(std::string_view text) {
  if (text.size() < 3 || text[0] != '\xE2') return false;
  return (text[1] == '\x80' && text[2] >= '\xAA' && text[2] <= '\xAE') ||
         (text[1] == '\x81' && text[2] >= '\xA6' && text[2] <= '\xA9');
}

std::string safe_line(std::string_view line) {
  std::string safe;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (starts_with_direction_mark(line.substr(i))) {
      i += 2;
    } else {
      const bool is_control = static_cast<unsigned char>(line[i]) < ' ' || line[i] == '\x7F';
      safe += is_control ? ' ' : line[i];
    }
  }
  safe.erase(safe.find_last_not_of(' ') + 1);
  if (ends_with(safe, "\\") || ends_with(safe, "?\?/")) safe += " //";  // prevents line continuation
  return safe;
}

// Returns the indentation to remove: comments have a space after the marker, but inner indentation should remain.
std::size_t common_indentation(const DocComment& lines) {
  std::size_t common = std::string::npos;
  for (const std::string& line : lines) {
    const std::size_t indentation = line.find_first_not_of(' ');
    if (indentation != std::string::npos) common = std::min(common, indentation);
  }
  return common == std::string::npos ? 0 : common;
}

}  // namespace

DocComment comment_lines(std::string_view text) {
  DocComment lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    lines.push_back(safe_line(text.substr(0, end)));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  const auto is_blank = [](const std::string& line) { return line.empty(); };
  lines.erase(lines.begin(), std::find_if_not(lines.begin(), lines.end(), is_blank));
  lines.erase(std::find_if_not(lines.rbegin(), lines.rend(), is_blank).base(), lines.end());
  const std::size_t indentation = common_indentation(lines);
  for (std::string& line : lines) line.erase(0, std::min(indentation, line.size()));
  return lines;
}

DocComment make_doc(const schema::Comments& comments, bool deprecated) {
  DocComment lines = comment_lines(comments.leading);
  if (lines.empty()) lines = comment_lines(comments.trailing);
  if (deprecated) {
    if (!lines.empty()) lines.emplace_back();
    lines.emplace_back("Deprecated.");
  }
  return lines;
}

}  // namespace onnxgen::plan

#include "emit/wrap.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace onnxgen::emit {
namespace {

constexpr std::size_t kColumns = 120;

void wrap_line(std::string_view line, std::string& out);

std::size_t indentation_of(std::string_view line) {
  return std::min(line.find_first_not_of(' '), line.size());
}

void wrap_comment(std::string_view line, std::string& out) {
  const std::size_t marker = line.find_first_not_of('/', indentation_of(line));
  const std::string_view prefix = line.substr(0, std::min(marker, line.size()));
  const std::size_t text = prefix.size() + 1;
  std::size_t end = line.rfind(' ', kColumns);
  if (end <= text) end = line.find(' ', text);  // the first word does not fit
  out.append(line.substr(0, end)).append("\n");
  if (end == std::string_view::npos) return;
  wrap_line(std::string(prefix) + std::string(line.substr(end)), out);
}

// Wraps `head { body }`: puts each of the three parts on its own line.
bool wrap_function(std::string_view line, std::string& out) {
  const std::size_t open = line.find(" { ");
  if (open == std::string_view::npos || line.substr(line.size() - 2) != " }") return false;
  const std::string indentation(indentation_of(line), ' ');
  wrap_line(line.substr(0, open + 2), out);
  wrap_line(indentation + "  " + std::string(line.substr(open + 3, line.size() - open - 5)), out);
  out.append(indentation).append("}\n");
  return true;
}

// Wraps `if (condition) statement`: puts the statement on its own line. Emitted conditions never contain `) `.
bool wrap_condition(std::string_view line, std::string& out) {
  const std::size_t indentation = indentation_of(line);
  if (line.substr(indentation, 4) != "if (") return false;
  const std::size_t close = line.find(") ");
  if (close == std::string_view::npos) return false;
  out.append(line.substr(0, close + 1)).append("\n");
  wrap_line(std::string(indentation + 2, ' ') + std::string(line.substr(close + 2)), out);
  return true;
}

struct Break {
  std::size_t position = 0;  // the line ends after this position
  std::size_t column = 0;    // indentation of the rest
};

// Returns the position after the last comma within the line limit. The rest is indented to the opening bracket around
// the comma, which may be on an earlier line.
Break after_last_comma(std::string_view line) {
  std::vector<std::size_t> brackets;
  Break found;
  for (std::size_t i = 0; i < line.size() && i < kColumns; ++i) {
    switch (line[i]) {
      case '(':
      case '<':
      case '{':
        brackets.push_back(i + 1);
        break;
      case ')':
      case '>':
      case '}':
        if (!brackets.empty()) brackets.pop_back();
        break;
      case ',':
        found = {i + 1, brackets.empty() ? indentation_of(line) : brackets.back()};
        break;
      case '"':
        return found;  // never inside a literal
      default:
        break;
    }
  }
  return found;
}

// Returns the position after the first bracket. The rest is placed on the next line.
Break after_first_bracket(std::string_view line) {
  const std::size_t bracket = line.find_first_of("(<{\"");
  if (bracket == std::string_view::npos || line[bracket] == '"') return {};
  return {bracket + 1, indentation_of(line) + 4};
}

// Returns the rest of `line` after `line_break`, or an empty string if it would not become shorter.
std::string rest_after(std::string_view line, Break line_break) {
  std::size_t begin = line_break.position;
  while (begin < line.size() && line[begin] == ' ') ++begin;
  if (line_break.position == 0 || line_break.column >= begin || begin == line.size()) return {};
  return std::string(line_break.column, ' ') + std::string(line.substr(begin));
}

bool wrap_at(std::string_view line, Break line_break, std::string& out) {
  const std::string rest = rest_after(line, line_break);
  if (rest.empty()) return false;
  out.append(line.substr(0, line_break.position)).append("\n");
  wrap_line(rest, out);
  return true;
}

bool wrap_arguments(std::string_view line, std::string& out) {
  const Break comma = after_last_comma(line);
  if (rest_after(line, comma).size() > kColumns && wrap_at(line, after_first_bracket(line), out)) return true;
  return wrap_at(line, comma, out);
}

bool wrap_assignment(std::string_view line, std::string& out) {
  const std::size_t equals = line.find(" = ");
  if (equals == std::string_view::npos) return false;
  const std::size_t column = indentation_of(line) + 4;
  return wrap_at(line, {equals + 2, column}, out);
}

// Wraps `a ? b : c`: puts the last alternative on its own line.
bool wrap_choice(std::string_view line, std::string& out) {
  const std::size_t choice = line.find(" ? ");
  const std::size_t last = line.find(" : ", choice);
  if (choice == std::string_view::npos || last == std::string_view::npos) return false;
  return wrap_at(line, {last, indentation_of(line) + 4}, out);
}

void wrap_line(std::string_view line, std::string& out) {
  if (line.size() > kColumns) {
    const std::string_view text = line.substr(indentation_of(line));
    if (text.substr(0, 2) == "//") return wrap_comment(line, out);
    if (wrap_function(line, out) || wrap_condition(line, out) || wrap_arguments(line, out) ||
        wrap_assignment(line, out) || wrap_choice(line, out)) {
      return;
    }
  }
  out.append(line).append("\n");
}

}  // namespace

std::string wrap_long_lines(const std::string& text) {
  std::string out;
  out.reserve(text.size() + text.size() / 16);
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const std::string_view line = std::string_view(text).substr(begin, end - begin);
    if (line.size() <= kColumns) {
      out.append(line).append("\n");
    } else {
      wrap_line(line, out);
    }
    begin = end + 1;
  }
  return out;
}

}  // namespace onnxgen::emit

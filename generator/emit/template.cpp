#include "emit/template.h"

#include <algorithm>
#include <stdexcept>

namespace onnxgen::emit {
namespace {

// Removes the first line, including its newline, from `text` and returns it.
std::string_view take_line(std::string_view& text) {
  const std::size_t length = std::min(text.find('\n'), text.size() - 1) + 1;
  const std::string_view line = text.substr(0, length);
  text.remove_prefix(length);
  return line;
}

// If the line consists of one variable, returns its name and the indentation before it. Otherwise returns an empty
// name.
std::pair<std::string_view, std::string_view> block_variable(std::string_view line) {
  const std::size_t indentation = line.find_first_not_of(' ');
  std::string_view rest = line.substr(std::min(indentation, line.size()));
  if (rest.size() < 4 || rest.front() != '$' || rest.substr(rest.size() - 2) != "$\n") return {};
  rest = rest.substr(1, rest.size() - 3);
  if (rest.find('$') != std::string_view::npos) return {};
  return {rest, line.substr(0, indentation)};
}

template <class Blocks>
std::string joined(const Blocks& blocks) {
  std::size_t size = 0;
  for (const std::string_view block : blocks) size += block.size() + 1;
  std::string out;
  out.reserve(size);
  for (const std::string_view block : blocks) append_paragraph(out, block);
  return out;
}

}  // namespace

std::string Variables::expand(std::string_view text) const {
  if (!text.empty() && text.front() == '\n') text.remove_prefix(1);
  std::string out;
  std::size_t size = text.size();
  for (const auto& variable : values_) size += variable.second.size();
  out.reserve(size);
  while (!text.empty()) {
    const std::string_view line = take_line(text);
    const auto [name, indentation] = block_variable(line);
    if (name.empty()) {
      expand_line(line, out);
    } else {
      append_indented(out, value_of(name), indentation);
    }
  }
  return out;
}

void Variables::expand_line(std::string_view line, std::string& out) const {
  for (;;) {
    const std::size_t begin = line.find('$');
    out += line.substr(0, begin);
    if (begin == std::string_view::npos) return;
    const std::size_t end = line.find('$', begin + 1);
    if (end == std::string_view::npos) throw std::logic_error("template variable without an end: " + std::string(line));
    const std::string_view name = line.substr(begin + 1, end - begin - 1);
    if (name.empty()) {
      out += '$';
    } else {
      out += value_of(name);
    }
    line.remove_prefix(end + 1);
  }
}

const std::string& Variables::value_of(std::string_view name) const {
  for (const auto& [key, value] : values_) {
    if (key == name) return value;
  }
  throw std::logic_error("no template variable '" + std::string(name) + "'");
}

void append_indented(std::string& out, std::string_view block, std::string_view indentation) {
  if (indentation.empty()) {
    out += block;
    return;
  }
  while (!block.empty()) {
    const std::string_view line = take_line(block);
    if (line.front() != '\n' && line.front() != '#') out += indentation;
    out += line;
  }
}

void append_paragraph(std::string& out, std::string_view block) {
  if (!out.empty() && !block.empty()) out += '\n';
  out += block;
}

std::string filled_lines(const std::vector<std::string>& elements) {
  constexpr std::size_t kColumns = 114;
  std::string text;
  std::size_t column = 0;
  for (const std::string& element : elements) {
    if (column != 0 && column + element.size() > kColumns) {
      text += '\n';
      column = 0;
    }
    text += (column == 0 ? "" : " ") + element + ",";
    column += element.size() + 2;
  }
  return text.empty() ? text : text + '\n';
}

std::string join_paragraphs(const std::vector<std::string>& blocks) {
  return joined(blocks);
}

std::string join_paragraphs(std::initializer_list<std::string_view> blocks) {
  return joined(blocks);
}

}  // namespace onnxgen::emit

// Text with variables. A template looks like its output:
//
//   const Variables variables{{"name", "axes"}, {"type", "std::int64_t"}};
//   out += variables.expand(R"(
//   $type$ $name$() const noexcept { return Storage_.$name$_; }
//   )");
//
// The newline after R"( is not part of the text. A variable alone on its line is a block: its value consists of whole
// lines, which get the indentation of that line. If the value is empty, the line is omitted. "$$" denotes '$'.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace onnxgen::emit {

class Variables {
 public:
  // `mutable`, because the elements of an initializer list are const and values as large as a file should be moved.
  struct Variable {
    std::string_view name;
    mutable std::string value;
  };

  Variables(std::initializer_list<Variable> variables) {
    values_.reserve(variables.size());
    for (const Variable& variable : variables) values_.emplace_back(variable.name, std::move(variable.value));
  }

  // Returns a copy with one more variable.
  Variables with(std::string_view name, std::string value) const {
    Variables more = *this;
    more.values_.emplace_back(name, std::move(value));
    return more;
  }

  // Throws std::logic_error if the template names an undefined variable.
  std::string expand(std::string_view text) const;

 private:
  void expand_line(std::string_view line, std::string& out) const;
  const std::string& value_of(std::string_view name) const;

  std::vector<std::pair<std::string_view, std::string>> values_;
};

// Appends `block`, indenting every line that is neither empty nor a preprocessor directive.
void append_indented(std::string& out, std::string_view block, std::string_view indentation);

// Appends `block` to `out`, separated by an empty line. Does nothing if `block` is empty.
void append_paragraph(std::string& out, std::string_view block);

// Writes a comma after each element and breaks the text into lines, each with as many elements as fit.
std::string filled_lines(const std::vector<std::string>& elements);

// Joins the nonempty blocks, separated by empty lines.
std::string join_paragraphs(const std::vector<std::string>& blocks);
std::string join_paragraphs(std::initializer_list<std::string_view> blocks);

}  // namespace onnxgen::emit

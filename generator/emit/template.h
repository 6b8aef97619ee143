// Text with variables, written so that a template looks like its output:
//
//   const Variables variables{{"name", "axes"}, {"type", "std::int64_t"}};
//   out += variables.expand(R"(
//   $type$ $name$() const noexcept { return D_.$name$_; }
//   )");
//
// The newline after R"( is not part of the text. A variable alone on its line is a block: its value is text of whole
// lines, which get the indentation of that line; where the value is empty, the line vanishes. "$$" stands for '$'.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace onnxgen::emit {

class Variables {
 public:
  // `mutable`, since what an initializer list holds is constant, and the text of a whole file had better be moved.
  struct Variable {
    std::string_view name;
    mutable std::string value;
  };

  Variables(std::initializer_list<Variable> variables) {
    values_.reserve(variables.size());
    for (const Variable& variable : variables) values_.emplace_back(variable.name, std::move(variable.value));
  }

  // The same with one variable more.
  Variables with(std::string_view name, std::string value) const {
    Variables more = *this;
    more.values_.emplace_back(name, std::move(value));
    return more;
  }

  // Throws std::logic_error where the template names a variable that is not among these.
  std::string expand(std::string_view text) const;

 private:
  void expand_line(std::string_view line, std::string& out) const;
  const std::string& value_of(std::string_view name) const;

  std::vector<std::pair<std::string_view, std::string>> values_;
};

// `block` with every line that is not empty and no preprocessor line moved to the right.
void append_indented(std::string& out, std::string_view block, std::string_view indentation);

// Adds `block` to `out`, with an empty line between them; nothing where `block` is empty.
void append_paragraph(std::string& out, std::string_view block);

// The blocks that are not empty, with an empty line between any two.
std::string join_paragraphs(const std::vector<std::string>& blocks);
std::string join_paragraphs(std::initializer_list<std::string_view> blocks);

}  // namespace onnxgen::emit

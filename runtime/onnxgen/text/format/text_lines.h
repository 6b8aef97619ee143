// The lines of the text format: `name: value` and `name {` ... `}`, indented, or all in one line.
#pragma once

#include <cstddef>
#include <string>

namespace onnxgen::text {

class TextLines {
 public:
  TextLines(std::string& out, bool single_line) noexcept : out_(out), single_line_(single_line) {}

  std::string& out() noexcept { return out_; }

  void begin() {
    if (!single_line_) out_.append(2 * indentation_, ' ');
  }
  void end() { out_ += single_line_ ? ' ' : '\n'; }

  // Behind a name: what is written until close() is inside its braces.
  void open() {
    out_ += single_line_ ? " { " : " {\n";
    ++indentation_;
  }
  void close() {
    --indentation_;
    begin();
    out_ += single_line_ ? "} " : "}\n";
  }

 private:
  std::string& out_;
  bool single_line_;
  std::size_t indentation_ = 0;
};

}  // namespace onnxgen::text

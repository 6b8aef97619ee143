// The lines of the text format: `name: value` and `name {` ... `}`, indented, or all in one line.
#pragma once

#include <cstddef>
#include <string>

#include "onnxgen/text/sink.h"

namespace onnxgen::text {

class TextLines {
 public:
  TextLines(Sink& sink, bool single_line) noexcept : sink_(sink), single_line_(single_line) {}

  std::string& out() noexcept { return sink_.out(); }
  Sink& sink() noexcept { return sink_; }

  void begin() {
    if (!single_line_) out().append(2 * indentation_, ' ');
  }
  void end() {
    out() += single_line_ ? ' ' : '\n';
    sink_.pass_on_if_large();
  }

  // Behind a name: what is written until close() is inside its braces.
  void open() {
    out() += single_line_ ? " { " : " {\n";
    ++indentation_;
  }
  void close() {
    --indentation_;
    begin();
    out() += single_line_ ? "} " : "}\n";
    sink_.pass_on_if_large();
  }

 private:
  Sink& sink_;
  bool single_line_;
  std::size_t indentation_ = 0;
};

}  // namespace onnxgen::text

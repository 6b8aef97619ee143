// Writes the lines of the text format, `name: value` and `name {` ... `}`, indented or on a single line.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "onnxgen/text/print.h"
#include "onnxgen/text/scalar_text.h"
#include "onnxgen/text/sink.h"

namespace onnxgen::text {

class TextLines {
 public:
  // Both must outlive this object.
  TextLines(Sink& sink, const PrintTextOptions& options) noexcept
      : sink_(sink), options_(options), indentation_(options.indentation) {}

  std::string& out() noexcept { return sink_.out(); }
  Sink& sink() noexcept { return sink_; }
  const PrintTextOptions& options() const noexcept { return options_; }

  // Appends the indentation, a name and the text after it. Appending spaces once and overwriting them is faster than
  // three separate appends.
  void begin(std::string_view name = {}, std::string_view behind = {}) {
    const std::size_t spaces = options_.single_line ? 0 : 2 * indentation_;
    std::string& to = out();
    const std::size_t at = to.size() + spaces;
    to.append(spaces + name.size() + behind.size(), ' ');
    name.copy(to.data() + at, name.size());
    behind.copy(to.data() + at + name.size(), behind.size());
  }
  void end() {
    out() += separator();
    sink_.flush_if_large();
  }

  // Appends the characters of a string in chunks, so that a string of any size needs little memory on its way to a
  // sink.
  void escaped(std::string_view bytes, HighBytes high_bytes = HighBytes::kEscaped) {
    while (!bytes.empty()) {
      const std::string_view chunk = bytes.substr(0, Sink::kLarge);
      append_escaped(out(), chunk, high_bytes);
      sink_.flush_if_large();
      bytes.remove_prefix(chunk.size());
    }
  }

  // Opens a message: text written until close() is inside its braces.
  void open(std::string_view name) {
    begin(name, options_.force_colon ? ":" : "");
    open_with(options_.pointy_brackets ? " <" : " {");
  }
  void close() { close_with(options_.pointy_brackets ? ">" : "}"); }

  // Opens an unknown field after its number. Unknown fields look the same for all options.
  void open_unknown() { open_with(" {"); }
  void close_unknown() { close_with("}"); }

 private:
  void open_with(std::string_view brace) {
    out() += brace;
    out() += separator();
    ++indentation_;
  }
  void close_with(std::string_view brace) {
    --indentation_;
    begin(brace);
    end();
  }
  char separator() const noexcept { return options_.single_line ? ' ' : '\n'; }

  Sink& sink_;
  const PrintTextOptions& options_;
  std::size_t indentation_;
};

}  // namespace onnxgen::text

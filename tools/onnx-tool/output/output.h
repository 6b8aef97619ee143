// Writes a command's output. It is either complete or an error is reported.
#pragma once

#include <fmt/format.h>

#include <iterator>
#include <string>
#include <string_view>
#include <utility>

namespace onnx_tool {

enum class Colour { kPlain, kBold, kDim, kRed, kGreen, kYellow };

// Returns the text of an error while writing to standard output or a pipe. `error` is errno.
std::string write_failure_text(int error);

// Buffered text output to a descriptor. Throws a Failure if writing fails (disk full, pipe closed), so that truncated
// output is never taken for complete. Call finish() at the end.
class Output {
 public:
  explicit Output(int descriptor);

  // Returns whether the output is a terminal.
  bool is_terminal() const noexcept { return is_terminal_; }

  template <class... Arguments>
  void print(fmt::format_string<Arguments...> format, Arguments&&... arguments) {
    fmt::format_to(std::back_inserter(buffer_), format, std::forward<Arguments>(arguments)...);
    flush_if_large();
  }
  void write(std::string_view text) {
    buffer_ += text;
    flush_if_large();
  }
  void finish();

  // Returns the text in a colour if the output is a terminal and NO_COLOR is not set.
  std::string coloured(Colour colour, std::string_view text) const;

 private:
  void flush_if_large();

  int descriptor_;
  bool is_terminal_;
  bool has_colours_;
  std::string buffer_;
};

}  // namespace onnx_tool

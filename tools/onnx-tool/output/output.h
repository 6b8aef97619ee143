// What a command prints: to standard output, whole or with an error.
#pragma once

#include <fmt/format.h>

#include <iterator>
#include <string>
#include <string_view>
#include <utility>

namespace onnx_tool {

enum class Colour { kPlain, kBold, kDim, kRed, kGreen, kYellow };

// Text for a descriptor, in large pieces. What cannot be written (a full disk, a closed pipe) is a Failure, so that
// nothing that was cut short passes for the whole. finish() must be called at the end.
class Output {
 public:
  explicit Output(int descriptor);

  // Whether a person looks at it.
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

  // The text in a colour, where the output is a terminal and NO_COLOR is not set.
  std::string coloured(Colour colour, std::string_view text) const;

 private:
  void flush_if_large();

  int descriptor_;
  bool is_terminal_;
  bool has_colours_;
  std::string buffer_;
};

}  // namespace onnx_tool

#include "output/output.h"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <system_error>

#include "failure.h"

namespace onnx_tool {
namespace {

// https://no-color.org: any nonempty value counts.
bool colours_are_wanted() {
  const char* const no_color = std::getenv("NO_COLOR");
  const char* const terminal = std::getenv("TERM");
  return (no_color == nullptr || *no_color == '\0') && terminal != nullptr && std::strcmp(terminal, "dumb") != 0;
}

const char* escape_of(Colour colour) {
  switch (colour) {
    case Colour::kPlain:
      return "";
    case Colour::kBold:
      return "\x1b[1m";
    case Colour::kDim:
      return "\x1b[2m";
    case Colour::kRed:
      return "\x1b[31m";
    case Colour::kGreen:
      return "\x1b[32m";
    case Colour::kYellow:
      return "\x1b[33m";
  }
  return "";
}

}  // namespace

std::string write_failure_text(int error) {
  if (error == EPIPE) return "the output was closed before all data was written";
  return "cannot write the output: " + std::generic_category().message(error);
}

Output::Output(int descriptor)
    : descriptor_(descriptor),
      is_terminal_(::isatty(descriptor) == 1),
      has_colours_(is_terminal_ && colours_are_wanted()) {}

void Output::finish() {
  constexpr std::size_t kMaxWrite = std::size_t{1} << 30;  // Windows counts in unsigned int
  std::string_view rest = buffer_;
  while (!rest.empty()) {
    const auto part = static_cast<unsigned>(std::min(rest.size(), kMaxWrite));
    const auto written = ::write(descriptor_, rest.data(), part);
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) throw Failure(write_failure_text(errno));
    rest.remove_prefix(static_cast<std::size_t>(written));
  }
  buffer_.clear();
}

std::string Output::coloured(Colour colour, std::string_view text) const {
  if (!has_colours_ || colour == Colour::kPlain) return std::string(text);
  return escape_of(colour) + std::string(text) + "\x1b[0m";
}

void Output::flush_if_large() {
  constexpr std::size_t kLarge = std::size_t{1} << 16;
  if (buffer_.size() >= kLarge) finish();
}

}  // namespace onnx_tool

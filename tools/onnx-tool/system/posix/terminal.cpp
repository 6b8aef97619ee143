#include "system/terminal.h"

#include <fcntl.h>
#include <termios.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>

namespace onnx_tool::system {

struct Terminal::State {
  termios modes = {};
};

void prepare_output() noexcept {
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);  // by default, this signal ends the program, which leaves a partial file
}

int open_to_read(const std::string& path) noexcept {
  return ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
}

int read_byte(int descriptor, char& byte) noexcept {
  while (true) {
    const ssize_t got = ::read(descriptor, &byte, 1);
    if (got >= 0 || errno != EINTR) return static_cast<int>(got);
  }
}

void close(int descriptor) noexcept {
  ::close(descriptor);
}

Terminal::Terminal() : input_(::open("/dev/tty", O_RDWR | O_CLOEXEC)), output_(input_) {}

Terminal::~Terminal() {
  if (before_ != nullptr) ::tcsetattr(input_, TCSAFLUSH, &before_->modes);
  if (input_ >= 0) ::close(input_);
}

bool Terminal::write(const std::string& text) const noexcept {
  return ::write(output_, text.data(), text.size()) >= 0;
}

void Terminal::hide_input() {
  State before;
  if (before_ != nullptr || ::tcgetattr(input_, &before.modes) != 0) return;
  before_ = std::make_unique<State>(before);
  termios hidden = before.modes;
  hidden.c_lflag &= ~static_cast<tcflag_t>(ECHO);
  hidden.c_lflag |= ECHONL;
  ::tcsetattr(input_, TCSAFLUSH, &hidden);
}

}  // namespace onnx_tool::system

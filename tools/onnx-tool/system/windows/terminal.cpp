#include "system/terminal.h"

#include <fcntl.h>
#include <io.h>

#include <cerrno>

#include "onnxgen/file/system/windows/win32.h"

namespace onnx_tool::system {
namespace {

namespace sys = onnxgen::io::system;

HANDLE console_of(int descriptor) noexcept {
  return reinterpret_cast<HANDLE>(::_get_osfhandle(descriptor));
}

}  // namespace

struct Terminal::State {
  DWORD modes = 0;
};

void prepare_output() noexcept {
  ::_setmode(1, _O_BINARY);
  ::_setmode(2, _O_BINARY);
  ::SetConsoleOutputCP(CP_UTF8);
}

int open_to_read(const std::string& path) noexcept {
  std::wstring wide;
  if (!sys::to_wide_path(path, wide)) {
    errno = EINVAL;
    return -1;
  }
  return ::_wopen(wide.c_str(), _O_RDONLY | _O_BINARY | _O_NOINHERIT);
}

int read_byte(int descriptor, char& byte) noexcept {
  return ::_read(descriptor, &byte, 1);
}

void close(int descriptor) noexcept {
  ::_close(descriptor);
}

Terminal::Terminal()
    : input_(::_open("CONIN$", _O_RDWR | _O_NOINHERIT)), output_(::_open("CONOUT$", _O_RDWR | _O_NOINHERIT)) {}

Terminal::~Terminal() {
  if (before_ != nullptr) ::SetConsoleMode(console_of(input_), before_->modes);
  if (input_ >= 0) ::_close(input_);
  if (output_ >= 0) ::_close(output_);
}

bool Terminal::write(const std::string& text) const noexcept {
  return ::_write(output_, text.data(), static_cast<unsigned>(text.size())) >= 0;
}

void Terminal::hide_input() {
  State before;
  if (before_ != nullptr || ::GetConsoleMode(console_of(input_), &before.modes) == 0) return;
  before_ = std::make_unique<State>(before);
  ::SetConsoleMode(console_of(input_), before.modes & ~static_cast<DWORD>(ENABLE_ECHO_INPUT));
}

}  // namespace onnx_tool::system

#include "model/passphrase.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <termios.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

#include "failure.h"
#include "onnxgen/file/file.h"
#include "onnxgen/storage/pages.h"
#include "output/names.h"

namespace onnx_tool {
namespace {

namespace io = onnxgen::io;

void write_all(int terminal, const std::string& text) {
  const ssize_t written = ::write(terminal, text.data(), text.size());
  if (written < 0) throw Failure("the terminal cannot be written to");
}

// Turns off the terminal's echo.
class HiddenInput {
 public:
  explicit HiddenInput(int terminal) : terminal_(terminal) {
    is_hidden_ = ::tcgetattr(terminal, &before_) == 0;
    if (!is_hidden_) return;
    termios hidden = before_;
    hidden.c_lflag &= ~static_cast<tcflag_t>(ECHO);
    hidden.c_lflag |= ECHONL;
    ::tcsetattr(terminal, TCSAFLUSH, &hidden);
  }
  HiddenInput(const HiddenInput&) = delete;
  HiddenInput& operator=(const HiddenInput&) = delete;
  ~HiddenInput() {
    if (is_hidden_) ::tcsetattr(terminal_, TCSAFLUSH, &before_);
  }

 private:
  int terminal_;
  bool is_hidden_;
  termios before_ = {};
};

}  // namespace

Passphrase::~Passphrase() {
  onnxgen::wipe_memory(text_.data(), text_.capacity());
}

void Passphrase::read(const PassphraseSource& source, const std::string& what, bool is_new) {
  if (source.descriptor) return read_line(*source.descriptor, fmt::format("descriptor {}", *source.descriptor));
  if (!source.file.empty()) {
    const io::File file(::open(source.file.c_str(), O_RDONLY | O_CLOEXEC), source.file);
    if (!file.is_open()) {
      throw Failure(fmt::format("{}: the passphrase cannot be read: {}", shown_path(source.file),
                                std::generic_category().message(errno)));
    }
    return read_line(file.descriptor(), shown_path(source.file));
  }
  ask(fmt::format("Passphrase of {}: ", shown_path(what)));
  if (!is_new) return;
  Passphrase again;
  again.ask("The same again: ");
  if (again.text_ != text_) throw Failure("the two passphrases differ; nothing was written");
}

void Passphrase::read_line(int descriptor, const std::string& what) {
  text_.clear();
  char c = 0;
  while (true) {
    const ssize_t got = ::read(descriptor, &c, 1);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) {
      throw Failure(fmt::format("{}: the passphrase cannot be read: {}", what, std::generic_category().message(errno)));
    }
    if (got == 0 || c == '\n') break;
    if (text_.size() == kLongest) throw Failure(fmt::format("{}: no passphrase is so long", what));
    text_ += c;
  }
  if (!text_.empty() && text_.back() == '\r') text_.pop_back();
  if (text_.empty()) throw Failure(fmt::format("{}: the passphrase is empty", what));
}

void Passphrase::ask(const std::string& question) {
  const io::File terminal(::open("/dev/tty", O_RDWR | O_CLOEXEC), "/dev/tty");
  if (!terminal.is_open()) {
    throw Failure("a passphrase is needed and there is no terminal: give --passphrase-file or --passphrase-fd");
  }
  const HiddenInput hidden(terminal.descriptor());
  write_all(terminal.descriptor(), question);
  read_line(terminal.descriptor(), "the terminal");
}

}  // namespace onnx_tool

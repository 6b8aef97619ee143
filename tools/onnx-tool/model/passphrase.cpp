#include "model/passphrase.h"

#include <fmt/format.h>

#include <cerrno>
#include <system_error>

#include "failure.h"
#include "onnxgen/storage/pages.h"
#include "output/names.h"
#include "system/terminal.h"

namespace onnx_tool {
namespace {

// A file of C's, which is closed with its owner.
class InputFile {
 public:
  explicit InputFile(const std::string& path) : descriptor_(system::open_to_read(path)) {}
  InputFile(const InputFile&) = delete;
  InputFile& operator=(const InputFile&) = delete;
  ~InputFile() {
    if (is_open()) system::close(descriptor_);
  }

  bool is_open() const noexcept { return descriptor_ >= 0; }
  int descriptor() const noexcept { return descriptor_; }

 private:
  int descriptor_;
};

}  // namespace

Passphrase::~Passphrase() {
  onnxgen::wipe_memory(text_.data(), text_.capacity());
}

void Passphrase::read(const PassphraseSource& source, const std::string& what, bool is_new) {
  if (source.descriptor) return read_line(*source.descriptor, fmt::format("descriptor {}", *source.descriptor));
  if (!source.file.empty()) {
    const InputFile file(source.file);
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
    const int got = system::read_byte(descriptor, c);
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
  system::Terminal terminal;
  if (!terminal.is_open()) {
    throw Failure("a passphrase is needed and there is no terminal: give --passphrase-file or --passphrase-fd");
  }
  terminal.hide_input();
  if (!terminal.write(question)) throw Failure("the terminal cannot be written to");
  read_line(terminal.input(), "the terminal");
}

}  // namespace onnx_tool

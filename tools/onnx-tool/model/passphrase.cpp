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

// File that is closed by the destructor, or standard input for "-".
class InputFile {
 public:
  explicit InputFile(const std::string& path)
      : descriptor_(path == "-" ? kStandardInput : system::open_to_read(path)) {}
  InputFile(const InputFile&) = delete;
  InputFile& operator=(const InputFile&) = delete;
  ~InputFile() {
    if (is_open() && descriptor_ != kStandardInput) system::close(descriptor_);
  }

  bool is_open() const noexcept { return descriptor_ >= 0; }
  int descriptor() const noexcept { return descriptor_; }

 private:
  static constexpr int kStandardInput = 0;

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
      throw Failure(fmt::format("{}: cannot read the passphrase: {}", shown_path(source.file),
                                std::generic_category().message(errno)));
    }
    return read_line(file.descriptor(), shown_input(source.file));
  }
  ask(fmt::format("Passphrase of {}: ", shown_path(what)));
  if (!is_new) return;
  Passphrase again;
  again.ask("Repeat the passphrase: ");
  if (again.text_ != text_) throw Failure("the passphrases do not match; nothing was written");
}

void Passphrase::read_line(int descriptor, const std::string& what) {
  text_.clear();
  char c = 0;
  while (true) {
    const int got = system::read_byte(descriptor, c);
    if (got < 0) {
      throw Failure(fmt::format("{}: cannot read the passphrase: {}", what, std::generic_category().message(errno)));
    }
    if (got == 0 || c == '\n') break;
    if (text_.size() == kLongest) throw Failure(fmt::format("{}: the passphrase exceeds {} bytes", what, kLongest));
    text_ += c;
  }
  if (!text_.empty() && text_.back() == '\r') text_.pop_back();
  if (text_.empty()) throw Failure(fmt::format("{}: the passphrase is empty", what));
}

void Passphrase::ask(const std::string& question) {
  system::Terminal terminal;
  if (!terminal.is_open()) {
    throw Failure("a passphrase is required, but there is no terminal; use --passphrase-file or --passphrase-fd");
  }
  terminal.hide_input();
  if (!terminal.write(question)) throw Failure("cannot write to the terminal");
  read_line(terminal.input(), "the terminal");
}

const Passphrase& read_passphrase(const PassphraseSource& source, const std::string& what, bool is_new) {
  if (source.held->text().empty()) source.held->read(source, what, is_new);
  return *source.held;
}

}  // namespace onnx_tool

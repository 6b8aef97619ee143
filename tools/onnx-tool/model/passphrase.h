// Passphrases of encrypted models. They are read from a file, a descriptor or the terminal, but never from the command
// line, which every user of the machine can see.
#pragma once

#include <memory>
#include <optional>
#include <string>

namespace onnx_tool {

struct PassphraseSource;

// Text that is overwritten on destruction.
class Passphrase {
 public:
  // Reserves memory for the longest passphrase, so that growing never leaves a copy behind.
  Passphrase() { text_.reserve(kLongest + 1); }
  Passphrase(const Passphrase&) = delete;
  Passphrase& operator=(const Passphrase&) = delete;
  ~Passphrase();

  const std::string& text() const noexcept { return text_; }

  // Reads the first line of `source`, without its line ending. On the terminal, prompts for the passphrase of the file
  // `what`. If `is_new` is true, prompts twice. Throws a Failure on errors.
  void read(const PassphraseSource& source, const std::string& what, bool is_new);

  static constexpr std::size_t kLongest = 4096;

 private:
  void read_line(int descriptor, const std::string& what);
  void ask(const std::string& question);

  std::string text_;
};

// Source of the passphrase. If neither `file` nor `descriptor` is set, the terminal is used.
struct PassphraseSource {
  std::string file;
  std::optional<int> descriptor;
  std::shared_ptr<Passphrase> held = std::make_shared<Passphrase>();  // empty until it is read

  bool is_given() const noexcept { return !file.empty() || descriptor.has_value(); }
};

// Returns the passphrase from `source`. Only the first call reads it, as Passphrase::read() does: a pipe has the line
// only once, and users do not expect a second question. Throws a Failure on errors.
const Passphrase& read_passphrase(const PassphraseSource& source, const std::string& what, bool is_new);

}  // namespace onnx_tool

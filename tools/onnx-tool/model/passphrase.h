// Passphrases of encrypted models: from a file, a descriptor or the terminal. Never from the command line, which every
// user of the machine can read.
#pragma once

#include <optional>
#include <string>

namespace onnx_tool {

// Where the person has the passphrase; the terminal where neither is given.
struct PassphraseSource {
  std::string file;
  std::optional<int> descriptor;

  bool is_given() const noexcept { return !file.empty() || descriptor.has_value(); }
};

// Text that is overwritten when it goes.
class Passphrase {
 public:
  // Takes room for the longest passphrase at once, so that no copy of it is left behind by growing.
  Passphrase() { text_.reserve(kLongest + 1); }
  Passphrase(const Passphrase&) = delete;
  Passphrase& operator=(const Passphrase&) = delete;
  ~Passphrase();

  const std::string& text() const noexcept { return text_; }

  // The first line of `source`, without its end. On the terminal, asks for that of the file `what`; twice, where it is
  // for a file that is about to be written.
  void read(const PassphraseSource& source, const std::string& what, bool is_new);

  static constexpr std::size_t kLongest = 4096;

 private:
  void read_line(int descriptor, const std::string& what);
  void ask(const std::string& question);

  std::string text_;
};

}  // namespace onnx_tool

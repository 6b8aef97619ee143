// The standard streams, the terminal that the program was started from, and files by the descriptors of C.
#pragma once

#include <cstddef>
#include <memory>
#include <string>

namespace onnx_tool::system {

// Prepares for writing to the standard output: what is written arrives as it is, and a reader that goes away, or a
// limit of the file's size, is an error of the write.
void prepare_output() noexcept;

// Opens a file to read; -1 with the reason in errno where that fails.
int open_to_read(const std::string& path) noexcept;
// Reads a byte. Returns 1, 0 at the end, or -1 with the reason in errno.
int read_byte(int descriptor, char& byte) noexcept;
void close(int descriptor) noexcept;

// The terminal, even where the standard streams are others.
class Terminal {
 public:
  Terminal();
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;
  // Shows again what is typed.
  ~Terminal();

  // False where the program has no terminal.
  bool is_open() const noexcept { return input_ >= 0 && output_ >= 0; }
  // For read_byte().
  int input() const noexcept { return input_; }
  // False where it cannot be written to.
  bool write(const std::string& text) const noexcept;
  // From now on, what is typed is not shown, but for the end of the line.
  void hide_input();

 private:
  struct State;
  std::unique_ptr<State> before_;  // set while the input is hidden
  int input_ = -1;
  int output_ = -1;
};

}  // namespace onnx_tool::system

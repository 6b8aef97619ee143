// Standard output, the terminal that the program was started from, and reading from file descriptors.
#pragma once

#include <cstddef>
#include <memory>
#include <string>

namespace onnx_tool::system {

// Prepares standard output: bytes are written unchanged. If the reader closes the pipe or a file reaches its size
// limit, the write fails instead of ending the program.
void prepare_output() noexcept;

// Opens a file for reading. Returns a descriptor, which the caller must close, or -1 with the reason in errno.
int open_to_read(const std::string& path) noexcept;
// Reads one byte. Returns 1 on success, 0 at the end of the file, or -1 with the reason in errno.
int read_byte(int descriptor, char& byte) noexcept;
void close(int descriptor) noexcept;

// Terminal of the program, even if the standard streams are redirected.
class Terminal {
 public:
  Terminal();
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;
  // Shows typed characters again if hide_input() has hidden them.
  ~Terminal();

  // Returns false if the program has no terminal.
  bool is_open() const noexcept { return input_ >= 0 && output_ >= 0; }
  // Returns the descriptor to pass to read_byte().
  int input() const noexcept { return input_; }
  // Returns false if the text cannot be written.
  bool write(const std::string& text) const noexcept;
  // Hides typed characters until the destructor runs. On POSIX, line ends are still shown.
  void hide_input();

 private:
  struct State;
  std::unique_ptr<State> before_;  // set while the input is hidden
  int input_ = -1;
  int output_ = -1;
};

}  // namespace onnx_tool::system

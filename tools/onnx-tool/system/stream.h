// Standard input, standard output and files that are not regular, such as pipes, which are read or written in sequence.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace onnx_tool::system {

class InputStream {
 public:
  // Opens the file at `path`, or standard input for "-". If that fails, read() returns -1.
  explicit InputStream(const std::string& path);
  InputStream(const InputStream&) = delete;
  InputStream& operator=(const InputStream&) = delete;
  ~InputStream();

  bool is_terminal() const noexcept;
  // Reads up to `count` bytes. Returns their number, 0 at the end, or -1 with the reason in errno.
  std::int64_t read(char* to, std::size_t count) const noexcept;

 private:
  int descriptor_;
  bool is_own_;
};

class OutputStream {
 public:
  // Opens the existing file at `path` without truncating it. Uses the open descriptor for "-", standard output, and for
  // paths such as /dev/stdout and /dev/fd/3, since opening these again would write to the start of a redirected file.
  // If that fails, write() returns false.
  explicit OutputStream(const std::string& path);
  OutputStream(const OutputStream&) = delete;
  OutputStream& operator=(const OutputStream&) = delete;
  ~OutputStream();

  bool is_terminal() const noexcept;
  // Writes all bytes. Returns false with the reason in errno.
  bool write(std::string_view bytes) const noexcept;

 private:
  int descriptor_;
  bool is_own_;
};

}  // namespace onnx_tool::system

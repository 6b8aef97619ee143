// Files written by commands. A file has a temporary name until it is complete, so a failure or Ctrl-C leaves no partial
// file.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include "onnxgen/error/status.h"
#include "output/progress_bar.h"

namespace onnx_tool {

// Appends to a file through a buffer.
class FileSink {
 public:
  // Writes a block at this offset.
  using WriteBlock = std::function<onnxgen::Status(std::uint64_t offset, std::string_view bytes)>;

  FileSink(WriteBlock write, ProgressBar& progress, std::uint64_t total)
      : write_(std::move(write)), progress_(progress), total_(total) {}

  // Returns false after an error or after Ctrl-C.
  bool write(std::string_view bytes);
  // Writes the buffered bytes. Returns the first error of all writes.
  onnxgen::Status finish();

 private:
  void write_block(std::string_view bytes);

  WriteBlock write_;
  ProgressBar& progress_;
  std::uint64_t total_;  // expected size in bytes; 0 if unknown
  std::uint64_t offset_ = 0;
  std::string buffer_;
  onnxgen::Status status_;
};

// Returns whether the output is written in sequence: standard output ("-"), an open file of this process, such as
// /dev/stdout, or a file that is not regular, such as a pipe.
bool is_stream_output(const std::string& path);

// Returns whether the path stands for standard error, as /dev/stderr does.
bool is_standard_error(const std::string& path);

// Throws WrongUsage if binary output would be written to a terminal.
void check_is_no_terminal(const std::string& path);

// Writes the bytes that `write` appends to the file at `path`, or to standard output for "-". `total` is for the
// progress bar. Throws a Failure if `write` returns an error or the file cannot be written; an existing file is then
// unchanged.
void write_file(const std::string& path, std::uint64_t total,
                const std::function<onnxgen::Status(FileSink& sink)>& write);

// Throws a Failure if `output` and `input` are the same file, by any path. `input` may be a URL.
void check_is_not_input(const std::string& output, const std::string& input);

// Returns whether the file exists. An existing file is replaced only after the new one is on disk.
bool file_exists(const std::string& path);

}  // namespace onnx_tool

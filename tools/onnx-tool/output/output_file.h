// Files that a command writes: under a temporary name until they are complete, so that nothing half-written is left by
// a failure or by Ctrl-C.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "onnxgen/error/status.h"
#include "onnxgen/file/file.h"
#include "output/progress_bar.h"

namespace onnx_tool {

// Appends to a file, in large pieces.
class FileSink {
 public:
  FileSink(const onnxgen::io::File& file, ProgressBar& progress, std::uint64_t total)
      : file_(file), progress_(progress), total_(total) {}

  // False after a failure, or where the person wants it to stop.
  bool write(std::string_view bytes);
  // Writes what is left; whether all of it was written.
  onnxgen::Status finish();

 private:
  void write_block(std::string_view bytes);

  const onnxgen::io::File& file_;
  ProgressBar& progress_;
  std::uint64_t total_;  // bytes expected; 0 where that is not known
  std::uint64_t offset_ = 0;
  std::string buffer_;
  onnxgen::Status status_;
};

// Makes the file at `path` of what `write` appends; `total` is for the progress bar. A Failure where it returns one, or
// the file cannot be written; then what was there before is there still.
void write_file(const std::string& path, std::uint64_t total,
                const std::function<onnxgen::Status(FileSink& sink)>& write);

// A Failure where `output` is the file `input`, by whatever path. `input` may be a URL.
void check_is_not_input(const std::string& output, const std::string& input);

// Whether there is a file already: then it is replaced only once the new one is on the disk.
bool file_exists(const std::string& path);

}  // namespace onnx_tool

// Progress of long operations on a terminal.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

#include "onnxgen/file/progress.h"

namespace onnx_tool {

// Returns "writing m.onnx [######------------------]  25%  1.0 GiB of 4.0 GiB, 512.0 MiB/s". A total of 0 means
// unknown.
std::string progress_text(const std::string& what, std::uint64_t done, std::uint64_t total, double seconds);

// Progress line on standard error for operations of more than a second. Prints nothing if standard error is not a
// terminal. The destructor erases the line.
class ProgressBar {
 public:
  // `what` describes the operation: "writing model.onnx".
  explicit ProgressBar(std::string what);
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;
  ~ProgressBar();

  // Returns a callback for load and save options. The bar must outlive it. It also cancels the operation after Ctrl-C.
  onnxgen::io::ProgressCallback callback();

  // Returns false if the operation should stop.
  bool report(std::uint64_t done, std::uint64_t total);

 private:
  void draw(std::uint64_t done, std::uint64_t total);

  using Clock = std::chrono::steady_clock;

  std::string what_;
  bool is_terminal_;
  bool is_drawn_ = false;
  Clock::time_point start_ = Clock::now();
  Clock::time_point next_;
};

}  // namespace onnx_tool

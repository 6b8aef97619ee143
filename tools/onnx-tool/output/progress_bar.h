// How far long work is, on a terminal.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

#include "onnxgen/file/progress.h"

namespace onnx_tool {

// "writing m.onnx [######------------------]  25%  1.0 GiB of 4.0 GiB, 512.0 MiB/s"; a total of 0 is one that is not
// known.
std::string progress_text(const std::string& what, std::uint64_t done, std::uint64_t total, double seconds);

// A line on standard error for work of more than a second; nothing where that is no terminal. The line is gone when the
// bar is.
class ProgressBar {
 public:
  // `what` as in "writing model.onnx".
  explicit ProgressBar(std::string what);
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;
  ~ProgressBar();

  // For the options of loads and saves; the bar must outlive them. It also cancels them after Ctrl-C.
  onnxgen::io::ProgressCallback callback();

  // False where the work is to stop.
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

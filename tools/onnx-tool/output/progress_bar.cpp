#include "output/progress_bar.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <utility>

#include "output/interrupt.h"
#include "output/numbers.h"
#include "output/report_error.h"

namespace onnx_tool {
namespace {

constexpr std::chrono::milliseconds kFirst{1000};
constexpr std::chrono::milliseconds kBetween{100};

}  // namespace

std::string progress_text(const std::string& what, std::uint64_t done, std::uint64_t total, double seconds) {
  constexpr std::size_t kWidth = 24;
  const std::string rate = size_text(static_cast<std::uint64_t>(static_cast<double>(done) / seconds)) + "/s";
  if (total == 0) return fmt::format("{}  {}, {}", what, size_text(done), rate);
  const double part = std::min(1.0, static_cast<double>(done) / static_cast<double>(total));
  const std::string bar(static_cast<std::size_t>(part * static_cast<double>(kWidth)), '#');
  return fmt::format("{} [{:-<{}}] {:3.0f}%  {} of {}, {}", what, bar, kWidth, 100 * part, size_text(done),
                     size_text(total), rate);
}

ProgressBar::ProgressBar(std::string what)
    : what_(std::move(what)), is_terminal_(::isatty(STDERR_FILENO) == 1), next_(start_ + kFirst) {}

ProgressBar::~ProgressBar() {
  if (is_drawn_) write_error("\r\x1b[K");
}

onnxgen::io::ProgressCallback ProgressBar::callback() {
  return [this](std::uint64_t done, std::uint64_t total) { return report(done, total); };
}

bool ProgressBar::report(std::uint64_t done, std::uint64_t total) {
  if (is_terminal_ && Clock::now() >= next_) {
    draw(done, total);
    next_ = Clock::now() + kBetween;
  }
  return !was_interrupted();
}

void ProgressBar::draw(std::uint64_t done, std::uint64_t total) {
  const double seconds = std::chrono::duration<double>(Clock::now() - start_).count();
  write_error(fmt::format("\r{}\x1b[K", progress_text(what_, done, total, seconds)));
  is_drawn_ = true;
}

}  // namespace onnx_tool

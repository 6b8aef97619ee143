#include "output/progress_bar.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <utility>

#include "output/interrupt.h"
#include "output/numbers.h"

namespace onnx_tool {
namespace {

constexpr std::chrono::milliseconds kFirst{1000};
constexpr std::chrono::milliseconds kBetween{100};

}  // namespace

ProgressBar::ProgressBar(std::string what)
    : what_(std::move(what)), is_terminal_(::isatty(STDERR_FILENO) == 1), next_(start_ + kFirst) {}

ProgressBar::~ProgressBar() {
  if (is_drawn_) fmt::print(stderr, "\r\x1b[K");
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
  constexpr std::size_t kWidth = 24;
  const double part = total == 0 ? 0 : std::min(1.0, static_cast<double>(done) / static_cast<double>(total));
  const std::string bar(static_cast<std::size_t>(part * static_cast<double>(kWidth)), '#');
  const double seconds = std::chrono::duration<double>(Clock::now() - start_).count();
  const auto rate = static_cast<std::uint64_t>(static_cast<double>(done) / seconds);
  fmt::print(stderr, "\r{} [{:-<{}}] {:3.0f}%  {} of {}, {}/s\x1b[K", what_, bar, kWidth, 100 * part, size_text(done),
             size_text(total), size_text(rate));
  std::fflush(stderr);
  is_drawn_ = true;
}

}  // namespace onnx_tool

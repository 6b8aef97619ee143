#include "output/activity.h"

#include <fmt/format.h>
#include <unistd.h>

#include <chrono>
#include <utility>

#include "output/report_error.h"

namespace onnx_tool {

Activity::Activity(std::string what) : what_(std::move(what)) {
  if (::isatty(STDERR_FILENO) == 1) thread_ = std::thread([this] { show_until_stopped(); });
}

Activity::~Activity() {
  if (!thread_.joinable()) return;
  {
    const std::lock_guard<std::mutex> lock(mutex_);
    is_stopping_ = true;
  }
  stopping_.notify_one();
  thread_.join();
}

void Activity::show_until_stopped() {
  constexpr std::chrono::seconds kBetween{1};
  std::unique_lock<std::mutex> lock(mutex_);
  int seconds = 0;
  while (!stopping_.wait_for(lock, kBetween, [this] { return is_stopping_; })) {
    write_error(fmt::format("\r{} ... {} s\x1b[K", what_, ++seconds));
  }
  if (seconds != 0) write_error("\r\x1b[K");
}

}  // namespace onnx_tool

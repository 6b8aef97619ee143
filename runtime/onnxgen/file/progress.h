// Tells the caller how far a load or a save has come.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>

#include "onnxgen/error/status.h"

namespace onnxgen::io {

// Called with the bytes that are done and those in all; returning false cancels. Always called on the thread that
// called load or save: before the first block, between blocks, and at the end. The total of a load grows when the model
// has been read and external files are opened.
using ProgressCallback = std::function<bool(std::uint64_t done, std::uint64_t total)>;

// Counts bytes from any thread; reports from the calling one.
class Progress {
 public:
  Progress(ProgressCallback callback, std::uint64_t total) : callback_(std::move(callback)), total_(total) {}

  // Adds to the total when there turns out to be more to do.
  void add_total(std::uint64_t bytes) noexcept { total_ += bytes; }
  void add(std::uint64_t bytes) noexcept { done_.fetch_add(bytes, std::memory_order_relaxed); }
  // kCancelled when the callback said so.
  Status report() const {
    if (!callback_ || callback_(done_.load(std::memory_order_relaxed), total_)) return Status();
    return Status(ErrorCode::kCancelled);
  }

 private:
  ProgressCallback callback_;
  std::uint64_t total_;
  std::atomic<std::uint64_t> done_{0};
};

}  // namespace onnxgen::io

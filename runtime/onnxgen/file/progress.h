// Progress of loads and saves.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>

#include "onnxgen/error/status.h"

namespace onnxgen::io {

// Function called with the number of bytes done and the total, in bytes. Returning false cancels the operation with
// kCancelled. It is always called on the thread that called load() or save(): before the first block, between blocks,
// and at the end. The total of a load grows when the model has been read and external files are opened.
using ProgressCallback = std::function<bool(std::uint64_t done, std::uint64_t total)>;

// Counts bytes on any thread; reports them on the calling thread.
class Progress {
 public:
  Progress(ProgressCallback callback, std::uint64_t total) : callback_(std::move(callback)), total_(total) {}

  // Increases the total when more work is found. Call this on the calling thread only.
  void add_total(std::uint64_t bytes) noexcept { total_ += bytes; }
  // Counts bytes as done. May be called on any thread.
  void add(std::uint64_t bytes) noexcept { done_.fetch_add(bytes, std::memory_order_relaxed); }
  // Calls the callback, if there is one. Returns kCancelled if it returned false. Call this on the calling thread only.
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

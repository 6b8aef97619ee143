#include "onnxgen/crypto/two_stages.h"

#include <condition_variable>
#include <mutex>
#include <new>
#include <system_error>
#include <thread>

namespace onnxgen::crypto {
namespace {

using Step = std::function<Status(std::size_t)>;

Status guarded(const Step& step, std::size_t i) {
#if defined(__cpp_exceptions)
  try {
    return step(i);
  } catch (const std::bad_alloc&) {
    return Status(ErrorCode::kOutOfMemory);
  }
#else
  return step(i);
#endif
}

// Runs a step on a separate thread, up to the parts that hand_over() has released.
class Follower {
 public:
  explicit Follower(const Step& step) : step_(step) {}
  Follower(const Follower&) = delete;
  Follower& operator=(const Follower&) = delete;
  ~Follower() { (void)finish(); }

  // Returns false if the system cannot create a thread.
  bool start() {
#if defined(__cpp_exceptions)
    try {
      thread_ = std::thread([this] { run(); });
    } catch (const std::system_error&) {
      return false;
    }
    return true;
#else
    return false;
#endif
  }

  // Waits until part `i` may begin. Returns false once a step has failed.
  bool wait_for_room(std::size_t i) {
    std::unique_lock<std::mutex> lock(mutex_);
    changed_.wait(lock, [&] { return !failure_.ok() || i < done_ + kPartsAhead; });
    return failure_.ok();
  }

  void hand_over() {
    const std::lock_guard<std::mutex> lock(mutex_);
    ++handed_over_;
    changed_.notify_one();
  }

  // Waits until all released parts are done.
  Status finish() {
    if (thread_.joinable()) {
      {
        const std::lock_guard<std::mutex> lock(mutex_);
        is_last_ = true;
        changed_.notify_one();
      }
      thread_.join();
    }
    return failure_;
  }

 private:
  void run() {
    std::unique_lock<std::mutex> lock(mutex_);
    while (true) {
      changed_.wait(lock, [this] { return is_last_ || done_ < handed_over_; });
      if (done_ == handed_over_) return;
      const std::size_t i = done_;
      lock.unlock();
      const Status status = guarded(step_, i);
      lock.lock();
      ++done_;
      changed_.notify_one();
      if (status) continue;
      failure_ = status;
      return;
    }
  }

  const Step& step_;
  std::thread thread_;
  std::mutex mutex_;
  std::condition_variable changed_;  // each thread waits only for the other
  std::size_t handed_over_ = 0;
  std::size_t done_ = 0;
  bool is_last_ = false;
  Status failure_;
};

Status alternate(std::size_t count, const Step& first, const Step& second) {
  for (std::size_t i = 0; i < count; ++i) {
    Status status = first(i);
    if (status) status = second(i);
    if (!status) return status;
  }
  return Status();
}

}  // namespace

Status run_two_stages(unsigned threads, std::size_t count, const Step& first, const Step& second) {
  Follower follower(second);
  if (threads < 2 || count < 2 || !follower.start()) return alternate(count, first, second);
  for (std::size_t i = 0; i < count && follower.wait_for_room(i); ++i) {
    Status status = first(i);
    if (!status) return status;
    follower.hand_over();
  }
  return follower.finish();
}

}  // namespace onnxgen::crypto

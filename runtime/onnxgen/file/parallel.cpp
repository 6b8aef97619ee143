#include "onnxgen/file/parallel.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <new>
#include <system_error>
#include <thread>
#include <vector>

namespace onnxgen::io {
namespace {

constexpr unsigned kMaxThreads = 16;  // default maximum; storage is not faster with more

// State shared by the threads: the index of the next task, and the first failure.
class Work {
 public:
  Work(std::size_t count, const std::function<Status(std::size_t)>& task) : count_(count), task_(task) {}

  // Runs one task. Returns false if none is left.
  bool run_one() {
    if (stopped_.load(std::memory_order_relaxed)) return false;
    const std::size_t index = next_.fetch_add(1, std::memory_order_relaxed);
    if (index >= count_) return false;
    stop_on_failure(guarded(index));
    return true;
  }

  void stop_on_failure(const Status& status) {
    if (status) return;
    const std::lock_guard<std::mutex> lock(mutex_);
    if (failure_.ok()) failure_ = status;
    stopped_.store(true, std::memory_order_relaxed);
  }

  // Valid after all threads have ended.
  const Status& failure() const noexcept { return failure_; }

 private:
  // Runs a task; no exception may leave a thread.
  Status guarded(std::size_t index) {
#if defined(__cpp_exceptions)
    try {
      return task_(index);
    } catch (const std::bad_alloc&) {
      return Status(ErrorCode::kOutOfMemory);
    }
#else
    return task_(index);
#endif
  }

  const std::size_t count_;
  const std::function<Status(std::size_t)>& task_;
  std::atomic<std::size_t> next_{0};
  std::atomic<bool> stopped_{false};
  std::mutex mutex_;
  Status failure_;
};

// Threads that are joined in every case.
class Threads {
 public:
  Threads() = default;
  Threads(const Threads&) = delete;
  Threads& operator=(const Threads&) = delete;
  ~Threads() {
    for (std::thread& thread : threads_) thread.join();
  }

  // Returns false if the system provides no more threads.
  bool start(Work& work) {
#if defined(__cpp_exceptions)
    try {
      threads_.emplace_back([&work] {
        while (work.run_one()) {
        }
      });
    } catch (const std::system_error&) {
      return false;
    } catch (const std::bad_alloc&) {
      return false;
    }
    return true;
#else
    (void)work;
    return false;
#endif
  }

 private:
  std::vector<std::thread> threads_;
};

}  // namespace

unsigned thread_count(unsigned wanted) noexcept {
  if (wanted != 0) return wanted;
  return std::clamp(std::thread::hardware_concurrency(), 1U, kMaxThreads);
}

Status run_parallel(unsigned threads, std::size_t count, const std::function<Status(std::size_t)>& task,
                    const std::function<Status()>& between) {
  Work work(count, task);
  {
    Threads others;
    for (std::size_t i = 1; i < threads && i < count; ++i) {
      if (!others.start(work)) break;
    }
    while (work.run_one()) {
      if (between) work.stop_on_failure(between());
    }
  }
  if (between && work.failure().ok()) work.stop_on_failure(between());
  return work.failure();
}

}  // namespace onnxgen::io

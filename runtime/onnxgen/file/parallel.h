// Runs tasks on a few threads, for reading and writing large blocks.
#pragma once

#include <cstddef>
#include <functional>

#include "onnxgen/error/status.h"

namespace onnxgen::io {

// Returns the number of threads to use if `wanted` were requested. For 0: one per CPU, up to 16.
unsigned thread_count(unsigned wanted) noexcept;

// Runs task(0) to task(count - 1) on `threads` threads, including the calling thread. Tasks start in order of their
// index, each when a thread is free. Returns the first failure; tasks not started by then are skipped. If the system
// provides fewer threads, the work is done by fewer.
//
// `between`, if given, is called on the calling thread after each task that ran on it, and at the end. If it returns a
// failure, the work stops as well.
Status run_parallel(unsigned threads, std::size_t count, const std::function<Status(std::size_t)>& task,
                    const std::function<Status()>& between = {});

}  // namespace onnxgen::io

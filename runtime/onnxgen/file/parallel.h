// A few threads for reading and writing large blocks.
#pragma once

#include <cstddef>
#include <functional>

#include "onnxgen/error/status.h"

namespace onnxgen::io {

// Threads to use when `wanted` were asked for: all that the machine has, up to 16, for 0.
unsigned thread_count(unsigned wanted) noexcept;

// Runs task(0), task(1), ... task(count - 1) on `threads` threads, the calling one among them; the order is that of the
// indices, a task starting when a thread is free. The first failure is returned: tasks not yet started are then left
// out. Where the system gives fewer threads, the work is done by fewer.
//
// `between`, where given, is called on the calling thread after each task that it ran itself and at the end; a failure
// that it returns stops the work as well.
Status run_parallel(unsigned threads, std::size_t count, const std::function<Status(std::size_t)>& task,
                    const std::function<Status()>& between = {});

}  // namespace onnxgen::io

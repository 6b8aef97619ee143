// Processes parts in two stages, the second following the first.
#pragma once

#include <cstddef>
#include <functional>

#include "onnxgen/error/status.h"

namespace onnxgen::crypto {

// Number of parts that first() may be ahead of second().
inline constexpr std::size_t kPartsAhead = 4;

// Calls first(0), first(1), ... first(count - 1) on the calling thread and second(0), second(1), ... on another. Each
// second(i) begins after first(i) has ended, and each first(i) after second(i - kPartsAhead) has ended. Stops at the
// first failure and returns it. With one thread, or if the system cannot create another, the calls alternate on the
// calling thread.
Status run_two_stages(unsigned threads, std::size_t count, const std::function<Status(std::size_t)>& first,
                      const std::function<Status(std::size_t)>& second);

}  // namespace onnxgen::crypto

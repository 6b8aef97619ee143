// Work in two steps, the second running behind the first.
#pragma once

#include <cstddef>
#include <functional>

#include "onnxgen/error/status.h"

namespace onnxgen::crypto {

// Parts that first() may be ahead of second().
inline constexpr std::size_t kPartsAhead = 4;

// Calls first(0), first(1), ... first(count - 1) on the calling thread and second(0), second(1), ... on another, each
// after first() of the same number has ended; first(i) begins after second(i - kPartsAhead) has ended. The first
// failure ends the work and is returned. With one thread, or where the system gives no other, the calls take turns.
Status run_two_stages(unsigned threads, std::size_t count, const std::function<Status(std::size_t)>& first,
                      const std::function<Status(std::size_t)>& second);

}  // namespace onnxgen::crypto

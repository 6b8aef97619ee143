// Reads clocks, to limit how long unused memory is kept and to detect pages that are slow to fault in.
#pragma once

#include <time.h>

#include <cstdint>

#include "onnxgen/wire/compiler.h"

namespace onnxgen {

using Nanoseconds = std::int64_t;

ONNXGEN_NOINLINE inline Nanoseconds read_clock(clockid_t clock) noexcept {
  timespec time{};
  (void)clock_gettime(clock, &time);
  return static_cast<Nanoseconds>(time.tv_sec) * 1'000'000'000 + time.tv_nsec;
}

}  // namespace onnxgen

// Reports a failed check of a fuzz target: aborts the program. The current input is the finding.
#pragma once

#include <cstdio>
#include <cstdlib>

namespace onnxgen::fuzz {

[[noreturn]] inline void fail(const char* file, int line, const char* condition) {
  std::fprintf(stderr, "%s:%d: does not hold: %s\n", file, line, condition);
  std::abort();
}

}  // namespace onnxgen::fuzz

#define FUZZ_CHECK(condition) \
  ((condition) ? static_cast<void>(0) : ::onnxgen::fuzz::fail(__FILE__, __LINE__, #condition))

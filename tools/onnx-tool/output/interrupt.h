// Ctrl-C while files are being written.
#pragma once

namespace onnx_tool {

// While one lives, SIGINT, SIGTERM and SIGHUP do not end the program at once: was_interrupted() says that one came, and
// whoever writes stops at the next block and removes what is not complete. A second one ends the program all the same.
class InterruptGuard {
 public:
  InterruptGuard();
  InterruptGuard(const InterruptGuard&) = delete;
  InterruptGuard& operator=(const InterruptGuard&) = delete;
  ~InterruptGuard();
};

bool was_interrupted() noexcept;

// Ends the program as the signal that came would have, so that a shell knows that it was interrupted.
[[noreturn]] void end_as_interrupted();

}  // namespace onnx_tool

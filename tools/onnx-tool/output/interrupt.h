// Handles Ctrl-C while files are written.
#pragma once

namespace onnx_tool {

// While an instance exists, the first SIGINT, SIGTERM or SIGHUP does not end the program. Instead was_interrupted()
// returns true, and writers stop at the next block and remove incomplete files. A second signal ends the program.
class InterruptGuard {
 public:
  InterruptGuard();
  InterruptGuard(const InterruptGuard&) = delete;
  InterruptGuard& operator=(const InterruptGuard&) = delete;
  ~InterruptGuard();
};

bool was_interrupted() noexcept;

// Ends the program with the signal that was received, so that the shell knows that it was interrupted.
[[noreturn]] void end_as_interrupted();

}  // namespace onnx_tool

#include "output/interrupt.h"

#include <csignal>
#include <cstdlib>

namespace onnx_tool {
namespace {

#if defined(SIGHUP)
constexpr int kSignals[] = {SIGINT, SIGTERM, SIGHUP};
#else
constexpr int kSignals[] = {SIGINT, SIGTERM};
#endif

volatile std::sig_atomic_t signal_that_came = 0;

extern "C" void note_signal(int number) {
  signal_that_came = number;
  std::signal(number, SIG_DFL);
}

}  // namespace

InterruptGuard::InterruptGuard() {
  for (const int number : kSignals) {
    // A program started by nohup must continue to ignore the signal.
    if (std::signal(number, note_signal) == SIG_IGN) std::signal(number, SIG_IGN);
  }
}

InterruptGuard::~InterruptGuard() {
  for (const int number : kSignals) {
    if (std::signal(number, SIG_DFL) == SIG_IGN) std::signal(number, SIG_IGN);
  }
}

bool was_interrupted() noexcept {
  return signal_that_came != 0;
}

void end_as_interrupted() {
  const int number = signal_that_came != 0 ? signal_that_came : SIGINT;
  std::signal(number, SIG_DFL);
  std::raise(number);
  std::_Exit(128 + number);
}

}  // namespace onnx_tool

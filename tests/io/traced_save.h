// Runs code in a child process and can intervene at each system call.
#pragma once

#include <gtest/gtest.h>
#include <sys/types.h>

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace onnxgen::io::tests {

// Returns whether a process may trace its children on this machine. If not, `why` says what failed.
bool can_trace(std::string& why);

// Intervention at one system call of the child.
enum class Fault {
  kKill,  // kills the child as it enters the call
  kFail,  // skips the call and returns `error`
};

struct TracedRun {
  bool is_killed = false;
  int exit_status = -1;
  std::vector<long> calls;  // numbers of the counted system calls
};

// Returns whether a system call is counted, given its number. Memory calls, for example, differ from run to run.
using CallFilter = std::function<bool(long)>;

// Runs `body` in a child process that exits with the returned status. Counted system calls are numbered from 0. The
// fault is applied to call `at_call`, if it is reached. Calls with the number `never_allowed` always fail with EACCES.
TracedRun run_traced(const std::function<int()>& body, const CallFilter& counts, std::uint64_t at_call, Fault fault,
                     int error = 0, long never_allowed = -1);

inline constexpr std::uint64_t kNoCall = ~std::uint64_t{0};

// Returns whether kFail is supported on this machine's processor.
bool can_fail_calls();

// Returns the error with which to fail a system call whose failure a save must report; 0 for other calls.
int error_for(long call);

// Base of tests that trace a child process. Skips them where tracing is not possible.
template <class Base>
class Traced : public Base {
 protected:
  void SetUp() override {
    std::string why;
    if (!can_trace(why)) GTEST_SKIP() << why;
  }
};

}  // namespace onnxgen::io::tests

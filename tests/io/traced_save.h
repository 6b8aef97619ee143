// Runs code in a child process, system call by system call.
#pragma once

#include <gtest/gtest.h>
#include <sys/types.h>

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace onnxgen::io::tests {

// Whether this machine lets a process trace its children; `why` says what failed.
bool can_trace(std::string& why);

// What is done to one system call of the child.
enum class Fault {
  kKill,  // the child is killed as it enters the call
  kFail,  // the call is not made and returns `error`
};

struct TracedRun {
  bool is_killed = false;
  int exit_status = -1;
  std::vector<long> calls;  // numbers of the system calls that count
};

// Which system calls count, by their numbers. Memory calls, for instance, differ from run to run.
using CallFilter = std::function<bool(long)>;

// Runs `body` in a child that ends with the status that it returns. The system calls that count are numbered from 0;
// number `at_call` meets the fault, none does if it is not reached. Calls of the number `never_allowed` fail all along,
// of EACCES.
TracedRun run_traced(const std::function<int()>& body, const CallFilter& counts, std::uint64_t at_call, Fault fault,
                     int error = 0, long never_allowed = -1);

inline constexpr std::uint64_t kNoCall = ~std::uint64_t{0};

// Where kFail works: on this machine's processor.
bool can_fail_calls();

// What a system call fails of, for those whose failure a save must not overlook; 0 for others.
int error_for(long call);

// Tests that trace, where that is possible.
template <class Base>
class Traced : public Base {
 protected:
  void SetUp() override {
    std::string why;
    if (!can_trace(why)) GTEST_SKIP() << why;
  }
};

}  // namespace onnxgen::io::tests

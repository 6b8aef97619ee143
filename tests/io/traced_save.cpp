#include "traced_save.h"

#include <signal.h>
#include <sys/ptrace.h>
#include <sys/syscall.h>
#include <sys/user.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstddef>
#include <cstring>
#include <stdexcept>

namespace onnxgen::io::tests {
namespace {

constexpr int kTraceTrap = SIGTRAP | 0x80;  // stop at a system call, reported with PTRACE_O_TRACESYSGOOD

long trace(int request, pid_t child, std::uintptr_t address, std::uintptr_t data) {
  return ::ptrace(static_cast<__ptrace_request>(request), child, reinterpret_cast<void*>(address),
                  reinterpret_cast<void*>(data));
}

// A child process that the destructor kills and reaps.
class Child {
 public:
  explicit Child(const std::function<int()>& body) : id_(::fork()) {
    if (id_ < 0) throw std::runtime_error("no child");
    if (id_ != 0) return;
    if (trace(PTRACE_TRACEME, 0, 0, 0) != 0) ::_exit(127);
    (void)::raise(SIGSTOP);
    ::_exit(body());
  }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;
  ~Child() {
    if (has_ended_) return;
    kill();
    while (wait() && !has_ended_) {
    }
  }

  pid_t id() const noexcept { return id_; }
  void kill() const { (void)::kill(id_, SIGKILL); }
  bool wait() {
    if (::waitpid(id_, &status_, 0) != id_) return false;
    has_ended_ = WIFEXITED(status_) || WIFSIGNALED(status_);
    return true;
  }
  bool has_ended() const noexcept { return has_ended_; }
  int status() const noexcept { return status_; }
  bool is_at_call() const noexcept { return WIFSTOPPED(status_) && WSTOPSIG(status_) == kTraceTrap; }

 private:
  pid_t id_;
  int status_ = 0;
  bool has_ended_ = false;
};

long call_number(pid_t child) {
  __ptrace_syscall_info info = {};
  if (trace(PTRACE_GET_SYSCALL_INFO, child, sizeof info, reinterpret_cast<std::uintptr_t>(&info)) <= 0) return -1;
  return info.op == PTRACE_SYSCALL_INFO_ENTRY ? static_cast<long>(info.entry.nr) : -1;
}

#if defined(__x86_64__)
void skip_call(pid_t child) {
  user_regs_struct registers = {};
  (void)trace(PTRACE_GETREGS, child, 0, reinterpret_cast<std::uintptr_t>(&registers));
  registers.orig_rax = ~0ULL;  // an invalid call number, so that the call is not made
  (void)trace(PTRACE_SETREGS, child, 0, reinterpret_cast<std::uintptr_t>(&registers));
}
void return_error(pid_t child, int error) {
  user_regs_struct registers = {};
  (void)trace(PTRACE_GETREGS, child, 0, reinterpret_cast<std::uintptr_t>(&registers));
  registers.rax = static_cast<unsigned long long>(-static_cast<long long>(error));
  (void)trace(PTRACE_SETREGS, child, 0, reinterpret_cast<std::uintptr_t>(&registers));
}
#else
void skip_call(pid_t) {}
void return_error(pid_t, int) {}
#endif

}  // namespace

bool can_fail_calls() {
#if defined(__x86_64__)
  return true;
#else
  return false;
#endif
}

bool can_trace(std::string& why) {
  const TracedRun run = run_traced([] { return 5; }, [](long) { return true; }, kNoCall, Fault::kKill);
  if (run.exit_status == 5 && !run.calls.empty()) return true;
  why = "this system does not let a process trace its child";
  return false;
}

TracedRun run_traced(const std::function<int()>& body, const CallFilter& counts, std::uint64_t at_call, Fault fault,
                     int error, long never_allowed) {
  TracedRun run;
  Child child(body);
  if (!child.wait() || child.has_ended()) return run;
  (void)trace(PTRACE_SETOPTIONS, child.id(), 0, PTRACE_O_TRACESYSGOOD | PTRACE_O_EXITKILL);
  bool is_entry = true;
  int failing_of = 0;
  std::uintptr_t signal = 0;
  while (trace(PTRACE_SYSCALL, child.id(), 0, signal) == 0 && child.wait() && !child.has_ended()) {
    signal = 0;
    if (!child.is_at_call()) {
      signal = static_cast<std::uintptr_t>(WSTOPSIG(child.status()));
      continue;
    }
    if (is_entry) {
      const long number = call_number(child.id());
      const bool is_counted = counts(number);
      const bool is_it = is_counted && run.calls.size() == at_call;
      if (is_counted) run.calls.push_back(number);
      if (is_it && fault == Fault::kKill) {
        child.kill();
        while (!child.has_ended() && child.wait()) {
        }
        break;
      }
      if (number == never_allowed) failing_of = EACCES;
      if (is_it && fault == Fault::kFail) failing_of = error;
      if (failing_of != 0) skip_call(child.id());
    } else if (failing_of != 0) {
      return_error(child.id(), failing_of);
      failing_of = 0;
    }
    is_entry = !is_entry;
  }
  if (child.has_ended()) {
    run.is_killed = WIFSIGNALED(child.status());
    if (WIFEXITED(child.status())) run.exit_status = WEXITSTATUS(child.status());
  }
  return run;
}

int error_for(long call) {
  switch (call) {
    case SYS_openat:
      return EMFILE;
    case SYS_pwrite64:
    case SYS_pwritev:
    case SYS_ftruncate:
      return ENOSPC;
    case SYS_copy_file_range:
    case SYS_fsync:
      return EIO;
#if defined(SYS_renameat)
    case SYS_renameat:
#endif
    case SYS_renameat2:
    case SYS_mkdirat:
    case SYS_unlinkat:
      return EACCES;
    case SYS_flock:
      return ENOLCK;
    case SYS_linkat:
      return EPERM;
    default:
      return 0;
  }
}

}  // namespace onnxgen::io::tests

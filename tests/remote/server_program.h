// Runs a server program for the duration of a test.
#pragma once

#include <arpa/inet.h>
#include <netinet/in.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <thread>
#include <vector>

namespace onnxgen::remote::tests {

inline bool is_installed(const std::string& program) {
  return std::system(("command -v " + program + " >/dev/null 2>&1").c_str()) == 0;
}

// Returns a port of this machine that is currently unused, a different one at each call. Other programs are unlikely to
// take it before the server does: the port is below the system's ephemeral range, and concurrent tests use different
// ports unless one process needs more than kPortsPerProcess.
inline std::uint16_t free_port() {
  constexpr unsigned kFirst = 10'000;
  constexpr unsigned kCount = 20'000;
  constexpr unsigned kPortsPerProcess = 8;
  static auto next = static_cast<unsigned>(::getpid()) * kPortsPerProcess;
  for (unsigned i = 0; i < kCount; ++i) {
    const auto port = static_cast<std::uint16_t>(kFirst + next++ % kCount);
    const int probe = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address = {};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    const bool is_free = ::bind(probe, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0;
    ::close(probe);
    if (is_free) return port;
  }
  return 0;
}

class Program {
 public:
  // Runs the command and redirects its output to `log`.
  Program(std::vector<std::string> command, const std::string& log) {
    child_ = ::fork();
    if (child_ != 0) return;
    std::vector<char*> arguments;
    for (std::string& argument : command) arguments.push_back(argument.data());
    arguments.push_back(nullptr);
    if (std::freopen(log.c_str(), "w", stdout) == nullptr) ::_exit(126);
    ::dup2(STDOUT_FILENO, STDERR_FILENO);
    ::execvp(arguments[0], arguments.data());
    ::_exit(127);
  }
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;
  ~Program() {
    if (child_ <= 0) return;
    ::kill(child_, SIGTERM);
    ::waitpid(child_, nullptr, 0);
  }

  bool is_running() const { return child_ > 0 && ::waitpid(child_, nullptr, WNOHANG) == 0; }

  // Returns whether the program accepts connections at `port` within a minute.
  bool listens_at(std::uint16_t port) const {
    for (int tries = 0; tries < 3000; ++tries) {
      const int connection = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
      sockaddr_in address = {};
      address.sin_family = AF_INET;
      address.sin_port = htons(port);
      address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
      const bool is_connected = ::connect(connection, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0;
      ::close(connection);
      if (is_connected) return is_running();
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    return false;
  }

 private:
  pid_t child_ = -1;
};

}  // namespace onnxgen::remote::tests

// A server that is a program of its own, for the time of a test.
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

// A port of this machine that nobody listens on, at this moment.
inline std::uint16_t free_port() {
  const int probe = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in address = {};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof address;
  (void)::bind(probe, reinterpret_cast<sockaddr*>(&address), size);
  (void)::getsockname(probe, reinterpret_cast<sockaddr*>(&address), &size);
  ::close(probe);
  return ntohs(address.sin_port);
}

class Program {
 public:
  // Runs the command; its output goes to `log`.
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

  // Whether it accepts connections at `port` within ten seconds.
  bool listens_at(std::uint16_t port) const {
    for (int tries = 0; tries < 500; ++tries) {
      const int connection = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
      sockaddr_in address = {};
      address.sin_family = AF_INET;
      address.sin_port = htons(port);
      address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
      const bool is_there = ::connect(connection, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0;
      ::close(connection);
      if (is_there) return true;
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    return false;
  }

 private:
  pid_t child_ = -1;
};

}  // namespace onnxgen::remote::tests

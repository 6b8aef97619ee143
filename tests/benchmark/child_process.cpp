#include "child_process.h"

#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <stdexcept>
#include <system_error>

namespace onnxgen::bench {
namespace {

void check(int error, const char* call) {
  if (error != 0) throw std::system_error(error, std::generic_category(), call);
}

std::string read_all(int descriptor) {
  std::string text;
  std::array<char, 256> buffer{};
  for (ssize_t n = 0; (n = ::read(descriptor, buffer.data(), buffer.size())) > 0;) {
    text.append(buffer.data(), static_cast<std::size_t>(n));
  }
  return text;
}

}  // namespace

std::string run_in_child(const std::string& argument, int shared) {
  std::array<int, 2> output{};
  check(::pipe(output.data()) == 0 ? 0 : errno, "pipe");

  posix_spawn_file_actions_t actions{};
  check(::posix_spawn_file_actions_init(&actions), "posix_spawn_file_actions_init");
  check(::posix_spawn_file_actions_adddup2(&actions, output[1], STDOUT_FILENO), "adddup2");
  check(::posix_spawn_file_actions_adddup2(&actions, shared, kSharedDescriptor), "adddup2");

  std::string program = "/proc/self/exe";
  std::string argument_copy = argument;
  std::array<char*, 3> arguments{program.data(), argument_copy.data(), nullptr};
  pid_t child = 0;
  const int spawned = ::posix_spawn(&child, program.c_str(), &actions, nullptr, arguments.data(), environ);
  ::posix_spawn_file_actions_destroy(&actions);
  ::close(output[1]);
  std::string text = read_all(output[0]);
  ::close(output[0]);
  check(spawned, "posix_spawn");

  int status = 0;
  if (::waitpid(child, &status, 0) != child) check(errno, "waitpid");
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) throw std::runtime_error("a child process failed");
  return text;
}

}  // namespace onnxgen::bench

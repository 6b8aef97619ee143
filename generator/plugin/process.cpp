#include "plugin/process.h"

#include <fmt/format.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <memory>
#include <system_error>

#if defined(_WIN32)
#include <fcntl.h>
#include <io.h>
#include <process.h>

#include <filesystem>
#else
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

extern char** environ;  // NOLINT(readability-redundant-declaration): macOS does not declare it
#endif

namespace onnxgen::plugin {
namespace {

struct Closer {
  void operator()(std::FILE* file) const { (void)std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, Closer>;

std::string message_of(int error) {
  return std::generic_category().message(error);
}

#if defined(_WIN32)

// Creates a temporary file that is deleted when it is closed.
File make_temporary() {
  static int count = 0;
  const auto path = std::filesystem::temp_directory_path() / fmt::format("onnxgen-{}-{}", ::_getpid(), ++count);
  return File(std::fopen(path.string().c_str(), "w+bD"));
}

// Redirects the standard stream with the number `stream` to `file` for the lifetime of the object. Child processes
// inherit the standard streams.
class Redirection {
 public:
  Redirection(int stream, std::FILE* file) : stream_(stream), saved_(::_dup(stream)) {
    ::_dup2(::_fileno(file), stream);
  }
  ~Redirection() {
    ::_dup2(saved_, stream_);
    ::_close(saved_);
  }
  Redirection(const Redirection&) = delete;
  Redirection& operator=(const Redirection&) = delete;

 private:
  int stream_;
  int saved_;
};

// Runs the program and waits for its end. Sets `error` on failure. Returns whether the program was started.
bool run(const std::string& program, Search search, std::FILE* input, std::FILE* output, std::string& error) {
  const Redirection from(0, input);
  const Redirection to(1, output);
  const std::string quoted = '"' + program + '"';
  const std::array<const char*, 2> arguments{quoted.c_str(), nullptr};
  const std::intptr_t status = search == Search::kPath ? ::_spawnvp(_P_WAIT, program.c_str(), arguments.data())
                                                       : ::_spawnv(_P_WAIT, program.c_str(), arguments.data());
  if (status == -1) error = fmt::format("cannot be run: {}", message_of(errno));
  if (status > 0) error = fmt::format("failed with exit status {}", status);
  return status != -1;
}

#else

File make_temporary() {
  return File(std::tmpfile());
}

int spawn(const std::string& program, Search search, std::FILE* input, std::FILE* output, pid_t& child) {
  posix_spawn_file_actions_t actions;
  if (const int error = ::posix_spawn_file_actions_init(&actions); error != 0) return error;
  ::posix_spawn_file_actions_adddup2(&actions, ::fileno(input), STDIN_FILENO);
  ::posix_spawn_file_actions_adddup2(&actions, ::fileno(output), STDOUT_FILENO);
  std::string name = program;
  const std::array<char*, 2> arguments{name.data(), nullptr};
  const int error = search == Search::kPath
                        ? ::posix_spawnp(&child, program.c_str(), &actions, nullptr, arguments.data(), environ)
                        : ::posix_spawn(&child, program.c_str(), &actions, nullptr, arguments.data(), environ);
  ::posix_spawn_file_actions_destroy(&actions);
  return error;
}

// Runs the program and waits for its end. Sets `error` on failure. Returns whether the program was started.
bool run(const std::string& program, Search search, std::FILE* input, std::FILE* output, std::string& error) {
  pid_t child = 0;
  if (const int reason = spawn(program, search, input, output, child); reason != 0) {
    error = fmt::format("cannot be run: {}", message_of(reason));
    return false;
  }
  int status = 0;
  while (::waitpid(child, &status, 0) < 0) {
    if (errno == EINTR) continue;
    error = fmt::format("cannot be waited for: {}", message_of(errno));
    return true;
  }
  if (WIFSIGNALED(status)) error = fmt::format("was terminated by signal {}", WTERMSIG(status));
  if (WIFEXITED(status) && WEXITSTATUS(status) != 0) {
    error = fmt::format("failed with exit status {}", WEXITSTATUS(status));
  }
  return true;
}

#endif

// Returns false if the file cannot be read to its end.
bool read_all(std::FILE* file, std::string& bytes) {
  std::array<char, 1 << 16> block;
  std::rewind(file);
  while (const std::size_t count = std::fread(block.data(), 1, block.size(), file)) bytes.append(block.data(), count);
  return std::ferror(file) == 0;
}

}  // namespace

// Uses files instead of pipes, so that no program blocks until the other reads.
ProcessResult run_process(const std::string& program, Search search, std::string_view input) {
  ProcessResult result;
  const File to = make_temporary();
  const File from = make_temporary();
  if (to == nullptr || from == nullptr || std::fwrite(input.data(), 1, input.size(), to.get()) != input.size() ||
      std::fflush(to.get()) != 0) {
    result.error = fmt::format("cannot be run: a temporary file cannot be written: {}", message_of(errno));
    result.started = true;
    return result;
  }
  std::rewind(to.get());
  result.started = run(program, search, to.get(), from.get(), result.error);
  if (result.error.empty() && !read_all(from.get(), result.output)) result.error = "wrote output that cannot be read";
  return result;
}

}  // namespace onnxgen::plugin

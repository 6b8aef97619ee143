#include "system/process.h"

#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <memory>
#include <system_error>

#include "failure.h"

extern char** environ;

namespace onnx_tool::system {
namespace {

using FilePointer = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

// Creates a temporary file without a name, which is deleted when it is closed.
FilePointer open_temporary() {
  FilePointer file(std::tmpfile(), &std::fclose);
  if (file == nullptr) {
    throw Failure("cannot create a temporary file: " + std::generic_category().message(errno));
  }
  return file;
}

std::string read_all(std::FILE* file) {
  std::string text;
  char block[1 << 16];
  std::rewind(file);
  while (const std::size_t got = std::fread(block, 1, sizeof block, file)) text.append(block, got);
  return text;
}

int wait_for(pid_t child) {
  int status = 0;
  while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace

std::optional<Finished> run_program(const std::vector<std::string>& words, const std::string& text) {
  const FilePointer input = open_temporary();
  const FilePointer output = open_temporary();
  const FilePointer errors = open_temporary();
  if (std::fwrite(text.data(), 1, text.size(), input.get()) != text.size() || std::fflush(input.get()) != 0) {
    throw Failure("cannot write a temporary file: " + std::generic_category().message(errno));
  }
  std::rewind(input.get());
  posix_spawn_file_actions_t actions;
  ::posix_spawn_file_actions_init(&actions);
  ::posix_spawn_file_actions_adddup2(&actions, ::fileno(input.get()), STDIN_FILENO);
  ::posix_spawn_file_actions_adddup2(&actions, ::fileno(output.get()), STDOUT_FILENO);
  ::posix_spawn_file_actions_adddup2(&actions, ::fileno(errors.get()), STDERR_FILENO);
  std::vector<std::string> copies = words;
  std::vector<char*> arguments;
  for (std::string& word : copies) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  pid_t child = 0;
  const int error = ::posix_spawnp(&child, arguments[0], &actions, nullptr, arguments.data(), environ);
  ::posix_spawn_file_actions_destroy(&actions);
  if (error != 0) return std::nullopt;
  Finished finished;
  finished.status = wait_for(child);
  finished.output = read_all(output.get());
  finished.errors = read_all(errors.get());
  return finished;
}

}  // namespace onnx_tool::system

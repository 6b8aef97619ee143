// The program cp, a peer of functions that copy files.
#pragma once

#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <string>

namespace onnxgen::bench {

inline bool run_cp(std::string from, std::string to) {
  std::string name = "cp";
  char* const arguments[] = {name.data(), from.data(), to.data(), nullptr};
  pid_t child = 0;
  int status = 0;
  return ::posix_spawnp(&child, "cp", nullptr, nullptr, arguments, environ) == 0 &&
         ::waitpid(child, &status, 0) == child && status == 0;
}

}  // namespace onnxgen::bench

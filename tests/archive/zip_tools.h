// Runs other programs that read zip files.
#pragma once

#include <sys/wait.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <string>

namespace onnxgen::archive::tests {

inline bool is_installed(const std::string& program) {
  return std::system(("command -v " + program + " >/dev/null 2>&1").c_str()) == 0;
}

struct Ran {
  int status = -1;
  std::string output;  // standard output and standard error
};

// Runs a shell command.
inline Ran run(const std::string& command) {
  Ran ran;
  FILE* const pipe = ::popen((command + " 2>&1").c_str(), "r");
  if (pipe == nullptr) return ran;
  std::array<char, 4096> part;
  for (std::size_t count = 0; (count = std::fread(part.data(), 1, part.size(), pipe)) != 0;) {
    ran.output.append(part.data(), count);
  }
  const int status = ::pclose(pipe);
  if (WIFEXITED(status)) ran.status = WEXITSTATUS(status);
  return ran;
}

// Python script that prints the number of members and their total size as zipfile sees them, or "bad" if a CRC-32
// differs.
inline const char* const kPythonCheck =
    "import sys, zipfile\n"
    "z = zipfile.ZipFile(sys.argv[1])\n"
    "bad = z.testzip() if len(sys.argv) < 3 else None\n"
    "i = z.infolist()\n"
    "print('bad' if bad else 'good', len(i), sum(m.file_size for m in i))\n";

}  // namespace onnxgen::archive::tests

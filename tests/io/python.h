// Python as an independent implementation for comparisons.
#pragma once

#include <cstdlib>
#include <optional>
#include <string>

namespace onnxgen::io::tests {

// Returns the command of a Python interpreter that has `module`, or nullopt if there is none. The first one in PATH may
// not be the system's.
inline std::optional<std::string> find_python(const std::string& module) {
  for (const char* python : {"python3", "/usr/bin/python3"}) {
    if (std::system((std::string(python) + " -c 'import " + module + "' >/dev/null 2>&1").c_str()) == 0) return python;
  }
  return std::nullopt;
}

}  // namespace onnxgen::io::tests

// Python, where tests ask another implementation for its opinion.
#pragma once

#include <cstdlib>
#include <optional>
#include <string>

namespace onnxgen::io::tests {

// The command of a Python that has `module`: the first in the path need not be the system's. Nothing where none has it.
inline std::optional<std::string> find_python(const std::string& module) {
  for (const char* python : {"python3", "/usr/bin/python3"}) {
    if (std::system((std::string(python) + " -c 'import " + module + "' >/dev/null 2>&1").c_str()) == 0) return python;
  }
  return std::nullopt;
}

}  // namespace onnxgen::io::tests

#pragma once

#include <cstdint>
#include <fstream>
#include <string>

namespace onnxgen::bench {

// Bytes of the process that no file backs, from /proc; 0 where that does not say.
inline std::uint64_t anonymous_memory() {
  std::ifstream status("/proc/self/status");
  for (std::string key; status >> key;) {
    std::uint64_t kibibytes = 0;
    if (key == "RssAnon:" && status >> kibibytes) return kibibytes * 1024;
  }
  return 0;
}

}  // namespace onnxgen::bench

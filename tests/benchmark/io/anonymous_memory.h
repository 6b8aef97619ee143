#pragma once

#include <cstdint>
#include <fstream>
#include <string>

namespace onnxgen::bench {

// Returns the bytes of the process that are not backed by a file, from /proc; 0 if unknown.
inline std::uint64_t anonymous_memory() {
  std::ifstream status("/proc/self/status");
  for (std::string key; status >> key;) {
    std::uint64_t kibibytes = 0;
    if (key == "RssAnon:" && status >> kibibytes) return kibibytes * 1024;
  }
  return 0;
}

}  // namespace onnxgen::bench

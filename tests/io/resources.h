// Resources of this machine and resources that a test uses.
#pragma once

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string>

namespace onnxgen::io::tests {

inline constexpr std::uint64_t kGibibyte = std::uint64_t{1} << 30;

// Returns the available memory in bytes, or 0 if the system does not report it.
inline std::uint64_t available_memory() {
  std::ifstream info("/proc/meminfo");
  for (std::string key; info >> key;) {
    std::uint64_t kibibytes = 0;
    if (key == "MemAvailable:" && info >> kibibytes) return kibibytes * 1024;
  }
  return 0;
}

// Returns the process's resident memory in bytes, or 0 if the system does not report it.
inline std::uint64_t resident_memory() {
  std::ifstream pages("/proc/self/statm");
  std::uint64_t all = 0;
  std::uint64_t resident = 0;
  return pages >> all >> resident ? resident * static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE)) : 0;
}

// Returns the size of the process's address space in bytes, or 0 if the system does not report it.
inline std::uint64_t address_space() {
  std::uint64_t pages = 0;
  std::ifstream("/proc/self/statm") >> pages;
  return pages * static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
}

inline std::uint64_t available_room(const std::filesystem::path& folder) {
  struct statvfs found;
  return ::statvfs(folder.c_str(), &found) == 0 ? std::uint64_t{found.f_bavail} * found.f_frsize : 0;
}

// Returns the allocated size of a file. Holes do not count.
inline std::uint64_t bytes_on_disk(const std::string& path) {
  struct stat found = {};
  EXPECT_EQ(::stat(path.c_str(), &found), 0);
  return static_cast<std::uint64_t>(found.st_blocks) * 512;
}

}  // namespace onnxgen::io::tests

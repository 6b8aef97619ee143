// Common code of benchmark programs.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace onnxgen::bench {

// Returns the value of a flag such as "--folder=" and removes it from the arguments, because Google Benchmark rejects
// unknown flags.
std::optional<std::string> take_flag(std::string_view name, int& argc, char** argv);
// Returns the number in such a flag, or `otherwise` if the flag is absent.
std::uint64_t take_number(std::string_view name, std::uint64_t otherwise, int& argc, char** argv);

// A temporary folder for one run, removed with its files. It is created in `parent`, or in the system's temporary
// folder.
class RunFolder {
 public:
  explicit RunFolder(const std::optional<std::string>& parent);
  RunFolder(const RunFolder&) = delete;
  RunFolder& operator=(const RunFolder&) = delete;
  ~RunFolder();

  const std::string& path() const noexcept { return path_; }
  std::string operator/(const std::string& name) const { return path_ + "/" + name; }

 private:
  std::string path_;
};

// Calls `run` with main()'s arguments and prints its exceptions to stderr.
int run_main(int (*run)(int argc, char** argv), int argc, char** argv);

}  // namespace onnxgen::bench

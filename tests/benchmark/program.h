// What a benchmark program does around its benchmarks.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace onnxgen::bench {

// The value of our own flag `name`, such as "--folder=", which is taken out of the arguments: Google Benchmark refuses
// what it does not know.
std::optional<std::string> take_flag(std::string_view name, int& argc, char** argv);
// The same for a number; without the flag it is `otherwise`.
std::uint64_t take_number(std::string_view name, std::uint64_t otherwise, int& argc, char** argv);

// A folder of its own for one run, removed with its files. It is made in `parent`, or else where temporary files go.
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

// Runs `run` as main(); what it throws is said on stderr.
int run_main(int (*run)(int argc, char** argv), int argc, char** argv);

}  // namespace onnxgen::bench

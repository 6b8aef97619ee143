// Measures one of HyperProtoBench's benchmarks. Prints the median time of an iteration in nanoseconds, and the largest
// growth of the process's resident memory in KiB.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <string>
#include <vector>

// Renames the benchmark's own main(), which runs a single iteration.
#define main upstream_main
#include "benchmark.cc"
#undef main

namespace {

// Returns a value from /proc/self/status in KiB, or 0 if it is missing. VmHWM is the peak of VmRSS.
long status_number(const std::string& name) {
  std::ifstream status("/proc/self/status");
  for (std::string word; status >> word;) {
    long number = 0;
    if (word == name + ":" && status >> number) return number;
  }
  return 0;
}

long long iteration() {
  google::protobuf::Arena arena;
  const auto start = std::chrono::steady_clock::now();
  hyperprotobench::BenchmarkIteration(WORKING_SET_SIZE, &arena);
  return std::chrono::nanoseconds(std::chrono::steady_clock::now() - start).count();
}

}  // namespace

int main() {
  constexpr int kIterations = 101;
  const long before = status_number("VmRSS");
  std::vector<long long> times;
  for (int i = 0; i < kIterations; ++i) times.push_back(iteration());
  std::nth_element(times.begin(), times.begin() + kIterations / 2, times.end());
  std::printf("%lld %ld\n", times[kIterations / 2], status_number("VmHWM") - before);
}

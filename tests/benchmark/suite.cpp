#include "suite.h"

#include <time.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <sstream>
#include <string_view>

#include "benchmark_corpora.h"
#include "child_process.h"

namespace onnxgen::bench {
namespace {

constexpr std::string_view kChildFlag = "--child=";

std::string join(const std::string& operation, const std::string& corpus, const std::string& implementation) {
  return operation + "/" + corpus + "/" + implementation;
}

class StateStopwatch : public Stopwatch {
 public:
  explicit StateStopwatch(benchmark::State& state) : state_(state) {}
  void start() override { state_.ResumeTiming(); }
  void stop() override { state_.PauseTiming(); }

 private:
  benchmark::State& state_;
};

// Returns the CPU time of this thread, which excludes other programs on the machine.
double thread_seconds() {
  timespec now{};
  ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

class ChildStopwatch : public Stopwatch {
 public:
  void start() override { start_ = thread_seconds(); }
  void stop() override { seconds_ += thread_seconds() - start_; }
  double seconds() const { return seconds_; }

 private:
  double start_ = 0;
  double seconds_ = 0;
};

// Uses as much CPU time as a child did. Google Benchmark also accepts manual times, but then it changes the benchmark's
// name.
void spend(double seconds, Stopwatch& watch) {
  watch.time([seconds] {
    const double end = thread_seconds() + seconds;
    while (thread_seconds() < end) continue;
  });
}

}  // namespace

void Suite::add_pass(const std::string& operation, const std::string& corpus, const std::string& implementation,
                     MakePass make) {
  benchmarks_.push_back({Kind::kPass, join(operation, corpus, implementation), corpus, make, nullptr});
}

void Suite::add_first_pass(const std::string& operation, const std::string& corpus, const std::string& implementation,
                           MakePass make) {
  benchmarks_.push_back({Kind::kFirstPass, join(operation, corpus, implementation), corpus, make, nullptr});
}

void Suite::add_memory(const std::string& corpus, const std::string& implementation, MeasureMemory measure) {
  benchmarks_.push_back({Kind::kMemory, join("memory", corpus, implementation), corpus, nullptr, measure});
}

const Corpus& Suite::corpus(const std::string& name) {
  auto& corpus = corpora_[name];
  if (!corpus) {
    const auto models = make_corpus(name, weights_mebibytes_);
    require(!models.empty(), "the models of this corpus are not installed");
    corpus = std::make_unique<Corpus>(models);
  }
  return *corpus;
}

std::optional<int> Suite::run_as_child(int argc, char** argv) const {
  if (argc != 2 || std::string_view(argv[1]).substr(0, kChildFlag.size()) != kChildFlag) return std::nullopt;
  const auto name = std::string_view(argv[1]).substr(kChildFlag.size());
  const Corpus corpus(kSharedDescriptor);
  for (const auto& candidate : benchmarks_) {
    if (candidate.name != name) continue;
    ChildStopwatch watch;
    LiveMemory memory;
    switch (candidate.kind) {
      case Kind::kPass:
      case Kind::kFirstPass:
        candidate.make_pass(corpus)(watch);
        break;
      case Kind::kMemory:
        memory = candidate.measure_memory(corpus, watch);
        break;
    }
    std::printf("%.9f %zu %zu\n", watch.seconds(), memory.allocated, memory.resident);
    return 0;
  }
  return 1;
}

void Suite::run(const Benchmark& what, benchmark::State& state) {
  const Corpus& input = corpus(what.corpus);
  StateStopwatch watch(state);
  const Pass pass = what.kind == Kind::kPass ? what.make_pass(input) : [&](Stopwatch& child_watch) {
    double seconds = 0;
    double allocated = 0;
    double resident = 0;
    std::istringstream(run_in_child(std::string(kChildFlag) + what.name, input.descriptor())) >> seconds >> allocated >>
        resident;
    spend(seconds, child_watch);
    if (what.kind == Kind::kMemory) {
      // Neither number is complete: resident memory omits pages that malloc already had, allocated memory omits other
      // sources.
      state.counters["bytes_per_input_byte"] = std::max(allocated, resident) / static_cast<double>(input.bytes());
    }
  };
  for ([[maybe_unused]] auto _ : state) {
    state.PauseTiming();
    pass(watch);
    state.ResumeTiming();
  }
  state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(input.bytes()));
}

void Suite::register_benchmarks() {
  for (const auto& what : benchmarks_) {
    auto* registered = benchmark::RegisterBenchmark(what.name.c_str(), [this, &what](benchmark::State& state) {
      try {
        run(what, state);
      } catch (const std::exception& error) {
        failed_ = true;
        state.SkipWithError(error.what());
      }
    });
    registered->Unit(benchmark::kMillisecond);
  }
}

}  // namespace onnxgen::bench

#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "benchmark_corpora.h"
#include "corpus.h"
#include "live_memory.h"
#include "passes.h"

namespace onnxgen::bench {

// All benchmarks of all implementations, named operation/corpus/implementation.
class Suite {
 public:
  explicit Suite(std::size_t weights_mebibytes) : weights_mebibytes_(weights_mebibytes) {}

  using MakePass = Pass (*)(const Corpus&);
  using MeasureMemory = LiveMemory (*)(const Corpus&, Stopwatch&);

  void add_pass(const std::string& operation, const std::string& corpus, const std::string& implementation,
                MakePass make);
  // Like add_pass(), but each pass is the first one of a separate process.
  void add_first_pass(const std::string& operation, const std::string& corpus, const std::string& implementation,
                      MakePass make);
  // Adds live memory after the first parse, as counters. The time is that of the parse.
  void add_memory(const std::string& corpus, const std::string& implementation, MeasureMemory measure);

  // If run_in_child() started this process, does the requested work and returns the exit status.
  std::optional<int> run_as_child(int argc, char** argv) const;

  // Registers the benchmarks with Google Benchmark. The suite must outlive the run.
  void register_benchmarks();

  // Returns whether a benchmark failed.
  bool failed() const { return failed_; }

 private:
  enum class Kind { kPass, kFirstPass, kMemory };
  struct Benchmark {
    Kind kind;
    std::string name;
    std::string corpus;
    MakePass make_pass = nullptr;
    MeasureMemory measure_memory = nullptr;
  };

  const Corpus& corpus(const std::string& name);
  void run(const Benchmark& what, benchmark::State& state);

  std::size_t weights_mebibytes_;
  bool failed_ = false;
  std::vector<Benchmark> benchmarks_;
  std::map<std::string, std::unique_ptr<Corpus>> corpora_;  // created on first use
};

// Adds all benchmarks for a model with copy_from() and serialize().
template <class Model>
void add_all_operations(Suite& suite, const std::string& corpus) {
  suite.add_pass("parse", corpus, Model::kName, parse_pass<Model>);
  suite.add_pass("parse_destroy", corpus, Model::kName, parse_destroy_pass<Model>);
  suite.add_first_pass("first_parse_destroy", corpus, Model::kName, parse_destroy_pass<Model>);
  suite.add_pass("serialize", corpus, Model::kName, serialize_pass<Model>);
  suite.add_pass("copy", corpus, Model::kName, copy_pass<Model>);
  suite.add_pass("destroy", corpus, Model::kName, destroy_pass<Model>);
}

// Adds benchmarks of a server: consecutive models, each parsed to a new message or all to one message.
template <class Model>
void add_server(Suite& suite) {
  suite.add_pass("parse_destroy", "mixed", Model::kName, parse_destroy_pass<Model>);
  suite.add_pass("parse_again", "mixed", Model::kName, parse_again_pass<Model>);
}

// Adds benchmarks that parse graphs of several sizes: one graph in a fresh process, and many graphs.
template <class Model>
void add_graph_sizes(Suite& suite) {
  for (const std::size_t size : kGraphSizes) {
    suite.add_first_pass("first_parse_destroy", one_graph_corpus(size), Model::kName, parse_destroy_pass<Model>);
    suite.add_pass("parse_destroy", many_graphs_corpus(size), Model::kName, parse_destroy_pass<Model>);
  }
}

// Adds the memory use of a model, for all corpora that measure it.
template <class Model>
void add_memory_of_all(Suite& suite) {
  suite.add_memory("structure", Model::kName, memory_after_parse<Model>);
  suite.add_memory("typed", Model::kName, memory_after_parse<Model>);
  for (std::size_t mebibytes = 1; mebibytes <= kLargestTensorMebibytes; ++mebibytes) {
    suite.add_memory(tensors_corpus(mebibytes), Model::kName, memory_after_parse<Model>);
  }
}

void add_native(Suite& suite);
void add_for_size(Suite& suite);
void add_drop_in(Suite& suite);
void add_libprotobuf(Suite& suite);
void add_protozero(Suite& suite);
void add_upb(Suite& suite);  // if CMake is configured with ONNXGEN_UPB
void add_fresh_pages(Suite& suite);

}  // namespace onnxgen::bench

// The measured operations, for every implementation. An implementation is a class
//
//   struct Model {
//     static constexpr const char* kName = "native";
//     bool parse(const std::string& bytes);
//     bool print_text(std::string& out) const;
//     bool print_json(std::string& out) const;
//     bool parse_text(const std::string& text);
//     bool parse_json(const std::string& json);
//   };
#pragma once

#include <benchmark/benchmark.h>

#include <stdexcept>
#include <string>

namespace onnxgen::bench {

// A model in each format. libprotobuf produced the text and JSON.
struct TextCorpus {
  std::string name;
  std::string bytes;
  std::string text;
  std::string json;
};

inline void require(bool ok, const char* what) {
  if (!ok) throw std::runtime_error(what);
}

// Registers print_text/CORPUS/IMPLEMENTATION and so on. The corpus must outlive the run.
template <class Model>
void add_text_benchmarks(const TextCorpus& corpus) {
  const auto add = [&corpus](const char* operation, auto pass) {
    benchmark::RegisterBenchmark((std::string(operation) + "/" + corpus.name + "/" + Model::kName).c_str(), pass)
        ->Unit(benchmark::kMillisecond);
  };
  const auto printer = [&corpus](bool (Model::*print)(std::string&) const) {
    return [&corpus, print](benchmark::State& state) {
      Model model;
      require(model.parse(corpus.bytes), "a model of the corpus did not parse");
      for (auto _ : state) {
        std::string out;
        require((model.*print)(out), "a model was not printed");
        benchmark::DoNotOptimize(out.data());
      }
    };
  };
  const auto parser = [](const std::string& input, bool (Model::*parse)(const std::string&)) {
    return [&input, parse](benchmark::State& state) {
      for (auto _ : state) {
        Model model;
        require((model.*parse)(input), "text or JSON was refused");
      }
    };
  };
  add("print_text", printer(&Model::print_text));
  add("print_json", printer(&Model::print_json));
  add("parse_text", parser(corpus.text, &Model::parse_text));
  add("parse_json", parser(corpus.json, &Model::parse_json));
}

TextCorpus make_text_corpus(const std::string& name, std::size_t weights_mebibytes);
void add_native(const TextCorpus& corpus);
void add_libprotobuf(const TextCorpus& corpus);

}  // namespace onnxgen::bench

// The measured operations, for every implementation. An implementation is a class
//
//   struct Model {
//     static constexpr const char* kName = "native";
//     bool parse(std::string_view bytes);
//     void copy_from(const Model& other);
//     bool serialize(std::string& out) const;  // computes sizes, like SerializeToString
//   };
//
// whose object contains one parsed model and everything that it needs.
#pragma once

#include <benchmark/benchmark.h>

#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "corpus.h"

namespace onnxgen::bench {

// Receives the start and stop of the measured part of a pass.
class Stopwatch {
 public:
  virtual ~Stopwatch() = default;
  virtual void start() = 0;
  virtual void stop() = 0;

  template <class Work>
  void time(Work&& work) {
    start();
    work();
    stop();
  }
};

// Processes the corpus once and measures that without setup and cleanup. Throws if a model is rejected.
using Pass = std::function<void(Stopwatch&)>;

template <class Model>
using Models = std::vector<std::optional<Model>>;

inline void require(bool ok, const char* what) {
  if (!ok) throw std::runtime_error(what);
}

template <class Model>
void parse_into(Models<Model>& models, const Corpus& corpus) {
  for (std::size_t i = 0; i < models.size(); ++i) {
    require(models[i].emplace().parse(corpus.models()[i]), "a model of the corpus did not parse");
  }
}

template <class Model>
Pass parse_pass(const Corpus& corpus) {
  return [&corpus](Stopwatch& watch) {
    Models<Model> models(corpus.models().size());
    watch.time([&] { parse_into(models, corpus); });
  };
}

template <class Model>
Pass parse_destroy_pass(const Corpus& corpus) {
  return [&corpus](Stopwatch& watch) {
    watch.time([&corpus] {
      for (const auto& bytes : corpus.models()) {
        Model model;
        require(model.parse(bytes), "a model of the corpus did not parse");
      }
    });
  };
}

// Parses all models to one object, as in a server with one object per thread.
template <class Model>
Pass parse_again_pass(const Corpus& corpus) {
  return [&corpus, model = std::make_shared<Model>()](Stopwatch& watch) {
    watch.time([&] {
      for (const auto& bytes : corpus.models()) require(model->parse(bytes), "a model of the corpus did not parse");
    });
  };
}

template <class Model>
Pass destroy_pass(const Corpus& corpus) {
  return [&corpus](Stopwatch& watch) {
    Models<Model> models(corpus.models().size());
    parse_into(models, corpus);
    watch.time([&] { models.clear(); });
  };
}

template <class Model>
std::shared_ptr<const Models<Model>> parsed(const Corpus& corpus) {
  auto models = std::make_shared<Models<Model>>(corpus.models().size());
  parse_into(*models, corpus);
  return models;
}

template <class Model>
Pass copy_pass(const Corpus& corpus) {
  return [originals = parsed<Model>(corpus)](Stopwatch& watch) {
    Models<Model> copies(originals->size());
    watch.time([&] {
      for (std::size_t i = 0; i < copies.size(); ++i) copies[i].emplace().copy_from(*(*originals)[i]);
    });
  };
}

template <class Model>
Pass serialize_pass(const Corpus& corpus) {
  return [models = parsed<Model>(corpus), buffer = std::make_shared<std::string>()](Stopwatch& watch) {
    watch.time([&] {
      for (const auto& model : *models) {
        require(model->serialize(*buffer), "a model did not serialize");
        benchmark::DoNotOptimize(buffer->data());
      }
    });
  };
}

}  // namespace onnxgen::bench

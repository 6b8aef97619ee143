// onnxgen_remote_round_trips [--short]
//
// Measures loading the structure of a model over distant connections, simulated on this machine: ten models, round
// trips of 20, 50 and 200 ms, 10 and 100 MB/s. Compares each time with two bounds:
//
//   whole  one request for the complete object
//   ideal  the best time of a reader that does not guess: it knows the position of a part of the structure once it has
//          read the part before it, and skips weights only if that is faster than reading them
//
// Both include a round trip for the connection and one for each request. `ratio` is the measured time divided by the
// smaller bound. With --short, only two models and one connection are measured.
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <iterator>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "../program.h"
#include "corpora.h"
#include "onnx/onnx-ml.pb.h"
#include "onnxgen/io/index.h"
#include "onnxgen/remote/remote.h"
#include "slow_link.h"
#include "sparse_model.h"
#include "test_server.h"

namespace onnxgen::bench {
namespace {

using remote::tests::Body;
using remote::tests::SparseTensor;
using Seconds = std::chrono::duration<double>;

struct Model {
  std::string name;
  Body body;
  std::vector<std::uint64_t> runs;  // sizes of the parts of the structure, in bytes
  std::vector<std::uint64_t> gaps;  // sizes of the weights between them, in bytes
};

void find_structure(Model& model) {
  io::TensorIndex index;
  const auto read = [&model](std::uint64_t offset, void* to, std::size_t count) {
    model.body.read(offset, static_cast<char*>(to), count);
    return Status();
  };
  const Status status = io::try_index(read, model.body.size, index);
  if (!status) throw std::runtime_error(model.name + ": " + status.message());
  std::uint64_t at = 0;
  for (const io::IndexedTensor& tensor : index.tensors) {
    if (tensor.storage == io::TensorStorage::kExternal || tensor.length == 0) continue;
    model.runs.push_back(tensor.offset - at);
    model.gaps.push_back(tensor.length);
    at = tensor.offset + tensor.length;
  }
  if (at < model.body.size) {
    model.runs.push_back(model.body.size - at);
  } else if (!model.gaps.empty()) {
    model.gaps.pop_back();  // nothing after it is read
  }
}

double seconds_of(const LinkSpeed& speed) {
  return Seconds(speed.round_trip).count();
}

double whole_time(const Model& model, const LinkSpeed& speed) {
  return 2 * seconds_of(speed) + static_cast<double>(model.body.size) / static_cast<double>(speed.bytes_per_second);
}

double ideal_time(const Model& model, const LinkSpeed& speed) {
  const auto transfer = [&](std::uint64_t bytes) {
    return static_cast<double>(bytes) / static_cast<double>(speed.bytes_per_second);
  };
  double time = 2 * seconds_of(speed);
  for (const std::uint64_t run : model.runs) time += transfer(run);
  for (const std::uint64_t gap : model.gaps) time += std::min(transfer(gap), seconds_of(speed));
  return time;
}

std::string encoded_nodes(int count) {
  onnx::GraphProto graph;
  for (int i = 0; i < count; ++i) {
    onnx::NodeProto& node = *graph.add_node();
    node.set_name("a node of a graph " + std::to_string(i));
    node.set_op_type("Add");
    node.add_input("value_" + std::to_string(i));
    node.add_output("value_" + std::to_string(i + 1));
  }
  return graph.SerializeAsString();
}

// Weights in Constant nodes, as some exporters write them.
Body constants(int count, std::size_t bytes) {
  onnx::ModelProto model;
  model.set_ir_version(8);
  for (int i = 0; i < count; ++i) {
    for (int k = 0; k < 20; ++k) {
      onnx::NodeProto& node = *model.mutable_graph()->add_node();
      node.set_name("node " + std::to_string(i) + "/" + std::to_string(k));
      node.set_op_type("Relu");
    }
    onnx::NodeProto& constant = *model.mutable_graph()->add_node();
    constant.set_op_type("Constant");
    onnx::AttributeProto& attribute = *constant.add_attribute();
    attribute.set_name("value");
    attribute.set_type(onnx::AttributeProto::TENSOR);
    onnx::TensorProto& tensor = *attribute.mutable_t();
    tensor.set_data_type(onnx::TensorProto::UINT8);
    tensor.add_dims(static_cast<std::int64_t>(bytes));
    tensor.set_raw_data(std::string(bytes, 'w'));
  }
  return remote::tests::text_body(model.SerializeAsString());
}

// Repeated layers, each with two small tensors and the `large` ones.
Body layers(int count, const std::vector<std::uint64_t>& large, int nodes) {
  std::vector<SparseTensor> tensors = {{"embedding", large.front() * 4}};
  for (int layer = 0; layer < count; ++layer) {
    const std::string name = "model.layers." + std::to_string(layer);
    for (const char* const norm : {".input_norm", ".output_norm"}) tensors.push_back({name + norm, 16 * 1024});
    for (std::size_t i = 0; i < large.size(); ++i) tensors.push_back({name + ".w" + std::to_string(i), large[i]});
  }
  return remote::tests::sparse_model(encoded_nodes(nodes), tensors);
}

// Tensors of an image network: they grow with depth, with small ones between them.
Body pyramid() {
  std::vector<SparseTensor> tensors;
  for (int stage = 0; stage < 4; ++stage) {
    const std::uint64_t channels = std::uint64_t{64} << stage;
    for (int block = 0; block < 4; ++block) {
      const std::string name = "layer" + std::to_string(stage) + "." + std::to_string(block);
      for (const std::uint64_t size : {channels * channels * 4, channels * channels * 36, channels * channels * 16}) {
        tensors.push_back({name + ".conv" + std::to_string(size), size});
        tensors.push_back({name + ".bias" + std::to_string(size), channels * 4});
      }
    }
  }
  return remote::tests::sparse_model(encoded_nodes(200), tensors);
}

std::optional<Body> corpus_model(const char* path) {
  const auto corpora = onnxgen::tests::find_corpora();
  if (!corpora) return std::nullopt;
  std::ifstream in(*corpora / "models" / path, std::ios::binary);
  if (!in) return std::nullopt;
  return remote::tests::text_body(std::string(std::istreambuf_iterator<char>(in), {}));
}

std::vector<Model> make_models() {
  constexpr std::uint64_t kMiB = 1024 * 1024;
  std::vector<Model> models;
  const auto add = [&](const char* name, Body body) {
    models.push_back({name, std::move(body), {}, {}});
    find_structure(models.back());
  };
  const auto add_from_corpora = [&](const char* name, const char* path) {
    if (auto body = corpus_model(path)) {
      add(name, std::move(*body));
    } else {
      std::printf("%s: skipped, %s\n", name, onnxgen::tests::kNoCorpora);
    }
  };
  add("constants, 2.5 MB", constants(46, 54'000));
  add("8 GiB, 8 tensors",
      remote::tests::sparse_model(encoded_nodes(5000), std::vector<SparseTensor>(8, {"w", 1024 * kMiB})));
  add("small, 60 kB", remote::tests::sparse_model(encoded_nodes(300), {{"w", 40'000}}));
  add_from_corpora("silero_vad, 2.3 MB", "exported/silero_vad_v5.onnx");
  add_from_corpora("PP-OCR, 4.7 MB", "exported/ch_PP-OCRv4_det_infer.onnx");
  add_from_corpora("squeezenet, 5 MB", "torch-1.13/squeezenet1_0_op11.onnx");
  add("graph alone, 10 MB", remote::tests::sparse_model(encoded_nodes(160'000), {{"w", 4}}));
  add("images, 78 MB", pyramid());
  add("text, 370 MB", layers(12, {2 * kMiB, 2 * kMiB, 2 * kMiB, 2 * kMiB, 10 * kMiB, 10 * kMiB}, 1000));
  add("language, 8 GiB",
      layers(32, {32 * kMiB, 16 * kMiB, 16 * kMiB, 32 * kMiB, 64 * kMiB, 64 * kMiB, 32 * kMiB}, 3000));
  return models;
}

struct Cost {
  double seconds = 0;
  std::size_t requests = 0;
  std::uint64_t bytes = 0;
};

Cost load_once(const Model& model, const LinkSpeed& speed) {
  remote::tests::TestServer server({{"/m.onnx", {model.body}}});
  const std::string origin = server.origin();
  const auto port = static_cast<std::uint16_t>(std::stoi(origin.substr(origin.rfind(':') + 1)));
  const SlowLink link(port, speed);
  remote::LoadOptions options;
  options.allow_http = true;
  options.allow_private_addresses = true;
  options.weights = remote::Weights::kNone;
  onnx::ModelProto loaded;
  const auto begin = std::chrono::steady_clock::now();
  const Status status =
      remote::try_load("http://127.0.0.1:" + std::to_string(link.port()) + "/m.onnx", loaded, options);
  const double time = Seconds(std::chrono::steady_clock::now() - begin).count();
  if (!status) throw std::runtime_error(model.name + ": " + status.message());
  return {time, server.request_count(), server.bytes_sent()};
}

// Prints a line and returns the ratio.
double measure(const Model& model, const LinkSpeed& speed, int runs) {
  Cost best = load_once(model, speed);
  for (int i = 1; i < runs; ++i) {
    const Cost cost = load_once(model, speed);
    if (cost.seconds < best.seconds) best = cost;
  }
  const double whole = whole_time(model, speed);
  const double ideal = ideal_time(model, speed);
  const double ratio = best.seconds / std::min(whole, ideal);
  std::printf("%-20s %6lld %6.0f %8zu %10.2f %10.3f %10.3f %10.3f %6.2f\n", model.name.c_str(),
              static_cast<long long>(speed.round_trip.count()), static_cast<double>(speed.bytes_per_second) / 1e6,
              best.requests, static_cast<double>(best.bytes) / 1e6, best.seconds, whole, ideal, ratio);
  std::fflush(stdout);
  return ratio;
}

// The shortest run counts; in longer ones, the machine was busy with other work.
constexpr int kRuns = 3;

int run(int argc, char** argv) {
  const bool is_short = argc > 1 && std::strcmp(argv[1], "--short") == 0;
  std::vector<Model> models = make_models();
  std::printf("%-20s %6s %6s %8s %10s %10s %10s %10s %6s\n", "model", "ms", "MB/s", "requests", "MB sent", "seconds",
              "whole", "ideal", "ratio");
  if (is_short) {
    models.resize(2);
    for (const Model& model : models) measure(model, {std::chrono::milliseconds(20), 100'000'000}, 1);
    return 0;
  }
  double worst = 0;
  for (const Model& model : models) {
    for (const int round_trip : {20, 50, 200}) {
      for (const std::uint64_t speed : {10'000'000u, 100'000'000u}) {
        worst = std::max(worst, measure(model, {std::chrono::milliseconds(round_trip), speed}, kRuns));
      }
    }
  }
  std::printf("largest ratio: %.2f\n", worst);
  return 0;
}

}  // namespace
}  // namespace onnxgen::bench

int main(int argc, char** argv) {
  return onnxgen::bench::run_main(onnxgen::bench::run, argc, argv);
}

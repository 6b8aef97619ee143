// onnxgen_elided_text: measures printing a few KB of a mapped model whose 5 GiB of weights are elided. Prints
// `print_elided_ms median tenth ninetieth`, and a line of the same form with the peak memory of the process in MiB.
#include <onnx/onnx-ml.pb.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "../program.h"
#include "../wire_writer.h"
#include "onnxgen/io/load.h"
#include "onnxgen/text/print.h"

namespace onnxgen::bench {
namespace {

constexpr std::uint64_t kWeights = std::uint64_t{5} << 30;
constexpr std::size_t kTextSize = 4096;
constexpr int kRuns = 31;

void length_delimited(WireWriter& out, std::uint32_t number, std::uint64_t size) {
  out.tag(number, WireType::kLengthDelimited);
  out.varint(size);
}

// The file is sparse: its weights are a hole at its end.
void make_model(const std::string& path) {
  WireWriter tensor;
  tensor.integer_field(1, static_cast<std::int64_t>(kWeights));  // dims
  tensor.integer_field(2, 3);                                    // data_type: INT8
  tensor.block_field(8, "weights");
  length_delimited(tensor, 9, kWeights);  // raw_data
  WireWriter graph;
  for (int i = 0; i < 70; ++i) {
    WireWriter node;
    node.block_field(1, "input_" + std::to_string(i));
    node.block_field(2, "output_" + std::to_string(i));
    node.block_field(4, "Relu");
    graph.message_field(1, node);
  }
  const std::string tensor_head = tensor.take();
  length_delimited(graph, 5, tensor_head.size() + kWeights);
  const std::string graph_head = graph.take() + tensor_head;
  WireWriter model;
  model.integer_field(1, 8);  // ir_version
  length_delimited(model, 7, graph_head.size() + kWeights);
  const std::string head = model.take() + graph_head;
  std::ofstream(path, std::ios::binary) << head;
  std::filesystem::resize_file(path, head.size() + kWeights);
}

double print_once(const std::string& path) {
  const auto start = std::chrono::steady_clock::now();
  onnx::ModelProto model;
  if (const Status status = io::try_load(path, model); !status) throw std::runtime_error(status.message());
  std::string text;
  text::PrintTextOptions options;
  options.longest_text = 100;
  if (const text::TextStatus status = text::print_text(model, text, options); !status) {
    throw std::runtime_error(status.message());
  }
  const std::chrono::duration<double, std::milli> taken = std::chrono::steady_clock::now() - start;
  if (text.size() < kTextSize || text.size() > 2 * kTextSize) throw std::runtime_error("not the text that was meant");
  return taken.count();
}

// Returns the peak memory of this program alone. getrusage() would include the shell that started it.
double greatest_size_mib() {
  std::ifstream status("/proc/self/status");
  for (std::string word; status >> word;) {
    double kibibytes = 0;
    if (word == "VmHWM:" && status >> kibibytes) return kibibytes / 1024;
  }
  throw std::runtime_error("the system does not say how large the process is");
}

int run(int argc, char** argv) {
  const RunFolder folder(take_flag("--folder=", argc, argv));
  const std::string path = folder / "model.onnx";
  make_model(path);
  std::vector<double> times(kRuns);
  for (double& time : times) time = print_once(path);
  std::sort(times.begin(), times.end());
  const double size = greatest_size_mib();
  std::printf("print_elided_ms %.4f %.4f %.4f\n", times[kRuns / 2], times[kRuns / 10], times[kRuns * 9 / 10]);
  std::printf("print_elided_mib %.2f %.2f %.2f\n", size, size, size);
  return 0;
}

}  // namespace
}  // namespace onnxgen::bench

int main(int argc, char** argv) {
  return onnxgen::bench::run_main(onnxgen::bench::run, argc, argv);
}

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "benchmark_corpora.h"
#include "corpora.h"
#include "wire_writer.h"

namespace onnxgen::bench {
namespace {

constexpr std::size_t kMebibyte = std::size_t{1} << 20;
constexpr std::size_t kTypedBytesPerKind = 25'000'000;
constexpr std::size_t kTensorsPerKind = 10;
constexpr std::size_t kWeightTensors = 300;
constexpr std::size_t kTensorsMebibytes = 192;
constexpr std::size_t kSmallBetweenLarge = 200;

constexpr std::uint32_t kFloatData = 4;
constexpr std::uint32_t kInt64Data = 7;
constexpr std::int64_t kFloatType = 1;
constexpr std::int64_t kInt64Type = 7;

enum class Layout { kPacked, kUnpacked };

// Returns mostly small indices, as in embeddings and shapes, and occasionally a negative number, which is encoded in
// ten bytes.
std::int64_t next_integer(std::mt19937_64& random) {
  const std::uint64_t bits = random();
  if (bits % 64 == 0) return -1 - static_cast<std::int64_t>((bits >> 8) % 1000);
  return static_cast<std::int64_t>((bits >> 8) % 50000);
}

float next_float(std::mt19937_64& random) {
  return static_cast<float>(static_cast<std::int64_t>(random() >> 40) - (1 << 23)) / 1e6f;
}

// Values of one tensor, encoded as fields.
struct Run {
  WireWriter fields;
  std::size_t elements = 0;
};

// Adds values until their packed form has `packed_bytes` bytes, whatever the layout.
Run make_floats(std::mt19937_64& random, std::size_t packed_bytes, Layout layout) {
  Run run;
  WireWriter packed;
  for (; packed.bytes().size() < packed_bytes; ++run.elements) {
    const float value = next_float(random);
    packed.fixed32(value);
    if (layout == Layout::kUnpacked) run.fields.float_field(kFloatData, value);
  }
  if (layout == Layout::kPacked) run.fields.block_field(kFloatData, packed.bytes());
  return run;
}

Run make_integers(std::mt19937_64& random, std::size_t packed_bytes, Layout layout) {
  Run run;
  WireWriter packed;
  for (; packed.bytes().size() < packed_bytes; ++run.elements) {
    const std::int64_t value = next_integer(random);
    packed.varint(static_cast<std::uint64_t>(value));
    if (layout == Layout::kUnpacked) run.fields.integer_field(kInt64Data, value);
  }
  if (layout == Layout::kPacked) run.fields.block_field(kInt64Data, packed.bytes());
  return run;
}

WireWriter make_tensor(const Run& run, std::int64_t type, std::string_view name) {
  WireWriter tensor;
  tensor.integer_field(1, static_cast<std::int64_t>(run.elements));
  tensor.integer_field(2, type);
  tensor.append(run.fields);
  tensor.block_field(8, name);
  return tensor;
}

std::string model_of(const WireWriter& graph) {
  WireWriter model;
  model.integer_field(1, 8);
  model.message_field(7, graph);
  return model.take();
}

std::string make_typed_model(Layout layout) {
  std::mt19937_64 random(1);
  WireWriter graph;
  const std::size_t bytes = kTypedBytesPerKind / kTensorsPerKind;
  for (std::size_t i = 0; i < kTensorsPerKind; ++i) {
    const auto suffix = "." + std::to_string(i);
    graph.message_field(5, make_tensor(make_floats(random, bytes, layout), kFloatType, "floats" + suffix));
    graph.message_field(5, make_tensor(make_integers(random, bytes, layout), kInt64Type, "integers" + suffix));
  }
  return model_of(graph);
}

std::string make_raw_tensors(std::size_t count, std::size_t bytes) {
  WireWriter graph;
  std::string raw(bytes, '\0');
  for (std::size_t i = 0; i < count; ++i) {
    std::fill(raw.begin(), raw.end(), static_cast<char>(i));
    WireWriter tensor;
    tensor.integer_field(1, static_cast<std::int64_t>(bytes / sizeof(float)));
    tensor.integer_field(2, kFloatType);
    tensor.block_field(8, "layers." + std::to_string(i) + ".weight");
    tensor.block_field(9, raw);
    graph.message_field(5, tensor);
  }
  return model_of(graph);
}

std::string read_file(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return std::string(std::istreambuf_iterator<char>(file), {});
}

}  // namespace

std::string make_typed() {
  return make_typed_model(Layout::kPacked);
}

std::string make_unpacked() {
  return make_typed_model(Layout::kUnpacked);
}

std::string make_weights(std::size_t mebibytes) {
  return make_raw_tensors(kWeightTensors, mebibytes * kMebibyte / kWeightTensors / sizeof(float) * sizeof(float));
}

std::string make_tensors(std::size_t mebibytes) {
  return make_raw_tensors(kTensorsMebibytes / mebibytes, mebibytes * kMebibyte);
}

std::vector<std::string> read_small() {
  const auto folder = tests::debian_models();
  if (!folder) return {};
  std::vector<std::filesystem::path> paths;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(*folder)) {
    if (entry.path().extension() == ".onnx") paths.push_back(entry.path());
  }
  std::sort(paths.begin(), paths.end());
  std::vector<std::string> models;
  for (const auto& path : paths) models.push_back(read_file(path));
  return models;
}

std::vector<std::string> make_mixed() {
  const std::vector<std::string> small = read_small();
  const std::string large[] = {make_structure(), make_raw_tensors(10, 2 * kMebibyte)};
  std::vector<std::string> models;
  for (std::size_t i = 0; i < small.size(); ++i) {
    if (i % kSmallBetweenLarge == 0) models.push_back(large[i / kSmallBetweenLarge % 2]);
    models.push_back(small[i]);
  }
  return models;
}

std::vector<std::string> make_corpus(const std::string& name, std::size_t weights_mebibytes) {
  if (name == "structure") return {make_structure()};
  if (name == "medium") return make_medium();
  if (name == "typed") return {make_typed()};
  if (name == "unpacked") return {make_unpacked()};
  if (name == "weights") return {make_weights(weights_mebibytes)};
  if (name == "small") return read_small();
  if (name == "mixed") return make_mixed();
  for (std::size_t mebibytes = 1; mebibytes <= kLargestTensorMebibytes; ++mebibytes) {
    if (name == tensors_corpus(mebibytes)) return {make_tensors(mebibytes)};
  }
  for (const std::size_t size : kGraphSizes) {
    if (name == one_graph_corpus(size)) return {make_graph_of(size)};
    if (name == many_graphs_corpus(size)) return std::vector<std::string>(kMebibyte / size, make_graph_of(size));
  }
  return {};
}

}  // namespace onnxgen::bench

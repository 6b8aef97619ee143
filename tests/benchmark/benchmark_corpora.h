// Makes the corpora, the same bytes on every run and every machine.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace onnxgen::bench {

// A graph as PyTorch exports it, about 7 MB: 20,000 nodes, 20,000 value_info, a few thousand tiny initializers.
std::string make_structure();

// Graphs of the same kind, of 20, 40, 80, 160 and 320 nodes: 7 to 110 KB.
std::vector<std::string> make_medium();

// 50 MB of packed float_data and int64_data.
std::string make_typed();

// The values of make_typed(), each with a tag of its own.
std::string make_unpacked();

// 300 tensors that share `mebibytes` of raw_data.
std::string make_weights(std::size_t mebibytes);

// 192 MiB of raw_data in tensors of `mebibytes` each.
std::string make_tensors(std::size_t mebibytes);

// The 1072 models of Debian's libonnx-testdata in the order of their paths; empty where it is not installed.
std::vector<std::string> read_small();

// What a server may be given, one after the other: the small models with a large one now and then, which is the graph
// of make_structure() and tensors of 2 MiB in turn. Empty where there are no small models.
std::vector<std::string> make_mixed();

// The corpora tensors_1 to tensors_4.
inline constexpr std::size_t kLargestTensorMebibytes = 4;
inline std::string tensors_corpus(std::size_t mebibytes) {
  return "tensors_" + std::to_string(mebibytes);
}

// Makes the corpus of that name; `weights_mebibytes` is the size of `weights`. Empty for an unknown name.
std::vector<std::string> make_corpus(const std::string& name, std::size_t weights_mebibytes);

}  // namespace onnxgen::bench

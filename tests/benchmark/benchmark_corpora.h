// Creates the corpora. They are identical in every run and on every machine.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace onnxgen::bench {

// Returns a graph as exported by PyTorch, about 7 MB: 20,000 nodes, 20,000 value_info, a few thousand tiny
// initializers.
std::string make_structure();

// Returns graphs of the same kind with 20, 40, 80, 160 and 320 nodes: 7 to 110 KB.
std::vector<std::string> make_medium();

// Returns a graph like those of make_medium(), of about `bytes` bytes.
std::string make_graph_of(std::size_t bytes);

// Returns 50 MB of packed float_data and int64_data.
std::string make_typed();

// Returns the values of make_typed() in unpacked form.
std::string make_unpacked();

// Returns 300 tensors with `mebibytes` MiB of raw_data in total.
std::string make_weights(std::size_t mebibytes);

// Returns 192 MiB of raw_data in tensors of `mebibytes` MiB each.
std::string make_tensors(std::size_t mebibytes);

// Returns the 1072 models of Debian's libonnx-testdata, sorted by path. Empty if the package is not installed.
std::vector<std::string> read_small();

// Returns a sequence of models as a server may receive them: the small models, with an occasional large one,
// alternately the graph of make_structure() and tensors of 2 MiB. Empty if there are no small models.
std::vector<std::string> make_mixed();

// Largest tensor size of the corpora tensors_1 to tensors_4, in MiB.
inline constexpr std::size_t kLargestTensorMebibytes = 4;
inline std::string tensors_corpus(std::size_t mebibytes) {
  return "tensors_" + std::to_string(mebibytes);
}

// Sizes in bytes of the single graphs in the corpora one_100 to one_100000. The corpora many_100 to many_100000 repeat
// the graph up to a total of a megabyte.
inline constexpr std::size_t kGraphSizes[] = {100, 1000, 10000, 100000};
inline std::string one_graph_corpus(std::size_t bytes) {
  return "one_" + std::to_string(bytes);
}
inline std::string many_graphs_corpus(std::size_t bytes) {
  return "many_" + std::to_string(bytes);
}

// Creates the corpus of this name. `weights_mebibytes` is the size of `weights`. Returns an empty corpus for an unknown
// name.
std::vector<std::string> make_corpus(const std::string& name, std::size_t weights_mebibytes);

}  // namespace onnxgen::bench

// Makes the corpora, the same bytes on every run and every machine.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace onnxgen::bench {

// A graph as PyTorch exports it, about 7 MB: 20,000 nodes, 20,000 value_info, a few thousand tiny initializers.
std::string make_structure();

// 50 MB of packed float_data and int64_data.
std::string make_typed();

// The values of make_typed(), each with a tag of its own.
std::string make_unpacked();

// 300 tensors that share `mebibytes` of raw_data.
std::string make_weights(std::size_t mebibytes);

// The 1072 models of Debian's libonnx-testdata in the order of their paths; empty where it is not installed.
std::vector<std::string> read_small();

// Makes the corpus of that name; `weights_mebibytes` is the size of `weights`. Empty for an unknown name.
std::vector<std::string> make_corpus(const std::string& name, std::size_t weights_mebibytes);

}  // namespace onnxgen::bench

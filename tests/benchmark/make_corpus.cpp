// onnxgen_make_corpus NAME DIRECTORY [MEBIBYTES]: writes the models of a corpus to NAME.onnx, or to NAME.0.onnx and so
// on if there are several. MEBIBYTES is the size of `weights`.
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include "benchmark_corpora.h"

int main(int argc, char** argv) {
  if (argc != 3 && argc != 4) {
    std::fprintf(
        stderr,
        "usage: %s structure|medium|small|typed|unpacked|weights|tensors_1...tensors_4|mixed|one_100... DIRECTORY "
        "[MEBIBYTES]\n",
        argv[0]);
    return 2;
  }
  const std::string name = argv[1];
  const auto models = onnxgen::bench::make_corpus(name, argc == 4 ? std::strtoull(argv[3], nullptr, 10) : 256);
  if (models.empty()) {
    std::fprintf(stderr, "no corpus '%s'\n", argv[1]);
    return 1;
  }
  for (std::size_t i = 0; i < models.size(); ++i) {
    const auto number = models.size() == 1 ? std::string() : "." + std::to_string(i);
    std::ofstream file(std::filesystem::path(argv[2]) / (name + number + ".onnx"), std::ios::binary);
    if (!file.write(models[i].data(), static_cast<std::streamsize>(models[i].size()))) return 1;
  }
  return 0;
}

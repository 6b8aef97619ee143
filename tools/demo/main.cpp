// onnx-summary MODEL.onnx: prints what a model is made of.
#include <iostream>

#include "model_file.h"
#include "summary.h"

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "usage: onnx-summary MODEL.onnx\n";
    return 2;
  }
  const LoadedModel loaded = load_model(argv[1]);
  if (!loaded.error.empty()) {
    std::cerr << "onnx-summary: " << argv[1] << ": " << loaded.error << '\n';
    return 1;
  }
  print_summary(std::cout, loaded.model);
  return std::cout.flush() ? 0 : 1;
}

// read_model IN OUT: prints the fields of a model that the schema declares, and writes the model to OUT. NEWER is
// defined if the program is compiled with the newer schema.
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>

#include "model.pb.h"

int main(int argc, char** argv) {
  if (argc != 3) return 2;
  std::ifstream in(argv[1], std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(in), {}};
  net::Model model;
  if (const onnxgen::Status status = model.ParseFromString(bytes); !status) {
    std::cerr << status.message() << '\n';
    return 1;
  }
  std::cout << "version " << model.version() << '\n';
  for (const net::Layer& layer : model.layer()) {
    std::cout << "layer " << layer.name() << " of " << layer.weights_size() << " weights\n";
#ifdef NEWER
    std::cout << "kind " << net::Kind_Name(layer.kind()) << '\n';
#endif
  }
#ifdef NEWER
  std::cout << "producer " << model.producer() << '\n' << "teacher " << model.teacher().version() << '\n';
#endif
  std::ofstream out(argv[2], std::ios::binary);
  return model.SerializeToOstream(&out) && out.flush() ? 0 : 1;
}

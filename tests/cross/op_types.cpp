// A minimal program: reads a model and prints the types of its nodes. Its size is mostly that of the classes.
#include <cstdio>
#include <string>

#include "onnx/onnx-ml.pb.h"

int main(int argc, char** argv) {
  std::FILE* const file = argc == 2 ? std::fopen(argv[1], "rb") : nullptr;
  if (file == nullptr) return 2;
  std::string bytes;
  char block[4096];
  for (std::size_t size; (size = std::fread(block, 1, sizeof block, file)) != 0;) bytes.append(block, size);
  std::fclose(file);

  onnx::ModelProto model;
  if (!model.ParseFromString(bytes)) return 1;
  for (const onnx::NodeProto& node : model.graph().node()) std::puts(std::string(node.op_type()).c_str());
  return 0;
}

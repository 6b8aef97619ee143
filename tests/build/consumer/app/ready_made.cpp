#include "onnx/onnx-ml.pb.h"

int main() {
  onnx::ModelProto model;
  model.set_ir_version(onnx::IR_VERSION);
  return model.has_ir_version() && model.ByteSizeLong() != 0 ? 0 : 1;
}

#include <string>

#include "onnx/onnx-ml.pb.h"
#include "onnxgen/io/save.h"
#include "onnxgen/text/print.h"

int main() {
  onnx::ModelProto model;
  model.set_producer_name("package");
  if (onnxgen::text::debug_string(model) != "producer_name: \"package\"\n") return 1;
  return onnxgen::io::try_save(model, "no/such/folder/model.onnx") ? 1 : 0;
}

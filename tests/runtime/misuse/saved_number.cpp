// expect only: the type is not a message class that onnxgen generated
#include <onnxgen/io/save.h>

void run() {
#ifdef WRONG
  onnxgen::io::save(5, "model.onnx");
#endif
}

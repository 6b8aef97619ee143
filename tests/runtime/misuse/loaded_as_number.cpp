// expect only: the type is not a message class that onnxgen generated
#include <onnxgen/io/load.h>

void run() {
#ifdef WRONG
  (void)onnxgen::io::load<int>("model.onnx");
#endif
}

// expect only: the type is not a TensorProto with the accessors
#include <onnxgen/tensor/tensor_view.h>

void run() {
#ifdef WRONG
  const int number = 5;
  (void)onnxgen::io::TensorView::of(number);
#endif
}

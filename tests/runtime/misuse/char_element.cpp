// expect only: tensors have no elements of this C\+\+ type
#include <onnxgen/tensor/tensor_view.h>

void run() {
#ifdef WRONG
  (void)onnxgen::io::TensorView().data<char>();
#endif
}

// expect only: strings are read as std::string_view
#include <onnxgen/tensor/tensor_view.h>

void run() {
#ifdef WRONG
  (void)onnxgen::io::TensorView().at<std::string>(0);
#endif
}

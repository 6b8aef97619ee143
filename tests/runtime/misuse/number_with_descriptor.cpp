// expect: the type has no descriptor
#include <onnxgen/reflection/descriptor.h>

void run() {
#ifdef WRONG
  (void)onnxgen::descriptor_of<int>();
#endif
}

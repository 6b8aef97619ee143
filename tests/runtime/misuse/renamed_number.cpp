// expect only: the type is not a ModelProto with the accessors
#include <onnxgen/graph/rename.h>

void run() {
#ifdef WRONG
  int number = 5;
  onnxgen::graph::rename_values(number, {});
#endif
}

// Keeps a program from including libprotobuf's own header by accident.
#error "google/protobuf/stubs/stl_util.h: onnxgen has no functions for containers: use those of the C++ library"

// Keeps a program from including libprotobuf's own header by accident.
#error "google/protobuf/stubs/map_util.h: onnxgen has no functions for maps: use the functions of std::map"

// Keeps a program from including libprotobuf's own header by accident.
#error \
    "google/protobuf/any.h is internal to libprotobuf: include google/protobuf/any.pb.h and link onnxgen::well_known_protobuf"

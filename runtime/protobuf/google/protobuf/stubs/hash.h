// Keeps a program from including libprotobuf's own header by accident.
#error "google/protobuf/stubs/hash.h: onnxgen has no hash_map: use std::unordered_map"

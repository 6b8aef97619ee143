// Keeps a program from including libprotobuf's own header by accident.
#error "google/protobuf/stubs/callback.h: onnxgen has no closures: use std::function"

// Keeps a program from including libprotobuf's own header by accident.
#error "google/protobuf/stubs/once.h: onnxgen has no GoogleOnceInit(): use std::call_once()"

// Keeps a program from including libprotobuf's own header by accident.
#error "google/protobuf/field_access_listener.h: onnxgen does not report accesses to fields"

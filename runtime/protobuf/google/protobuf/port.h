// Keeps a program from including libprotobuf's own header by accident.
#error "google/protobuf/port.h is internal to libprotobuf: include google/protobuf/stubs/common.h instead"

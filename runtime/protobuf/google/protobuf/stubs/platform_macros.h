// Keeps a program from including libprotobuf's own header by accident.
#error "google/protobuf/stubs/platform_macros.h is internal to libprotobuf: use the compiler's own macros"

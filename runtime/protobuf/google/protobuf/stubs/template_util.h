// Keeps a program from including libprotobuf's own header by accident.
#error "google/protobuf/stubs/template_util.h is internal to libprotobuf: use <type_traits>"
